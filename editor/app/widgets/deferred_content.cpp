// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/deferred_content.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace stonemason {

DeferredContent::DeferredContent(QWidget& holder, std::function<void()> build)
    : holder_(holder), build_(std::move(build)) {
    holder_.installEventFilter(this);
}

void DeferredContent::ensure() {
    if (isBuilt()) return;
    holder_.removeEventFilter(this);
    std::exchange(build_, nullptr)();
}

/// Builds the content before the holder handles its show event, so that its handlers find the content.
bool DeferredContent::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Show) ensure();
    return false;
}

} // namespace stonemason
