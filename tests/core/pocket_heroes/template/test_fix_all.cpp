// SPDX-License-Identifier: GPL-3.0-or-later
// Taking all fixes of a template, and templates in which nearly everything is wrong.
#include "core/pocket_heroes/template/template_check.h"
#include "tests/core/pocket_heroes/template/template_cases.h"
#include "tests/support/one_by_one.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

namespace stonemason::pocket_heroes {

using namespace cases;

namespace {

int toRepair(const Template& made) {
    const TemplateReport report = checked(made);
    return report.count(Severity::Error) + report.count(Severity::Warning);
}

/// The result of applying all fixes one after the other.
int leftOneByOne(const Template& made) {
    return test::badnessOneByOne(
        made, [](const Template& at) { return checked(at).problems; },
        [](const TemplateProblem& problem) { return problem.severity != Severity::Note; },
        [](const Template& at, const TemplateFix& fix) { return repaired(at, fix); }, toRepair);
}

} // namespace

class TestFixAll : public QObject {
    Q_OBJECT

private slots:
    /// Each case, and each with another: fixes may get in each other's way.
    void isAsGoodAsOneByOne() {
        const std::vector<Case> all = allCases();
        for (std::size_t i = 0; i < all.size(); ++i) {
            Template made = soundTemplate();
            all[i].change(made);
            if (i % 2 == 1) all[i / 2].change(made);
            const FixedTemplate fixed = fixAll(made, shippedCatalogue());
            QCOMPARE(fixed.left, toRepair(fixed.fixedTemplate));
            QCOMPARE(fixed.solved, toRepair(made) - fixed.left);
            const auto ofSymmetry = std::ranges::count(checked(fixed.fixedTemplate).problems, mirrorCheck.id,
                                                       &TemplateProblem::check);
            QVERIFY2(fixed.left - ofSymmetry <= leftOneByOne(made), all[i].name);
            QVERIFY(fixed.fixedTemplate.config.symmetry == made.config.symmetry);
        }
    }

    void thousandsAreListedBoundedAndRepairedAtOnce() {
        constexpr int many = 20'000;
        Template made = soundTemplate();
        made.zones[0].mines.assign(many, {Resource::Gold, PlayerId::Neutral, {5, 2}});
        made.links.insert(made.links.end(), many, made.links.front());
        const TemplateReport report = checked(made);
        QVERIFY(report.count(Severity::Error) >= many);
        QVERIFY(report.count(Severity::Warning) >= many);
        QVERIFY(report.problems.size() < 3 * maximumListedProblems);
        const FixedTemplate fixed = fixAll(made, shippedCatalogue());
        QCOMPARE(fixed.fixedTemplate.links.size(), soundTemplate().links.size());
        QVERIFY(std::ranges::none_of(fixed.fixedTemplate.zones[0].mines, [](const ZoneMine& mine) {
            return mine.guardLevel.max < mine.guardLevel.min;
        }));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestFixAll)
#include "test_fix_all.moc"
