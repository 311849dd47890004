// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/model/template_problems.h"

#include "core/pocket_heroes/template/template_check.h"
#include "editor/pocket_heroes/text/template_text.h"

namespace stonemason::pocket_heroes {

QString TemplateReportText::headline(int number) const {
    return problemHeadline(problem(number));
}

QString TemplateReportText::sentence(int number) const {
    return problemSentence(problem(number));
}

/// The sentences name zones and links by their numbers.
QString TemplateReportText::placedSentence(int number) const {
    return problemSentence(problem(number));
}

QString TemplateReportText::fixText(int number, int fix) const {
    return pocket_heroes::fixText(problem(number).fixes[std::size_t(fix)]);
}

TemplateProblems::TemplateProblems(TemplateDocument& document) : ProblemSourceOf(document) {
}

std::shared_ptr<const ProblemReport> TemplateProblems::report() const {
    return std::make_shared<TemplateReportText>(document().report());
}

std::function<AllFixed(std::stop_token)> TemplateProblems::fixAll() const {
    return [made = document().made(), &catalogue = document().catalogue(),
            &document = document()](std::stop_token stop) {
        const FixedTemplate fixed = pocket_heroes::fixAll(made, catalogue, std::move(stop));
        AllFixed all{fixed.mended, fixed.left, {}};
        if (fixed.fixedTemplate != made)
            all.take = [&document, before = made, after = fixed.fixedTemplate] {
                if (document.made() != before) return false;
                document.change(tr("Fix all"), [&](Template& now) { now = after; });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::pocket_heroes
