// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/format/map_format.h"
#include "core/wastes/format/board_rows.h"
#include "editor/app/files/document_reader.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/main_window.h"
#include "editor/grid/actions/canvas_actions.h"
#include "editor/grid/panels/picture_palette.h"
#include "editor/grid/view/walkability_maps.h"
#include "editor/kings_conflict/map_workspace.h"
#include "editor/print/print_job.h"
#include "editor/text_map/text_map_workspace.h"
#include "editor/text_map/view/dialogs/text_map_dialogs.h"
#include "editor/text_map/view/docks/signs_dock.h"
#include "editor/wastes/board_workspace.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/app/progress_driver.h"
#include "tests/editor/text_map/text_map_program.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/boards.h"
#include "tests/support/error_text.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

namespace stonemason::text_map {

using namespace kings_conflict;

using test::FakeDialogs;
using test::TextMapWindow;
using test_program::Kinds;
using test_program::Program;

namespace {

const std::string smallCave = "#######\n#..o..#\n#.....#\n#######\n";

} // namespace

/// Text maps in the window of the program, beside maps and boards.
class TestTextMapProgram : public QObject {
    Q_OBJECT

private slots:
    void opensEditsAndSavesInTheWindow() {
        Program program;
        const QString path = program.file(QStringLiteral("smallCave.txt"), "##\r\n#.  \r\n##");
        program.window.openFiles({path});
        QTRY_VERIFY(program.current());
        QCOMPARE(program.current()->title(), QStringLiteral("smallCave"));
        program.current()->preview({{{1, 1}, program.kinds.texts.signs().codeOf("~")}});
        program.current()->commit(QStringLiteral("paint"));
        QVERIFY(program.current()->isModified());
        QVERIFY(program.window.saver().save(*program.current()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("##\r\n#~  \r\n##"));
        QVERIFY(!program.current()->isModified());
    }

    /// The user's choice of a file's kind is remembered, also for work that recovery kept.
    void anyFileIsOpenedWhenAPersonSaysSo() {
        Program program;
        const std::string plains = "PPPPPPPPPPP\n";
        const QString path = program.file(QStringLiteral("plains.other"), plains + "PP\n");
        program.window.openFiles({path});
        QVERIFY(!program.current());
        program.window.openFiles({path}, QStringLiteral("text-map"));
        QTRY_VERIFY(program.current());
        program.window.documents().remove(program.current());
        program.window.openFiles({path});
        QTRY_VERIFY(program.current());
        program.window.documents().remove(program.current());
        program.window.opener().paste(QString::fromStdString(plains), QStringLiteral("text-map"));
        QTRY_VERIFY(program.current());
        QCOMPARE(program.current()->bytesFor({}).value(), plains);
    }

    /// By the menu, and the choice holds: among recent files, in the next session, under another name.
    void whatAPersonChoseHolds() {
        Program program;
        const std::string plains = "PPPPPPPPPPP\nPP\n";
        const QString path = program.file(QStringLiteral("plains.other"), plains);
        program.dialogs.openAnswer = {path};
        const auto action = [&](const char* id) {
            return program.window.commands().command(QString::fromLatin1(id))->action;
        };
        action("text-map.open-any")->trigger();
        QTRY_VERIFY(program.current());
        QCOMPARE(program.current()->path(), path);
        program.window.openFiles({path}, QStringLiteral("map")); // it stays what it is
        QVERIFY(program.current());
        const QString other = program.folder.filePath(QStringLiteral("renamed.other"));
        program.dialogs.saveAnswer = other;
        program.window.actions().saveAs->trigger();
        QCOMPARE(program.current()->path(), other);
        program.settings.setValue(setting::recentFiles, QStringList{}); // as if others had come since
        program.window.close();
        QCOMPARE(program.settings.value(setting::openFiles), QStringList{other});
        program.window.documents().remove(program.current());
        QVERIFY(!program.current());
        MainWindow next(
            {program.settings, program.dialogs, {&program.kinds.maps, &program.kinds.texts}, program.data()});
        next.openFiles({other});
        QTRY_VERIFY(qobject_cast<TextMapDocument*>(next.tabs().currentDocument()));
    }

    void theClipboardIsATextMapWhenAPersonSaysSo() {
        Program program;
        const std::string sound =
            writeMap(newMap(test::kingsConflict()), test::kingsConflict(), MapFormat::Text).value();
        QApplication::clipboard()->setText(QString::fromStdString(sound));
        program.window.commands().command(QStringLiteral("text-map.paste-any"))->action->trigger();
        QTRY_VERIFY(program.current());
        QVERIFY(program.current()->isModified());
        QCOMPARE(program.current()->bytesFor({}).value(), sound);
    }

    /// As long as the bytes can be that.
    void theCharactersOfAFileAreRemembered() {
        const std::string bytes = "\xC9\xCD\xBB\n\xBA.\xBA\n";
        Program program;
        const QString path = program.file(QStringLiteral("box.txt"), bytes);
        const auto open = [&] {
            program.window.documents().remove(program.current());
            program.window.openFiles({path});
            QTRY_VERIFY(program.current());
        };
        const auto charset = [&] { return charsetOf(program.current()->committedMap()); };
        program.window.openFiles({path});
        QTRY_VERIFY(program.current());
        QVERIFY(charset() == Charset::Cp437);
        program.current()->reread(Charset::Cp1252);
        open();
        QVERIFY(charset() == Charset::Cp1252);
        QCOMPARE(program.current()->undoStack().count(), 0);
        QCOMPARE(program.current()->lossWhenSavedAs(path), QString());
        QVERIFY(program.current()->reload(bytes + "\xBA.\xBA\n"));
        QVERIFY(charset() == Charset::Cp1252);
        program.current()->undoStack().undo();
        // Undone, it is what it was before.
        program.current()->reread(Charset::Cp437);
        program.current()->undoStack().undo();
        open();
        QVERIFY(charset() == Charset::Cp1252);
        // Under another name, too.
        program.dialogs.saveAnswer = program.folder.filePath(QStringLiteral("other.txt"));
        program.dialogs.lossAnswer = Dialogs::AfterLoss::Save;
        program.window.actions().saveAs->trigger();
        program.window.documents().remove(program.current());
        program.window.openFiles({program.dialogs.saveAnswer});
        QTRY_VERIFY(program.current());
        QVERIFY(charset() == Charset::Cp1252);
        QCOMPARE(program.current()->bytesFor(program.dialogs.saveAnswer).value(), bytes);
        // What is there now cannot be what was chosen.
        program.current()->reread(Charset::Cp437);
        program.window.documents().remove(program.current());
        program.file(QStringLiteral("other.txt"), "\xE2\x94\x80\n#\n");
        program.window.openFiles({program.dialogs.saveAnswer});
        QTRY_VERIFY(program.current());
        program.current()->reread(Charset::Utf8);
        program.window.documents().remove(program.current());
        program.file(QStringLiteral("other.txt"), bytes);
        program.window.openFiles({program.dialogs.saveAnswer});
        QTRY_VERIFY(program.current());
        QVERIFY(charset() == Charset::Cp437);
    }

    /// A refusal says what the text comes nearest to.
    void refusalsNameTheNearestKind() {
        Kinds kinds;
        const auto errorOf = [&](const std::string& bytes) {
            const auto read = kinds.reader.read(bytes, QStringLiteral("a.other"), ContentSource::File);
            return read ? std::string() : test::errorText(read.error());
        };
        const std::string words = "These are words.\nNothing stands in them.\n";
        QCOMPARE(errorOf(words), std::string("document/nothing"));
        QCOMPARE(errorOf("-----\n|...|\n-----\n" + words + words), std::string("document/nearest text-map"));
        QCOMPARE(errorOf("..^^%%~~xx..\n..^^%%~~xx..\n" + words), std::string("document/nearest board"));
        // Rows that are read as a map and are invalid are reported as such.
        Program program;
        const QString rows = program.file(QStringLiteral("rows.other"), "PPPPPPPPPPP\nPP\n");
        program.window.openFiles({rows});
        QVERIFY(program.window.messages()
                    .textOf(QStringLiteral("open:") + rows)
                    .contains(QStringLiteral("nearest to (King's Conflict maps)")));
        program.window.opener().paste(QStringLiteral("PPPPPPPPPPP\nPP\n"));
        QVERIFY(program.window.messages()
                    .textOf(QStringLiteral("paste"))
                    .contains(QStringLiteral("nearest to (King's Conflict maps)")));
    }

    /// Where recognition is undecided, a name that only maps of characters have does.
    void mapsAreOpenedByTheirName() {
        Program program;
        program.window.openFiles({program.file(QStringLiteral("a.map"), "qwe\nrty\n")});
        QTRY_VERIFY(program.current());
    }

    /// What nothing recognises by its content is read by the name it was kept under.
    void unsavedLettersAreRecovered() {
        Program program;
        DocumentOpener& opener = program.window.opener();
        QVERIFY(opener.recover("qqq\nqdq\n", {}, {}, QStringLiteral("/kept/1.txt")));
        QVERIFY(program.current());
        QVERIFY(program.current()->isModified());
        QVERIFY(program.current()->path().isEmpty());
    }

    /// The largest map there is opens, fits the window, and a stroke on it is not felt.
    void largestMapIsPainted() {
        Program program;
        std::string bytes;
        for (int row = 0; row < maximumTextMapSide; ++row)
            bytes += std::string(maximumTextMapSide, row % 3 == 0 ? '#' : '.') + "\n";
        program.window.openFiles({program.file(QStringLiteral("huge.txt"), bytes)});
        QTRY_VERIFY_WITH_TIMEOUT(program.current(), 30'000);
        QCOMPARE(program.current()->size().area(), 16'777'216);
        auto* canvas = program.window.findChild<TextMapCanvas*>();
        QVERIFY(canvas);
        canvas->zoomFit();
        QVERIFY(canvas->visibleCells().contains(QRectF(1, 1, 4094, 4094)));
        program.kinds.texts.brush().setSign(program.kinds.texts.signs().codeOf("~"));
        canvas->controller().press({2000, 2000}, {});
        canvas->controller().drag({2000, 2100}, {});
        canvas->controller().release({2000, 2100});
        QCOMPARE(program.current()->undoStack().count(), 1);
        std::int64_t painted = 0;
        for (std::size_t i = 0; i < program.current()->codes().size(); ++i)
            if (program.kinds.texts.signs().sign(program.current()->codes()[i]) == "~")
                painted += program.current()->cellsOf(SignIndex(i));
        QCOMPARE(painted, 101);
        program.current()->undoStack().undo();
        QVERIFY(program.current()->bytesFor({}).value() == bytes);
    }
};

} // namespace stonemason::text_map

STONEMASON_TEST(stonemason::text_map::TestTextMapProgram)
#include "test_text_map_program.moc"
