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

/// What a property is filled in with.
enum class PropertyType {
    Choice, ///< one of `choices`, found by typing where there are many
    Number, ///< within `least` and `most`
    Switch,
    Line, ///< words of one line
    Words ///< words of several lines
};

/// Something of a world, or of things in it, that people fill in. Thing and world are those it is asked for;
/// properties of a world itself take no heed of the thing.
struct Property {
    QString label;
    PropertyType type = PropertyType::Number;
    /// Nothing where there is no such property.
    std::function<std::optional<QVariant>(const World&, Thing)> get{};
    /// False when the value cannot be: nothing was changed then.
    std::function<bool(World&, Thing, const QVariant&)> set{};
    std::function<Choices(const World&)> choices{};
    double least = 0;
    double most = 0;
    QString leastText{}; ///< what a number that is the least means, or less; empty for a plain number
    QString toolTip{};
    /// Whether the value of this world cannot be changed: the field is disabled, its tool tip gives the
    /// reason.
    std::function<bool(const World&)> isFixed{};
    /// Whether it means nothing for the thing as that is now: the field is disabled while it means nothing
    /// for all of them.
    std::function<bool(const World&, Thing)> isIdle{};
    QString whyIdle{}; ///< the tool tip then
    /// Of a line that is a list: whether it can be read at all, and the names that a part of an item can have
    /// behind these parts of it.
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

/// What can be filled in of what lies on a map to be taken, and of what guards the way for who has a key. The
/// catalogue must outlive them.
Properties treasureProperties(const Catalogue& catalogue);

/// The keys that there are tents of, by these.
Choices keyChoices(const Catalogue& catalogue);

/// All that can be filled in of a world as a whole.
Properties worldProperties();

/// The same of an event of time: the thing's index is that of the event.
Properties timeEventProperties();

} // namespace stonemason::pocket_heroes
