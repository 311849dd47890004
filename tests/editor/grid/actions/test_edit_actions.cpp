// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/edit_actions.h"
#include "editor/grid/tools/tool_box.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/editor/grid/toy_target.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;
using test::ToyTarget;

namespace {

/// Writes down what goes to the clipboard and comes from it.
class ToyEdits : public EditActions {
public:
    ToyEdits()
        : EditActions(QStringLiteral("toy"), {.paste = QStringLiteral("Paste it"),
                                              .remove = QStringLiteral("Blank it"),
                                              .selectAll = QStringLiteral("All"),
                                              .noTurn = QStringLiteral("Select first")}) {
        addTurns();
    }

    std::string copied; ///< the first row as it was copied
    int pasted = 0;
    bool stampInHand = false;

protected:
    void copy() override { copied = static_cast<ToyTarget&>(target()).row(0); }
    void paste() override { ++pasted; }
    bool turnStamp(Transform) override { return stampInHand; }
};

/// A toy board that is painted with 700, and the actions on it.
struct Sheet {
    Sheet() {
        auto target = std::make_unique<ToyTarget>(Size{3, 4});
        toy = target.get();
        view = std::make_unique<GridView>(
            std::make_unique<test::ToyGrid>(toy->state()),
            std::make_unique<ToolHand>(std::move(target), ToolBox(gridTools()), tools));
        toy->preview({{{0, 0}, 700}, {{0, 1}, 700}});
        toy->commit(QStringLiteral("Paint"));
        actions.bind(view.get());
    }
    void trigger(const char* id) { action(id)->trigger(); }
    QAction* action(const char* id) { return actions.action(QLatin1String(id)); }
    const CellSet& selection() const { return toy->state().selection(); }

    ToolState tools;
    ToyTarget* toy = nullptr;
    std::unique_ptr<GridView> view;
    ToyEdits actions;
};

} // namespace

class TestEditActions : public QObject {
    Q_OBJECT

private slots:
    void whatIsSelectedBecomesBlank() {
        Sheet sheet;
        sheet.toy->state().setSelection({{0, 1}, {0, 2}});
        sheet.trigger("delete");
        QCOMPARE(sheet.toy->row(0), std::string("700 0 0 0"));
        QCOMPARE(sheet.toy->steps.join(u','), QStringLiteral("Paint,Delete"));
        QVERIFY(sheet.actions.copied.empty());
    }

    void cutCopiesWhatGoes() {
        Sheet sheet;
        sheet.toy->state().setSelection({{0, 0}});
        sheet.toy->preview({{{0, 3}, 5}}); // a stroke under way is given up first
        sheet.trigger("cut");
        QCOMPARE(sheet.actions.copied, std::string("700 700 0 0"));
        QCOMPARE(sheet.toy->row(0), std::string("0 700 0 0"));
        QCOMPARE(sheet.toy->steps.join(u','), QStringLiteral("Paint,Cut"));
    }

    void whatIsSelectedIsTurnedInItsPlace() {
        Sheet sheet;
        QSignalSpy sent(&sheet.actions, &ActionSet::message);
        sheet.trigger("rotate-right");
        QCOMPARE(sent.back().front().toString(), QStringLiteral("Select first"));
        sheet.toy->state().setSelection({{0, 1}, {0, 2}, {0, 3}});
        sheet.trigger("flip-horizontal");
        QCOMPARE(sheet.toy->row(0), std::string("700 0 0 700"));
        QCOMPARE(sheet.toy->steps.back(), QStringLiteral("Flip Horizontally"));
        sheet.toy->state().setSelection({{0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 2}, {2, 3}});
        sheet.trigger("flip-vertical");
        QCOMPARE(sheet.toy->row(0), std::string("700 0 0 0"));
        QCOMPARE(sheet.toy->row(2), std::string("0 0 0 700"));
        sheet.trigger("rotate-left"); // three by two where two by three was, and what it leaves is blank
        QCOMPARE(sheet.toy->row(2), std::string("0 0 0 0"));
        sheet.actions.stampInHand = true; // then it is that which turns
        const QStringList steps = sheet.toy->steps;
        sheet.trigger("rotate-left");
        QCOMPARE(sheet.toy->steps, steps);
    }

    void copyAndPasteAreTheGames() {
        Sheet sheet;
        sheet.trigger("paste");
        QCOMPARE(sheet.actions.pasted, 1);
        sheet.toy->state().setSelection({{0, 0}});
        sheet.trigger("copy");
        QCOMPARE(sheet.actions.copied, std::string("700 700 0 0"));
        QCOMPARE(sheet.toy->steps.size(), 1);
    }

    void theSelectionBecomesTheStamp() {
        Sheet sheet;
        sheet.toy->state().setSelection({{0, 1}, {1, 1}});
        sheet.trigger("capture-stamp");
        QCOMPARE(sheet.toy->stamp().size, (Size{2, 1}));
        QCOMPARE(sheet.toy->stamp().cells.codes().front(), TileIndex(700));
    }

    void selectsAllNothingAndTheRest() {
        Sheet sheet;
        sheet.trigger("select-all");
        QCOMPARE(sheet.selection().size(), std::size_t(12));
        sheet.trigger("select-none");
        QVERIFY(sheet.selection().empty());
        sheet.toy->state().setSelection({{0, 0}, {2, 3}});
        sheet.trigger("invert-selection");
        QCOMPARE(sheet.selection().size(), std::size_t(10));
        QVERIFY(!sheet.selection().contains({2, 3}));
        sheet.trigger("invert-selection");
        QVERIFY(sheet.selection() == (std::vector<Cell>{{0, 0}, {2, 3}}));
    }

    void whatNeedsASelectionWaitsForOne() {
        Sheet sheet;
        for (const char* id : {"cut", "copy", "delete", "capture-stamp", "select-none"}) {
            QVERIFY2(!sheet.action(id)->isEnabled(), id);
            sheet.toy->state().setSelection({{1, 1}});
            QVERIFY2(sheet.action(id)->isEnabled(), id);
            sheet.toy->state().setSelection({});
        }
        for (const char* id : {"paste", "select-all", "invert-selection"}) {
            QVERIFY2(sheet.action(id)->isEnabled(), id);
            sheet.actions.bind(nullptr);
            QVERIFY2(!sheet.action(id)->isEnabled(), id);
            sheet.actions.bind(sheet.view.get());
        }
        QVERIFY(sheet.action("paste")->toolTip().startsWith(QStringLiteral("Paste it")));
        QVERIFY(sheet.action("delete")->toolTip().startsWith(QStringLiteral("Blank it")));
        QVERIFY(sheet.action("select-all")->toolTip().startsWith(QStringLiteral("All")));
    }
};

STONEMASON_TEST(TestEditActions)
#include "test_edit_actions.moc"
