// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/workspace/grid_status.h"

namespace stonemason::pocket_heroes {

class TemplateDocument;

/// The template workspace's part of the status bar: the zone or the link under the pointer, or with the
/// cursor, and the count of problems.
class TemplateStatus : public GridStatus {
    Q_OBJECT

public:
    explicit TemplateStatus(QObject* parent = nullptr);

    void bind(TemplateDocument* document);

private:
    std::unique_ptr<QObject> context_; ///< of what is connected to the document
};

} // namespace stonemason::pocket_heroes
