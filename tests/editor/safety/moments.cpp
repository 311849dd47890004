// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/moments.h"

#include "tests/editor/safety/broken_device.h"

#include <QDir>

#include <filesystem>

namespace stonemason::test {

namespace {

namespace fs = std::filesystem;

fs::path pathOf(const QString& path) {
    return path.toStdString();
}

} // namespace

Moments::Moments(QString folder, const std::function<void()>& act) : folder_(std::move(folder)) {
    {
        const BrokenDevice device(folder_.toStdString(), {.before = [this](int) { putBy(); }});
        act();
    }
    putBy();
}

void Moments::putBy() {
    const std::scoped_lock lock(putting_);
    fs::copy(pathOf(folder_), pathOf(copyOf(count_)), fs::copy_options::recursive);
    ++count_;
}

void Moments::goBackTo(int moment) const {
    for (const fs::directory_entry& entry : fs::directory_iterator(pathOf(folder_)))
        fs::remove_all(entry.path());
    fs::copy(pathOf(copyOf(moment)), pathOf(folder_), fs::copy_options::recursive);
}

} // namespace stonemason::test
