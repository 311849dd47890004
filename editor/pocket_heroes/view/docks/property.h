// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/world/thing.h"
#include "editor/pocket_heroes/view/docks/choices.h"

#include <QIcon>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason::pocket_heroes {

/// The type of a property's editor.
enum class PropertyType {
    Choice, ///< one of `choices`, found by typing where there are many
    Number, ///< within `least` and `most`
    Switch,
    Line, ///< words of one line
    Words ///< words of several lines
};

/// An editable property of a world or of things in it. The callbacks receive the world and the thing;
/// properties of a world itself ignore the thing.
struct Property {
    QString label;
    PropertyType type = PropertyType::Number;
    /// Returns nullopt where there is no such property.
    std::function<std::optional<QVariant>(const World&, Thing)> get{};
    /// Returns false, without a change, when the value is not possible.
    std::function<bool(World&, Thing, const QVariant&)> set{};
    std::function<Choices(const World&)> choices{};
    double least = 0;
    double most = 0;
    QString leastText{}; ///< what a number that is the least means, or less; empty for a plain number
    QString toolTip{};
    /// Whether the value of this world cannot be changed: the field is disabled, its tool tip gives the
    /// reason.
    std::function<bool(const World&)> isFixed{};
    /// Whether the property has no effect for the thing in its present state: the field is disabled while
    /// that is so for all things.
    std::function<bool(const World&, Thing)> isIdle{};
    QString whyIdle{}; ///< the tool tip then
    /// For a line that is a list: whether it can be parsed, and the possible names of the part of an item
    /// that follows the parts `before`.
    std::function<bool(const QString&)> isReadable{};
    std::function<QStringList(const QStringList& before)> names{};
    /// Names among these that some of the things cannot have.
    std::function<QStringList(const World&, const std::vector<Thing>&)> unfit{};
    QIcon picture{};       ///< stands before the label; may be null
    bool isBeside = false; ///< stands on the row of the one before
};
using Properties = std::vector<Property>;

/// All that can be filled in of things on a map. The catalogue must outlive them.
Properties thingProperties(const Catalogue& catalogue);

/// "Message (English)": a text in a language.
QString wordsLabel(const QString& what, Language language);

/// The editable properties of items that heroes pick up, and of guards that let a hero with a key pass. The
/// catalogue must outlive them.
Properties treasureProperties(const Catalogue& catalogue);

/// The keys that there are tents of, by these.
Choices keyChoices(const Catalogue& catalogue);

/// All that can be filled in of a world as a whole.
Properties worldProperties();

/// The same of an event of time: the thing's index is that of the event.
Properties timeEventProperties();

} // namespace stonemason::pocket_heroes
