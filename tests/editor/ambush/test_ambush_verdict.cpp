// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/site_actions.h"
#include "editor/ambush/view/sites/site_words.h"
#include "tests/editor/ambush/text_window.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QTreeView>

namespace stonemason::ambush {

using test::patternOf;
using test::TextWindow;

/// The verdict of the ambush panel on a search.
class TestAmbushVerdict : public QObject {
    Q_OBJECT

private slots:
    /// A pattern that cannot be searched for is reported, and one that is closed is removed.
    void patternsComeAndGo() {
        TextWindow window("....\n....\n");
        window.lookFor(patternOf("**"));
        QVERIFY(window.dock->form().verdict()->text().contains(QStringLiteral("not compared")));
        const int there = window.dock->form().patterns()->count();
        window.view.reset();
        window.drawn.reset();
        QCOMPARE(window.dock->form().patterns()->count(), there - 1);
        window.lookFor(patternOf("......."));
        QVERIFY(window.dock->form().verdict()->text().contains(QStringLiteral("larger than this map")));
    }

    /// Beside others that are looked for.
    void patternsThatCannotBeLookedForAreNamed() {
        TextWindow window("....\n....\n");
        const auto& shelf = window.patterns.workspace.shelf();
        const auto verdict = [&] { return window.dock->form().verdict()->text(); };
        window.lookFor(patternOf(".."));
        window.dock->form().patterns()->setChosen(shelf.first(), true); // larger than the map
        window.wait();
        const QString large = QString::fromStdString(window.patterns.workspace.samplePatterns().back().name);
        QVERIFY(!window.places().empty());
        QVERIFY(verdict().contains(QStringLiteral("pass")));
        QVERIFY(verdict().contains(QStringLiteral("The pattern %1 is larger than this map").arg(large)));
        window.drawn->change(QStringLiteral("all"),
                             [](Pattern& pattern) { pattern.signs = patternOf("**").signs; });
        window.wait();
        QVERIFY(window.places().empty());
        QVERIFY(verdict().contains(QStringLiteral("larger than this map")));
        QVERIFY(verdict().contains(window.drawn->title()));
        QVERIFY(verdict().contains(QStringLiteral("not compared")));
    }

    /// None of them hides the others.
    void reportsEveryFault() {
        TextWindow window("..............................\n");
        window.lookFor(patternOf("**"));
        PatternDocument other(patternOf("***"));
        const std::unique_ptr<QWidget> view(window.patterns.workspace.createView(other, nullptr));
        for (const ShelvedPattern& shelved : window.patterns.workspace.shelf().patterns())
            window.dock->form().patterns()->setChosen(shelved.key,
                                                      shelved.from == ShelvedPattern::From::Document);
        QCOMPARE(window.dock->form().verdict()->text().count(QStringLiteral("not compared")), 2);
    }

    void reportsMorePlacesThanAreLookedAt() {
        std::string rows;
        for (int row = 0; row < 1001; ++row)
            rows += std::string(1000, '.') + '\n';
        TextWindow window(rows);
        window.dock->form().choice()->setCurrentIndex(
            window.dock->form().choice()->findData(int(Choice::All)));
        window.lookFor(patternOf("."));
        QCOMPARE(window.places().size(), maximumPlaces);
        QCOMPARE(
            window.dock->form().verdict()->text(),
            QStringLiteral("1001000 places pass, more than can be looked at; only the best 1000000 are."));
        // The list fetches rows only as far as it is scrolled.
        QVERIFY(window.dock->model().rowCount() < window.dock->model().siteCount());
        window.dock->actions().action(QStringLiteral("previous-ambush"))->trigger();
        QCOMPARE(window.canvas->state().cursor(), (Cell{999, 999}));
        QCOMPARE(window.dock->form().list()->currentIndex().row(), 999'999);
        window.dock->form().list()->sortByColumn(SiteModel::Where, Qt::DescendingOrder);
        window.wait();
        QCOMPARE(window.dock->form().list()->currentIndex().row(), 0);
    }

    void marksSitesOfTheBestPlaces() {
        SiteFindings found;
        found.passable = BitGrid(Size{2, 2});
        found.passing = 9;
        found.tried = 16;
        found.lookedAt = 9;
        QCOMPARE(verdictText(found, Choice::Most), QStringLiteral("9 place(s) pass, 0 site(s)."));
        found.lookedAt = 4;
        const QString reported =
            QStringLiteral("9 places pass, more than can be looked at; only the best 4 are");
        QCOMPARE(verdictText(found, Choice::Most), reported + QStringLiteral(". 0 site(s)."));
        QVERIFY(plainText({"map", {}, std::make_shared<SiteFindings>(found)}).contains(reported));
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestAmbushVerdict)
#include "test_ambush_verdict.moc"
