// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/controls/stage.h"

#include <QImage>
#include <QMap>

namespace stonemason::test {

/// What can be observed of the program at one moment, by names:
/// - "documents": what each open one would write, and its history
/// - "settings", "files", "clipboard": what is kept there
/// - "tools", "view": how the current document is looked at and worked on
/// - "window": tabs, panels, windows and colours
/// - "said": sentences and questions
/// - "focus": what has the keys
struct Snapshot {
    QMap<QString, QString> facts;
    /// Of the view ("view") and of each panel in sight (its object name).
    QMap<QString, QImage> pictures;
};

/// The facts alone; quick.
QMap<QString, QString> factsOf(Stage& stage);
Snapshot snapshotOf(Stage& stage);

/// The names of the facts that differ.
QStringList differing(const QMap<QString, QString>& some, const QMap<QString, QString>& others);
inline const QString pictureOf = QStringLiteral("picture of ");
/// The names of the pictures that differ, with that in front.
QStringList differing(const QMap<QString, QImage>& some, const QMap<QString, QImage>& others);

} // namespace stonemason::test
