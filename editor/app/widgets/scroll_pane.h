// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QScrollArea;
class QWidget;

namespace stonemason {

/// An area without a frame that takes the content over and scrolls it up and down where its height has not
/// enough room; its width is the area's, which is never less than the content needs.
QScrollArea* scrollPane(QWidget* content);

} // namespace stonemason
