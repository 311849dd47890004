// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/problems/problems_dock.h"
#include "editor/grid/problems/report_text.h"
#include "tests/editor/grid/problems/toy_problems.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::test;

class TestProblemsPanel : public QObject {
    Q_OBJECT

private slots:
    void worstFirstUnderHeadings() {
        const Panel panel({found("note", Severity::Note), found("error", Severity::Error),
                           found("warning", Severity::Warning), found("error 2", Severity::Error)});
        QCOMPARE(panel.headlines().join(u','),
                 QStringLiteral(
                     "Must be fixed (2),error,error 2,Should be fixed (1),warning,Good to know (1),note"));
        const ProblemModel& model = *panel.panel.model();
        QCOMPARE(model.kind(model.index(0)), ProblemModel::RowKind::Heading);
        QVERIFY(!(model.flags(model.index(0)) & Qt::ItemIsSelectable));
        QVERIFY(model.flags(model.index(1)) & Qt::ItemIsSelectable);
        QCOMPARE(model.data(model.index(1), Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Error: error. error! Where: 0 cells"));
        QCOMPARE(model.data(model.index(1), Qt::ToolTipRole).toString(), QStringLiteral("tip"));
    }

    /// Who comes to the list by a key sees at once which card that is; the board does not move yet.
    void theFirstCardShowsThatItHasTheKeys() {
        Panel panel({found("note", Severity::Note), found("error", Severity::Error, {{1, 1}})});
        panel.dock.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel.dock));
        ProblemList& list = *panel.panel.list();
        const QSignalSpy shown(&list, &ProblemList::shown);
        list.clearFocus();
        list.setCurrentIndex({});
        list.setFocus(Qt::MouseFocusReason);
        QVERIFY(!list.currentProblem()); // a click chooses what it hits
        list.clearFocus();
        showDock(&panel.dock); // as Alt+0 does
        QVERIFY(list.hasFocus());
        QCOMPARE(list.currentIndex(), panel.row("error"));
        QVERIFY(list.selectionModel()->isSelected(list.currentIndex()));
        list.setCurrentIndex(panel.row("note"));
        list.clearFocus();
        list.setFocus(Qt::ShortcutFocusReason);
        QCOMPARE(list.currentIndex(), panel.row("note")); // what was chosen before stays so
        QCOMPARE(shown.size(), 0);
    }

