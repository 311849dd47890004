// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace stonemason {

/// The wheel changes no field but the one that has the keys: over any other it scrolls what the field lies
/// in. Fields are spin boxes and those of dates, boxes of choices, sliders and dials, and tabs in what can be
/// scrolled. Nor does the wheel take the keys anywhere. To be installed on the application.
class FieldWheel : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Keys that Qt has every field take, and that belong to commands here. Undo and Redo step through what is
/// typed into a field until it is entered; after that, and in a field where nothing was typed, they belong to
/// the document. Emacs' keys (Ctrl+E, K and U), which fields take on X11, always go to commands first. To be
/// installed on the application.
class FieldKeys : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stonemason
