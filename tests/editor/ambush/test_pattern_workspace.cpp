// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/ambush/view/canvas/pattern_canvas.h"
#include "editor/ambush/view/dialogs/pattern_dialogs.h"
#include "editor/ambush/view/docks/pattern_properties_dock.h"
#include "editor/ambush/view/docks/signs_dock.h"
#include "editor/app/widgets/appearance.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/grid/problems/problems_dock.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/editor/ended_drawing.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

namespace stonemason::ambush {

using test::patternOf;
using test::PatternWindow;

class TestPatternWorkspace : public QObject {
    Q_OBJECT

private slots:
    void readsBothForms() {
        PatternWindow window("..");
        const PatternWorkspace& workspace = window.workspace;
        Pattern pattern = patternOf("..##/.@X5");
        pattern.name = "Ford";
        const std::string bytes = writePattern(pattern).value();
        QVERIFY(workspace.recognises(bytes));
        QVERIFY(!workspace.recognises("..##\n.@X5\n")); // a map could be so
        QVERIFY(workspace.claims(QStringLiteral("a.ambush"), "..##\n.@X5\n"));
        QVERIFY(!workspace.claims(QStringLiteral("a.txt"), "..##\n.@X5\n"));
        QVERIFY(!workspace.recognises("hello"));
        const auto read = workspace.read(bytes, ContentSource::File);
        QVERIFY(read);
        QVERIFY(static_cast<PatternDocument&>(**read).pattern() == pattern);
        QVERIFY(workspace.read("..##\n.@X5\n", ContentSource::File));
        const auto ragged = workspace.read("..##\n.@X\n", ContentSource::File);
        QVERIFY(!ragged);
        QCOMPARE(ragged.error().line, 2);
        for (const ContentSource source : {ContentSource::File, ContentSource::Words})
            QVERIFY(workspace.read("**\n", source)); // what can be drawn can be saved
    }

    void samplesAreTheSevenSteps() {
        PatternWindow window("..");
        QCOMPARE(window.workspace.samples().size(), 7);
        QCOMPARE(window.workspace.samplePatterns().size(), std::size_t(7));
        for (const Pattern& sample : window.workspace.samplePatterns())
            QVERIFY(!sample.note.empty());
    }

    /// Each tool is one step, and a step back.
    void toolsPaintSigns() {
        PatternWindow window(".../.../...");
        window.workspace.brush().setSign('#');
        window.click({0, 0});
        QCOMPARE(window.rows(), QStringLiteral("#../.../..."));
        window.action(QStringLiteral("line"))->trigger();
        window.drag({2, 0}, {2, 2});
        QCOMPARE(window.rows(), QStringLiteral("#../.../###"));
        window.action(QStringLiteral("sign-64"))->trigger(); // @
        window.action(QStringLiteral("rectangle"))->trigger();
        window.drag({0, 1}, {1, 2});
        QCOMPARE(window.rows(), QStringLiteral("#@@/.@@/###"));
        window.action(QStringLiteral("fill"))->trigger();
        window.workspace.brush().setSign('7');
        window.click({0, 1});
        QCOMPARE(window.rows(), QStringLiteral("#77/.77/###"));
        window.action(QStringLiteral("eyedropper"))->trigger();
        window.click({2, 2});
        QCOMPARE(window.workspace.brush().sign(), '#');
        window.action(QStringLiteral("eraser"))->trigger();
        window.click({1, 0});
        QCOMPARE(window.rows(), QStringLiteral("#77/*77/###"));
        QCOMPARE(window.steps(), 5);
        while (window.steps() > 0)
            window.document.undoStack().undo();
        QCOMPARE(window.rows(), QStringLiteral(".../.../..."));
    }

