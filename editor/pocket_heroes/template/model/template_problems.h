// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/template/template_check.h"
#include "editor/grid/problems/problem_source_of.h"
#include "editor/pocket_heroes/template/model/template_document.h"

namespace stonemason::pocket_heroes {

/// What the checks of a template found, in words.
class TemplateReportText : public ReportOf<TemplateFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int number) const override;
    QString sentence(int number) const override;
    QString placedSentence(int number) const override;
    QString fixText(int number, int fix) const override;
};

/// The problems of an open template.
class TemplateProblems : public ProblemSourceOf<TemplateDocument, TemplateReportText> {
    Q_OBJECT

public:
    explicit TemplateProblems(TemplateDocument& document);

    std::shared_ptr<const ProblemReport> report() const override;
    bool canFixAll() const override { return true; }
    std::function<AllFixed(std::stop_token)> fixAll() const override;
};

} // namespace stonemason::pocket_heroes
