// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/stage.h"

#include <QImage>
#include <QMap>

namespace stonemason::test {

/// The observable state of the program at one moment, by names:
/// - "documents": the bytes that each open one would write, and its history
/// - "settings", "files", "clipboard": what is stored there
/// - "tools", "view": the tool and view state of the current document
/// - "window": tabs, panels, windows and colours
/// - "said": sentences and questions
/// - "focus": the widget with the keyboard focus
struct Snapshot {
    QMap<QString, QString> facts;
    /// Of the view ("view") and of each panel in sight (its object name).
    QMap<QString, QImage> pictures;
};

/// Only the facts; fast.
QMap<QString, QString> factsOf(Stage& stage);
Snapshot snapshotOf(Stage& stage);

/// The names of the facts that differ.
QStringList differing(const QMap<QString, QString>& some, const QMap<QString, QString>& others);
inline const QString pictureOf = QStringLiteral("picture of ");
/// The names of the pictures that differ, each prefixed with `pictureOf`.
QStringList differing(const QMap<QString, QImage>& some, const QMap<QString, QImage>& others);

} // namespace stonemason::test
