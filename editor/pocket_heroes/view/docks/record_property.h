// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pocket_heroes/view/docks/number_lists.h"
#include "editor/pocket_heroes/view/docks/property.h"

#include <limits>
#include <type_traits>

/// Properties that are one field of a record. In all of them refer(record) points to the field, and is
/// nullptr where a record has none.
namespace stonemason::pocket_heroes {

/// Calls visit(reference) with what `refer` points to in the thing's record, if that has it; else gives no.
template <typename WorldT, typename Refer, typename Visit>
bool withField(WorldT& world, Thing thing, Refer refer, Visit visit) {
    if (!has(world, thing)) return false;
    return withList(world, thing.kind, [&](auto& list) {
        auto pointer = refer(list[std::size_t(thing.index)]);
        if constexpr (std::is_same_v<decltype(pointer), std::nullptr_t>)
            return false;
        else
            return pointer && visit(*pointer);
    });
}

/// A field that records of one type have: the `refer` of its member.
template <typename Object, typename Field>
auto memberOf(Field Object::*member) {
    return [member](auto& record) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(record)>, Object>)
            return &(record.*member);
        else
            return nullptr;
    };
}

/// A number, an enum or a switch.
template <typename Refer>
Property numberProperty(const QString& label, PropertyType type, Refer refer) {
    Property property;
    property.label = label;
    property.type = type;
    property.get = [refer](const World& world, Thing thing) {
        std::optional<QVariant> value;
        withField(world, thing, refer, [&value](const auto& field) {
            value = qlonglong(field);
            return true;
        });
        return value;
    };
    property.set = [refer](World& world, Thing thing, const QVariant& value) {
        return withField(world, thing, refer, [&value](auto& field) {
            field = std::remove_cvref_t<decltype(field)>(value.toLongLong());
            return true;
        });
    };
    return property;
}

template <typename Number, typename Refer>
Property ranged(const QString& label, Refer refer, Number least = std::numeric_limits<Number>::lowest()) {
    Property property = numberProperty(label, PropertyType::Number, refer);
    property.least = double(least);
    property.most = double(std::numeric_limits<Number>::max());
    return property;
}

template <typename Refer>
Property chosen(const QString& label, Refer refer, std::function<Choices(const World&)> choices) {
    Property property = numberProperty(label, PropertyType::Choice, refer);
    property.choices = std::move(choices);
    return property;
}

/// An id.
template <typename Refer>
Property idProperty(const QString& label, Refer refer, Choices choices) {
    Property property;
    property.label = label;
    property.type = PropertyType::Choice;
    property.get = [refer](const World& world, Thing thing) {
        std::optional<QVariant> value;
        withField(world, thing, refer, [&value](const std::string& field) {
            value = QString::fromStdString(field);
            return true;
        });
        return value;
    };
    property.set = [refer](World& world, Thing thing, const QVariant& value) {
        return withField(world, thing, refer, [&value](std::string& field) {
            field = value.toString().toStdString();
            return true;
        });
    };
    property.choices = [choices = std::move(choices)](const World&) { return choices; };
    return property;
}

/// A list of numbers or of their names. The catalogue must outlive the property.
template <typename List, typename Refer>
Property listProperty(const QString& label, const QString& toolTip, const Catalogue& catalogue, Refer refer) {
    Property property;
    property.label = label;
    property.type = PropertyType::Line;
    property.toolTip = toolTip;
    property.get = [refer, &catalogue](const World& world, Thing thing) {
        std::optional<QVariant> value;
        withField(world, thing, refer, [&](const auto& field) {
            value = textOf(field, catalogue);
            return true;
        });
        return value;
    };
    property.set = [refer, &catalogue](World& world, Thing thing, const QVariant& value) {
        return withField(world, thing, refer,
                         [&](auto& field) { return readList(value.toString(), field, catalogue); });
    };
    property.isReadable = [&catalogue](const QString& text) {
        List list;
        return readList(text, list, catalogue);
    };
    property.names = [&catalogue](const QStringList& before) {
        return namesOf(static_cast<const List*>(nullptr), before, catalogue);
    };
    return property;
}

} // namespace stonemason::pocket_heroes
