// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/template_problems.h"

#include "core/base/all_fixer.h"
#include "editor/text/pocket_heroes/template_text.h"

namespace stonemason::pocket_heroes {

namespace {

/// A template as AllFixer mends it.
struct FixableTemplate {
    using Value = Template;
    using Fix = TemplateFix;
    using Place = int; ///< the whole: fixes move each other's indices

    const Catalogue* catalogue;

    TemplateReport check(const Template& made) const { return checkTemplate(made, *catalogue); }
    void make(Template& made, const TemplateFix& fix) const { made = edited(std::move(made), fix.edit); }
    std::set<int> places(const TemplateFix&) const { return {0}; }
};

int toMend(const TemplateReport& report) {
    return report.count(Severity::Error) + report.count(Severity::Warning);
}

} // namespace

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
        const int before = toMend(checkTemplate(made, catalogue));
        AllFixer<FixableTemplate> fixer(made, {&catalogue}, std::move(stop));
        fixer.fix();
        AllFixed all{before - toMend(fixer.report()), toMend(fixer.report()), {}};
        if (fixer.value() != made)
            all.take = [&document, before = made, after = fixer.value()] {
                if (document.made() != before) return false;
                document.change(tr("Fix all"), [&](Template& now) { now = after; });
                return true;
            };
        return all;
    };
}

} // namespace stonemason::pocket_heroes
