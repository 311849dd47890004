// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/actions/tool_actions.h"
#include "editor/grid/tools/tool_box.h"
#include "tests/editor/grid/grid_desk.h"
#include "tests/editor/grid/toy_target.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>

using namespace stonemason;

namespace {

/// The tools of boards, of which the eraser works only while it is allowed to.
class ToyActions : public ToolActions {
public:
    ToyActions(ToolState& state, const ToolBox& tools)
        : ToolActions(QStringLiteral("toy"), state, tools, offer()) {}

    void letErase(bool on) {
        erases_ = on;
        update();
    }
    /// Whether the tool bar shows the button of that name.
    bool isSeen(const char* name) const {
        for (const QAction* button : toolBar())
            if (button->objectName() == QLatin1String(name)) return button->isVisible();
        return false;
    }

protected:
    bool worksNow(const Tool& tool) const override { return erases_ || tool.id() != QLatin1String("eraser"); }

private:
    static ToolOffer offer() {
        ToolOffer offer = gridToolOffer();
        offer.at(QStringLiteral("eraser"))->sometimes = true;
        return offer;
    }
    bool erases_ = true;
};

/// A toy board and the actions on it.
struct Workshop : test::GridDesk {
    Workshop() { actions.bind(&view); }

    QAction* action(const char* id) const { return actions.action(QLatin1String(id)); }

    ToolState tools;
    ToolBox box{gridTools()};
    ToyActions actions{tools, box};
};

} // namespace

class TestToolActions : public QObject {
    Q_OBJECT

private slots:
    void everyToolOfBoardsHasItsAction() {
        Workshop shop;
        QStringList keys;
        for (const auto& tool : shop.box.tools()) {
            QAction* action = shop.actions.action(tool->id());
            action->trigger();
            QCOMPARE(shop.tools.tool(), tool->id());
            for (const auto& other : shop.box.tools())
                QCOMPARE(shop.actions.action(other->id())->isChecked(), other == tool);
            QVERIFY(!action->icon().isNull() && !action->text().isEmpty() && !action->toolTip().isEmpty());
            QVERIFY(shop.actions.menu().contains(action));
            keys += action->shortcut().toString();
        }
        QCOMPARE(keys.removeDuplicates(), 0);
        QCOMPARE(keys.size(), qsizetype(shop.box.tools().size()));
        QVERIFY(!keys.contains(QString()));
    }

    void choosingAToolGivesTheKeysToTheBoard() {
        Workshop shop;
        QSignalSpy messages(&shop.actions, &ActionSet::message);
        QVERIFY(QTest::qWaitForWindowActive(&shop.view));
        shop.view.clearFocus();
        QVERIFY(!shop.view.hasFocus());
        shop.action("fill")->trigger();
        QVERIFY(shop.view.hasFocus());
        QCOMPARE(messages.count(), 1);
        QCOMPARE(messages[0][0].toString(), shop.box.tool(QStringLiteral("fill"))->hint());
        shop.tools.setTool(QStringLiteral("wand")); // from elsewhere
        QVERIFY(shop.action("wand")->isChecked());
        QVERIFY(!shop.action("fill")->isChecked());
    }

    void withoutABoardThereIsNothingToChoose() {
        Workshop shop;
        QVERIFY(shop.action("brush")->isEnabled());
        shop.actions.bind(nullptr);
        QVERIFY(!shop.action("brush")->isEnabled());
        QVERIFY(!shop.action("larger-brush")->isEnabled());
    }

    void whatDoesNotWorkNowCannotBeChosen() {
        Workshop shop;
        QVERIFY(shop.actions.isSeen("toy.eraser-button"));
        shop.actions.letErase(false);
        QVERIFY(!shop.action("eraser")->isEnabled());
        QVERIFY(shop.action("eraser")->isVisible()); // in the menu
        QVERIFY(!shop.actions.isSeen("toy.eraser-button"));
        QVERIFY(shop.action("brush")->isEnabled());
        QVERIFY(shop.actions.isSeen("toy.brush"));
    }

    void buttonsOfSuchToolsFollowTheirActions() {
        Workshop shop;
        QAction* button = nullptr;
        for (QAction* each : shop.actions.toolBar())
            if (each->objectName() == QStringLiteral("toy.eraser-button")) button = each;
        QVERIFY(button);
        button->trigger();
        QCOMPARE(shop.tools.tool(), QStringLiteral("eraser"));
        button->trigger(); // again: it stays in hand
        QVERIFY(button->isChecked() && shop.action("eraser")->isChecked());
        shop.action("brush")->trigger();
        QVERIFY(!button->isChecked());
    }

