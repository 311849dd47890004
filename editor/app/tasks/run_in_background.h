// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventLoop>
#include <QMetaObject>

#include <optional>
#include <thread>
#include <type_traits>
#include <utility>

namespace stonemason {

/// Does the work on a thread of its own and comes back with what it returns. Meanwhile windows are painted
/// and timers run, but the person can do nothing: for what must be there before anything else goes on.
template <typename Work>
std::invoke_result_t<Work> runInBackground(Work work) {
    std::optional<std::invoke_result_t<Work>> value;
    QEventLoop loop;
    {
        const std::jthread worker([&value, &work, &loop] {
            value.emplace(work());
            QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
        });
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
    return std::move(*value);
}

} // namespace stonemason
