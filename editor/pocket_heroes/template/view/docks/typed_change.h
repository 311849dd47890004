// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template.h"

#include <QString>

#include <functional>

namespace stonemason::pocket_heroes {

class TemplateDocument;

/// Changes of a template by the fields of a form. What is typed on in one field is done each time to the
/// template as it was before the first digit, for everything that it goes to: on the way to "60" a "6" may
/// pass the other end of a range.
class TypedChange {
public:
    /// @param field see TemplateDocument::change()
    /// @param again in the place of the last change
    void make(TemplateDocument& document, const QString& text, const std::function<void(Template&)>& change,
              int field, bool again);

private:
    Template before_; ///< the last change
    Template after_;
};

} // namespace stonemason::pocket_heroes
