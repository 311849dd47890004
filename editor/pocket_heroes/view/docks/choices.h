// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"

#include <QIcon>
#include <QString>
#include <QVariant>

#include <vector>

class QComboBox;

namespace stonemason::pocket_heroes {

/// Pixels of a side of the pictures in forms.
inline constexpr int recordPictureSide = 20;

/// The map's picture of a thing on one cell: treasure, guards, heroes, events. Null for anything larger.
QIcon pictureOf(const Record& record);
/// The picture of a pile of that.
QIcon pictureOf(Resource resource);

/// An entry of a combo box in a form of worlds or templates.
struct Choice {
    QString name;
    QVariant value;
    QIcon picture{}; ///< beside the name; may be null
};
using Choices = std::vector<Choice>;

Choices surfaceChoices(const Catalogue& catalogue);
/// Nobody first, then the players by colour.
Choices ownerChoices();
/// A random one first, then all there are.
Choices resourceChoices();
Choices nationChoices();

/// A combo box of these entries that may be narrow.
QComboBox* choiceBox(const Choices& choices, const QString& accessibleName);
/// Shows the entry of that number; one that there is not, as the number.
void showChoice(QComboBox& box, int number);

} // namespace stonemason::pocket_heroes
