// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <variant>

/// Changes of templates.
namespace stonemason::pocket_heroes {

/// Another zone in the place of one, by index.
struct SetZone {
    int index = 0;
    Zone zone;
    bool operator==(const SetZone&) const = default;
};
/// Another link in the place of one, by its position in the list.
struct SetLink {
    int index = 0;
    Link link;
    bool operator==(const SetLink&) const = default;
};
/// A link behind all others.
struct AddLink {
    Link link;
    bool operator==(const AddLink&) const = default;
};
struct RemoveLink {
    int index = 0;
    bool operator==(const RemoveLink&) const = default;
};
/// No zone has a place of its own any more.
struct FreePlaces {
    bool operator==(const FreePlaces&) const = default;
};
struct SetConfig {
    Config config;
    bool operator==(const SetConfig&) const = default;
};

using TemplateEdit = std::variant<SetZone, SetLink, AddLink, RemoveLink, FreePlaces, SetConfig>;

/// The template with the change. Indices must be in their lists.
Template edited(Template made, const TemplateEdit& edit);

} // namespace stonemason::pocket_heroes