    /// The key of a sign is its character.
    void keysChooseSigns() {
        PatternWindow window("..");
        for (const char sign : allSigns) {
            QAction* action = window.action(QStringLiteral("sign-%1").arg(int(sign)));
            QVERIFY(action);
            QCOMPARE(action->shortcut().toString(), QString(QLatin1Char(sign)));
            window.action(QStringLiteral("select"))->trigger();
            action->trigger();
            QCOMPARE(window.workspace.brush().sign(), sign);
            QCOMPARE(window.workspace.brush().tool(), QStringLiteral("brush"));
            QVERIFY(action->isChecked());
        }
    }

    /// Everything that has a fix, as one step.
    void fixAllTakesEveryFix() {
        PatternWindow window(".X/##");
        QAction* fixAll = window.action(QStringLiteral("fix-all"));
        QVERIFY(!fixAll->isEnabled());
        window.document.change(QStringLiteral("Spoil"), [](Pattern& pattern) {
            pattern.orientations = {};
            pattern.threshold = 0;
        });
        const Pattern spoiled = window.document.pattern();
        QVERIFY(fixAll->isEnabled());
        fixAll->trigger();
        QTRY_VERIFY(window.document.report().problems.empty());
        QVERIFY(!fixAll->isEnabled());
        QCOMPARE(window.steps(), 2);
        window.document.undoStack().undo();
        QVERIFY(window.document.pattern() == spoiled);
    }

    /// A fix of what was drawn before is not laid over what was drawn since.
    void fixAllIsOfOnePattern() {
        PatternWindow window(".X/##");
        window.document.change(QStringLiteral("Spoil"), [](Pattern& pattern) { pattern.orientations = {}; });
        const AllFixed fixed = PatternEditorTraits::fixAll(window.document)({});
        QCOMPARE(fixed.solved, 1);
        window.document.setName("Ford");
        QVERIFY(!fixed.take());
        QVERIFY(window.document.report().hasErrors());
    }

