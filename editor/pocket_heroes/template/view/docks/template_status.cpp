// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/docks/template_status.h"

#include "editor/pocket_heroes/template/model/template_document.h"
#include "editor/pocket_heroes/template/model/template_words.h"

namespace stonemason::pocket_heroes {

TemplateStatus::TemplateStatus(QObject* parent) : GridStatus(QStringLiteral("template."), parent) {
    cellLabel()->setAccessibleName(tr("Zone or link"));
}

void TemplateStatus::bind(TemplateDocument* document) {
    context_ = std::make_unique<QObject>();
    if (!document) return setSubject({});
    connect(document, &TemplateDocument::edited, context_.get(), [this] { updateCell(); });
    connect(document, &TemplateDocument::reportChanged, context_.get(), [this] { updateProblems(); });
    setSubject({.state = &document->view(),
                .view = nullptr,
                .cellText =
                    [document](Cell cell) { return partText(document->made(), document->catalogue(), cell); },
                .problems = [document] { return ProblemCounts(document->report()); }});
}

} // namespace stonemason::pocket_heroes