    /// Many that say the same are one card with their places, which lists them when it is unfolded.
    void manyOfAKindAreOneCard() {
        std::vector<ToyProblem> problems;
        for (int i = 0; i < 60; ++i)
            problems.push_back(found("clash", Severity::Error, {{i, 3}}, {{i}}));
        problems.push_back(found("rare", Severity::Error, {{1, 1}}));
        Panel panel({}, {.foldedFrom = 3, .isPlaced = true});
        panel.source->findings.problems = problems;
        emit panel.source->reportChanged();
        QCOMPARE(panel.headlines().join(u','), QStringLiteral("Must be fixed (61),clash (60),rare"));
        ProblemModel& model = *panel.panel.model();
        ProblemList& list = *panel.panel.list();
        const QModelIndex fold = model.index(1);
        QCOMPARE(model.kind(fold), ProblemModel::RowKind::Fold);
        QVERIFY(!model.problem(fold) && model.firstOf(fold));
        QVERIFY(model.sentence(fold).contains(QStringLiteral("row 0, column 3")));
        QVERIFY(model.sentence(model.index(2)).contains(QStringLiteral("Where")));
        QVERIFY(model.flags(fold) & Qt::ItemIsSelectable);
        QCOMPARE(model.buttonTexts(fold),
                 (std::vector{QStringLiteral("Show Each"), QStringLiteral("Fix These (60)")}));
        list.setCurrentIndex(fold);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(model.rowCount(), 1 + 1 + ProblemModel::shownPerCheck + 1 + 1);
        QCOMPARE(model.headline(model.index(2)), QStringLiteral("clash"));
        QVERIFY(model.isUnfolded(model.index(1)));
        const std::vector<Cell>& ringed =
            panel.source->state().marked(); // all places, but those off the board
        QVERIFY(ringed.size() > 1);
        for (const Cell cell : ringed)
            QCOMPARE(cell.column, 3);
        const std::size_t places = ringed.size();
        list.setCurrentIndex(model.index(2));
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(panel.source->state().marked(), (std::vector<Cell>{{0, 3}}));
        list.setCurrentIndex(model.index(1));
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(panel.source->state().marked().size(), places);
        QTest::keyClick(&list, Qt::Key_Right);
        panel.source->findings.problems.pop_back(); // another report: what is unfolded stays so
        emit panel.source->reportChanged();
        QCOMPARE(model.rowCount(), 1 + 1 + ProblemModel::shownPerCheck + 1);
        QCOMPARE(list.currentIndex(), model.index(1));
        QTest::keyClick(&list, Qt::Key_Left);
        QCOMPARE(model.rowCount(), 2);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.fixRect(model.index(1), 1).center());
        QTRY_VERIFY(panel.source->reported.contains(QStringLiteral("all clash")));
    }

    /// However often its card is painted: for a thousand problems the text is slow to compute.
    void aFoldedCardIsWordedOnce() {
        Panel panel({}, {.foldedFrom = 3});
        for (int i = 0; i < 60; ++i)
            panel.source->findings.problems.push_back(found("clash", Severity::Error, {{i, 3}}, {{7}}));
        emit panel.source->reportChanged();
        ProblemModel& model = *panel.panel.model();
        QCOMPARE(model.buttonTexts(model.index(1)).back(), QStringLiteral("Fix 7 (60)"));
        const int asked = ToyReport::fixTextsAsked;
        for (int i = 0; i < 5; ++i)
            panel.panel.list()->viewport()->grab();
        QCOMPARE(ToyReport::fixTextsAsked, asked);
        panel.source->findings.problems.pop_back();
        emit panel.source->reportChanged();
        QCOMPARE(model.buttonTexts(model.index(1)).back(), QStringLiteral("Fix 7 (59)"));
    }

    /// The way from problem to problem leads through folded ones, forth and back.
    void stepsGoThroughFoldedKinds() {
        Panel panel({}, {.foldedFrom = 2});
        for (const int row : {1, 2, 3})
            panel.source->findings.problems.push_back(found("clash", Severity::Error, {{row, 0}}));
        panel.source->findings.problems.push_back(found("note", Severity::Note));
        emit panel.source->reportChanged();
        ProblemList& list = *panel.panel.list();
        const auto current = [&list] {
            const ProblemRef problem = list.currentProblem();
            return problem && !problem.report->cells(problem.number).empty()
                       ? problem.report->cells(problem.number).front().row
                       : 0;
        };
        for (const int row : {1, 2, 3, 0, 1}) {
            list.step(1);
            QCOMPARE(current(), row);
        }
        panel.panel.model()->setUnfolded(panel.panel.model()->index(1), false);
        list.setCurrentIndex(panel.row("note"));
        for (const int row : {3, 2, 1, 0}) {
            list.step(-1);
            QCOMPARE(current(), row);
        }
    }

    void countsWhatItDoesNotList() {
        std::vector<ToyProblem> problems;
        for (int i = 0; i < 1000; ++i)
            problems.push_back(found("clash", Severity::Error, {{i, 0}}));
        problems.push_back(found("last", Severity::Error));
        const Panel panel(problems);
        const ProblemModel& model = *panel.panel.model();
        QCOMPARE(model.rowCount(), 1 + ProblemModel::shownPerCheck + 1 + 1);
        const QModelIndex more = model.index(1 + ProblemModel::shownPerCheck);
        QCOMPARE(model.kind(more), ProblemModel::RowKind::More);
        QVERIFY(model.headline(more).contains(QString::number(1000 - ProblemModel::shownPerCheck)));
        QVERIFY(!(model.flags(more) & Qt::ItemIsSelectable));
        QVERIFY(panel.row("last").isValid());
    }

    /// Millions of problems of one kind get no rows of their own, but count in the totals, the report and
    /// the number of fixes.
    void countsWhatTheReportDoesNotList() {
        ToyFindings findings;
        for (int i = 0; i < 60; ++i)
            findings.problems.push_back(found("clash", Severity::Error, {{i, 0}}, {{7}}));
        findings.problems.push_back(found("hint", Severity::Note));
        findings.unlisted = {{"clash", findings.problems.front().message.id, Severity::Error, 2'000'000},
                             {"hint", findings.problems.back().message.id, Severity::Note, 5}};
        Panel panel({});
        panel.source->findings = findings;
        emit panel.source->reportChanged();
        const ProblemModel& model = *panel.panel.model();
        QCOMPARE(model.rowCount(), (1 + ProblemModel::shownPerCheck + 1) + (1 + 1 + 1));
        QCOMPARE(model.headline(model.index(0)), QStringLiteral("Must be fixed (2000060)"));
        QVERIFY(
            model.headline(model.index(1 + ProblemModel::shownPerCheck)).contains(QLatin1String("2000020")));
        QVERIFY(model.headline(model.index(model.rowCount() - 1)).contains(QLatin1Char('5')));
        QCOMPARE(panel.panel.fixable(), 2'000'060);
        const QString text = reportText(QStringLiteral("toy"), *panel.source->report());
        QVERIFY(text.startsWith(QLatin1String("toy: 2000060 errors, 6 notes")));
        QVERIFY(text.contains(QLatin1String("\nand 2000000 more like these\n")));
        QVERIFY(text.size() < 10'000);
    }

    /// A document is ready despite warnings if those are allowed; never despite errors.
    void readyWhenNothingMustBeFixed() {
        const QString read = QStringLiteral("read them");
        Panel panel({found("error", Severity::Error), found("warning", Severity::Warning)},
                    {.readyWithWarnings = read});
        ReadyPanel* ready = panel.panel.readyPanel();
        QVERIFY(ready->isHidden());
        panel.source->findings.problems.erase(panel.source->findings.problems.begin());
        emit panel.source->reportChanged();
        QVERIFY(!ready->isHidden());
        const QList<QLabel*> labels = ready->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [&](const QLabel* label) { return label->text() == read; }));
        panel.source->findings.problems.clear();
        emit panel.source->reportChanged();
        QVERIFY(!ready->isHidden());
        QVERIFY(std::ranges::none_of(labels, [&](const QLabel* label) { return label->text() == read; }));
    }

    void readyWhenNothingMustOrShouldBeFixed() {
        Panel panel({found("warning", Severity::Warning), found("note", Severity::Note)});
        QVERIFY(panel.panel.readyPanel()->isHidden());
        panel.source->findings.problems.erase(panel.source->findings.problems.begin());
        emit panel.source->reportChanged();
        QVERIFY(!panel.panel.readyPanel()->isHidden());
        panel.panel.setSource(nullptr);
        QVERIFY(panel.panel.readyPanel()->isHidden());
        QCOMPARE(panel.panel.model()->rowCount(), 0);
        panel.panel.copyReport(); // and nothing happens
        panel.panel.updateVerdict();
        panel.panel.fixAll();
    }

    void clickAndEnterRingTheCells() {
        Panel panel(
            {found("here", Severity::Error, {{1, 1}, {1, 2}}), found("there", Severity::Note, {{4, 4}})});
        QTest::mouseClick(panel.panel.list()->viewport(), Qt::LeftButton, {},
                          panel.panel.list()->visualRect(panel.row("here")).topLeft() + QPoint(60, 12));
        QVERIFY(panel.state.marked() == (std::vector<Cell>{{1, 1}, {1, 2}}));
        QCOMPARE(panel.state.markSeverity(), Severity::Error);
        panel.press("there", Qt::Key_Return);
        QVERIFY(panel.state.marked() == (std::vector<Cell>{{4, 4}}));
        QCOMPARE(panel.source->reported.join(u','), QStringLiteral("prepare,prepare"));
    }

    void ringsGoWithTheProblem() {
        Panel panel({found("here", Severity::Error, {{1, 1}}), found("there", Severity::Error, {{4, 4}})});
        panel.press("here", Qt::Key_Return);
        panel.source->findings.problems.pop_back();
        emit panel.source->reportChanged();
        QVERIFY(!panel.state.marked().empty());
        panel.source->findings = {};
        emit panel.source->reportChanged();
        QVERIFY(panel.state.marked().empty());
    }

    void ringsFollowTheirProblemAndLeaveTheViewAlone() {
        Panel panel({found("here", Severity::Error, {{1, 1}, {1, 2}, {1, 3}}),
                     found("there", Severity::Error, {{4, 4}})});
        panel.press("here", Qt::Key_Return);
        QSignalSpy revealed(&panel.state, &GridState::revealRequested);
        panel.source->findings.problems.front().cells = {{1, 3}};
        emit panel.source->reportChanged();
        QCOMPARE(panel.state.marked(), (std::vector<Cell>{{1, 3}}));
        QCOMPARE(panel.panel.model()->headline(panel.panel.list()->currentIndex()), QStringLiteral("here"));
        QCOMPARE(revealed.count(), 0);
        panel.source->findings.problems.front().cells = {{5, 5}}; // another of the kind
        emit panel.source->reportChanged();
        QVERIFY(panel.state.marked().empty());
    }

    void whatIsNewScrollsIntoSight() {
        std::vector<ToyProblem> problems;
        static const std::vector<std::string> names = [] {
            std::vector<std::string> all;
            for (int i = 0; i < 30; ++i)
                all.push_back("problem " + std::to_string(i));
            return all;
        }();
        for (const std::string& name : names)
            problems.push_back(found(name, Severity::Error, {{0, 0}}));
        Panel panel(problems);
        panel.panel.list()->setCurrentIndex(panel.row("problem 0"));
        const auto change = [&](const auto& how) {
            how(panel.source->findings.problems);
            emit panel.source->reportChanged();
            QCoreApplication::processEvents();
        };
        const auto isSeen = [&](const char* headline) {
            const QRect card = panel.panel.list()->visualRect(panel.row(headline));
            return panel.panel.list()->viewport()->rect().contains(card.center());
        };
        change([](auto& all) { all.push_back(found("new", Severity::Warning)); });
        QVERIFY(isSeen("new"));
        QVERIFY(!isSeen("problem 0"));
        panel.panel.list()->scrollToTop();
        change([](auto& all) { all.back().cells = {{3, 3}}; }); // the same at another place
        QVERIFY(isSeen("problem 0"));
        change([](auto& all) { all.pop_back(); });
        QVERIFY(isSeen("problem 0"));
        change([](auto& all) { all[20].cells = {{3, 3}}, all.push_back(found("more", Severity::Note)); });
        QVERIFY(isSeen("more"));
    }

    void theChosenOneStaysChosen() {
        Panel panel({found("here", Severity::Error, {{1, 1}}, {{1}})});
        panel.panel.list()->setCurrentIndex(panel.row("here"));
        // Another comes before it, and it can be repaired in another way.
        panel.source->findings.problems = {found("new", Severity::Error),
                                           found("here", Severity::Error, {{1, 1}}, {{2}})};
        emit panel.source->reportChanged();
        QCOMPARE(panel.panel.list()->currentIndex(), panel.row("here"));
        panel.source->findings.problems.pop_back();
        emit panel.source->reportChanged();
        QVERIFY(!panel.panel.list()->currentIndex().isValid());
    }

    void copiesTheReportAsText() {
        const Panel panel({found("note", Severity::Note), found("error", Severity::Error, {{1, 1}})});
        panel.panel.copyReport();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("Toy: 1 error, 1 note\n\nError: error\nerror! Where: 1 cells\n"
                                "\nNote: note\nnote! Where: 0 cells\n"));
    }

    void countsInWords() {
        ToyFindings findings;
        QCOMPARE(countText(findings), QStringLiteral("No problems"));
        findings.problems = {found("a", Severity::Warning), found("b", Severity::Error),
                             found("c", Severity::Warning)};
        QCOMPARE(countText(findings), QStringLiteral("1 error, 2 warnings"));
    }
};

STONEMASON_TEST(TestProblemsPanel)
#include "test_problems_panel.moc"
