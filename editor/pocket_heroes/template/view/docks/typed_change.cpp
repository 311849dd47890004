// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/typed_change.h"

#include "editor/pocket_heroes/template/model/template_document.h"

namespace stonemason::pocket_heroes {

void TypedChange::make(TemplateDocument& document, const QString& text,
                       const std::function<void(Template&)>& change, int field, bool again) {
    // Whatever else has changed the template meanwhile stays.
    if (!again || document.made() != after_) before_ = document.made();
    document.change(
        text,
        [&](Template& made) {
            made = before_;
            change(made);
        },
        field);
    after_ = document.made();
}

} // namespace stonemason::pocket_heroes