    void partsTravelAsText() {
        PatternWindow window(".X/##");
        window.document.view().setSelection({{0, 1}, {1, 0}});
        window.action(QStringLiteral("copy"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("?X\n#?\n"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.brush().tool(), QStringLiteral("stamp"));
        QCOMPARE(window.workspace.brush().stamp().cells.size(), std::size_t(2));
        const QString before = window.workspace.brush().stampText();
        QGuiApplication::clipboard()->setText(QStringLiteral("hello"));
        window.action(QStringLiteral("paste"))->trigger();
        QCOMPARE(window.workspace.brush().stampText(), before);
        window.document.view().setSelection({{0, 1}});
        window.action(QStringLiteral("delete"))->trigger();
        QCOMPARE(window.rows(), QStringLiteral(".*/##"));
    }

    void describesCellsInWords() {
        PatternWindow window("..#/.@!");
        QCOMPARE(window.canvas->describe({1, 1}), QStringLiteral("row 1, column 1: Must be way (@)"));
        QCOMPARE(window.canvas->describe({0, 2}), QStringLiteral("row 0, column 2: Wall (#)"));
    }

    /// Pictures of signs differ in brightness, at the size of a palette in both themes.
    void signsDifferWithoutColour() {
        for (const bool dark : {false, true}) {
            std::vector<QImage> seen;
            for (const char sign : allSigns) {
                QImage image(24, 24, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                paintSign(painter, QRectF(0, 0, 24, 24), sign, signPalette(dark));
                painter.end();
                image.convertTo(QImage::Format_Grayscale8);
                for (const QImage& other : seen) {
                    int different = 0;
                    for (int y = 0; y < 24; ++y)
                        for (int x = 0; x < 24; ++x)
                            different +=
                                int(std::abs(image.constScanLine(y)[x] - other.constScanLine(y)[x]) > 40);
                    QVERIFY2(different >= 12, &sign);
                }
                seen.push_back(image);
            }
        }
    }

    void propertiesAreUndoable() {
        PatternWindow window(".X/##");
        auto* dock = window.dock<PatternPropertiesDock>();
        QTest::keyClicks(dock->nameField(), QStringLiteral("Ford"));
        QCOMPARE(window.document.pattern().name, std::string("Ford"));
        dock->noteField()->setPlainText(QStringLiteral("good"));
        dock->thresholdSlider()->setValue(755);
        QCOMPARE(dock->thresholdField()->value(), 75.5);
        dock->thresholdField()->setValue(90.1);
        QCOMPARE(window.document.pattern().threshold, 901);
        QCOMPARE(dock->thresholdSlider()->value(), 901);
        QToolButton* turned = dock->orientationButtons()->button(Orientation::M90);
        QVERIFY(turned->isChecked());
        turned->click();
        QVERIFY(!window.document.pattern().orientations.has(Orientation::M90));
        QCOMPARE(window.steps(), 4);
        while (window.steps() > 0)
            window.document.undoStack().undo();
        QCOMPARE(dock->nameField()->text(), QString());
        QCOMPARE(dock->noteField()->toPlainText(), QString());
        QCOMPARE(dock->thresholdSlider()->value(), 800);
        QVERIFY(turned->isChecked());
    }

    /// Buttons of orientations show the pattern so turned: painting it shows on all of them.
    void orientationsArePictures() {
        PatternWindow window("...#/..../....");
        const auto pictureOf = [&](Orientation orientation) {
            return window.dock<PatternPropertiesDock>()
                ->orientationButtons()
                ->button(orientation)
                ->icon()
                .pixmap(36, 36, QIcon::Normal, QIcon::On)
                .toImage();
        };
        QVERIFY(pictureOf(Orientation::R0) != pictureOf(Orientation::R180));
        const QImage before = pictureOf(Orientation::R90);
        window.workspace.brush().setSign('#');
        window.click({2, 0});
        QVERIFY(pictureOf(Orientation::R90) != before);
    }

    void theWholePatternIsTurnedAndResized() {
        PatternWindow window("X./##");
        window.action(QStringLiteral("whole-rotate-right"))->trigger();
        QCOMPARE(window.rows(), QStringLiteral("#X/#."));
        PatternSizeDialog dialog(window.document, window.workspace.renderer());
        dialog.leftField()->setValue(1);
        dialog.bottomField()->setValue(-1);
        dialog.accept();
        QCOMPARE(window.rows(), QStringLiteral("*#X"));
        window.document.undoStack().undo();
        QCOMPARE(window.rows(), QStringLiteral("#X/#."));
        QCOMPARE(window.document.view().board(), (Size{2, 2}));
    }

    void newPatternsStartEmptyOrFromASample() {
        PatternWindow window("..");
        NewPatternDialog dialog(window.workspace.renderer(), window.workspace.samplePatterns());
        dialog.rowsField()->setValue(3);
        dialog.columnsField()->setValue(5);
        dialog.nameField()->setText(QStringLiteral("Ford"));
        QCOMPARE(dialog.pattern().signs.size(), (Size{3, 5}));
        QCOMPARE(dialog.pattern().name, std::string("Ford"));
        dialog.startChoices().at(3)->click();
        QVERIFY(dialog.pattern().signs == window.workspace.samplePatterns()[2].signs);
    }

    void exportsWhatItIs() {
        PatternWindow window(".X/##");
        PatternExportDialog dialog(window.document);
        QCOMPARE(dialog.bytes().value(), writePattern(window.document.pattern()).value());
    }

    /// Among the signs and among their characters.
    void aDrawingLeavesOffWhereItIsEnded() {
        const GridLook look = lastingLook(patternOf(".X/##/X./..").signs, {.characters = true});
        for (const int number : {1, 4, 6})
            QCOMPARE(test::asksWhenEndedAt(look, number), number + 1);
    }

    void choosingInThePaletteTakesTheBrush() {
        PatternWindow window("..");
        PicturePalette* palette = window.dock<SignsDock>()->palettePane();
        window.workspace.brush().setTool(QStringLiteral("select"));
        emit palette->chosen(palette->model()->index(1, 0));
        QCOMPARE(window.workspace.brush().sign(), '#');
        QCOMPARE(window.workspace.brush().tool(), QStringLiteral("brush"));
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestPatternWorkspace)
#include "test_pattern_workspace.moc"