    void theBrushHasNineSizes() {
        Workshop shop;
        QVERIFY(!shop.action("smaller-brush")->isEnabled());
        shop.action("brush-size-8")->trigger();
        QCOMPARE(shop.tools.brushSize(), 8);
        shop.action("larger-brush")->trigger();
        QCOMPARE(shop.tools.brushSize(), 9);
        QVERIFY(shop.action("brush-size-9")->isChecked());
        QVERIFY(!shop.action("larger-brush")->isEnabled());
        shop.action("smaller-brush")->trigger();
        QCOMPARE(shop.tools.brushSize(), 8);
        QVERIFY(shop.actions.toolBar().back()->objectName() == QStringLiteral("toy.brush-size"));
        QVERIFY(shop.actions.toolBar().back()->iconText().startsWith(QStringLiteral("8 × 8")));
        shop.tools.setBrushSize(0);
        QCOMPARE(shop.tools.brushSize(), 1);
        shop.tools.setBrushSize(100);
        QCOMPARE(shop.tools.brushSize(), ToolState::maximumBrushSize);
    }

    void theScatterBrushsShareIsChosenWhileItIsInHand() {
        Workshop shop;
        const auto isInMenu = [&shop] {
            for (const QAction* entry : shop.actions.menu())
                if (entry->objectName() == QStringLiteral("toy.scatter-share")) return entry->isVisible();
            return false;
        };
        QVERIFY(!shop.actions.isSeen("toy.scatter-share-button") && isInMenu());
        shop.action("scatter")->trigger();
        QVERIFY(shop.actions.isSeen("toy.scatter-share-button"));
        QVERIFY(shop.action("scatter-share-30")->isChecked());
        shop.action("scatter-share-75")->trigger();
        QCOMPARE(shop.tools.scatterShare(), 75);
        QVERIFY(!shop.action("scatter-share-30")->isChecked());
        for (const QAction* button : shop.actions.toolBar())
            if (button->objectName() == QStringLiteral("toy.scatter-share-button"))
                QVERIFY(button->iconText().startsWith(QStringLiteral("75 %")));
        shop.action("brush")->trigger();
        QVERIFY(!shop.actions.isSeen("toy.scatter-share-button"));
        shop.tools.setScatterShare(0);
        QCOMPARE(shop.tools.scatterShare(), 1);
        shop.tools.setScatterShare(100);
        QCOMPARE(shop.tools.scatterShare(), 99);
    }

    /// The controller uses the current tool, and ends that tool's gesture when another is chosen.
    void theHandHoldsTheChosenTool() {
        ToolState tools;
        auto made = std::make_unique<test::ToyTarget>(Size{4, 4});
        test::ToyTarget& toy = *made;
        ToolHand hand(std::move(made), ToolBox(gridTools()), tools);
        hand.press({0, 0}, {});
        hand.release({0, 0});
        QCOMPARE(toy.steps.size(), 1);
        tools.setTool(QStringLiteral("line"));
        hand.press({1, 0}, {});
        hand.drag({1, 3}, {});
        QCOMPARE(toy.row(1), std::string("700 700 700 700"));
        toy.chosen = 5;
        emit tools.paintChanged();
        QCOMPARE(toy.row(1), std::string("5 5 5 5"));
        tools.setTool(QStringLiteral("fill"));
        QVERIFY(!hand.isActive() && !toy.hasPreview());
        QCOMPARE(toy.steps.size(), 2); // what the line was is kept
        QCOMPARE(toy.row(1), std::string("5 5 5 5"));
        tools.setTool(QStringLiteral("brush"));
        hand.press({2, 1}, {});
        toy.brush = 3;
        tools.setBrushSize(3);
        QCOMPARE(toy.row(3), std::string("5 5 5 0"));
        tools.setTool(QStringLiteral("no tool"));
        QVERIFY(!hand.isActive());
        hand.press({0, 0}, {});
        QVERIFY(!hand.isActive());
    }

    /// How much a tool scatters is not offered where there is no such tool.
    void withoutScatterThereIsNoAmount() {
        ToolState tools;
        const ToolBox box{gridTools()};
        ToolOffer offer = gridToolOffer();
        QVERIFY(offer.has(QStringLiteral("scatter")));
        std::erase_if(offer.entries,
                      [](const ToolEntry& entry) { return entry.tool == QLatin1String("scatter"); });
        ToolActions actions(QStringLiteral("toy"), tools, box, offer);
        for (const QAction* action : actions.menu() + actions.toolBar())
            QVERIFY2(!action->objectName().contains(QLatin1String("scatter")), qPrintable(action->text()));
        tools.setScatterShare(60);
        tools.setTool(QStringLiteral("line"));
    }
};

STONEMASON_TEST(TestToolActions)
#include "test_tool_actions.moc"
