// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/template/template_edit.h"

namespace stonemason::pocket_heroes {

namespace {

struct Editor {
    Template& made;

    void operator()(const SetZone& edit) { made.zones[std::size_t(edit.index)] = edit.zone; }
    void operator()(const SetLink& edit) { made.links[std::size_t(edit.index)] = edit.link; }
    void operator()(const AddLink& edit) { made.links.push_back(edit.link); }
    void operator()(const RemoveLink& edit) { made.links.erase(made.links.begin() + edit.index); }
    void operator()(const FreePlaces&) {
        for (Zone& zone : made.zones)
            zone.place.reset();
    }
    void operator()(const SetConfig& edit) { made.config = edit.config; }
};

} // namespace

Template edited(Template made, const TemplateEdit& edit) {
    std::visit(Editor{made}, edit);
    return made;
}

} // namespace stonemason::pocket_heroes
