// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/author.h"
#include "editor/grid/dialogs/picture_button.h"
#include "editor/kings_conflict/view/dialogs/new_map_dialog.h"
#include "editor/kings_conflict/view/docks/properties_dock.h"
#include "tests/editor/kings_conflict/map_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <optional>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using test::MapWindow;

namespace {

/// A map window whose workspace remembers what is done.
struct RememberingWindow : MapWindow {
    explicit RememberingWindow(const QString& file) : settings(file) {
        workspace.rememberIn(settings);
        window.show();
    }

    /// Types into the field and leaves it.
    void sign(const char* name) {
        auto* field = dock<PropertiesDock>()->authorField();
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(name));
        QTest::keyClick(field, Qt::Key_Return);
    }
    /// What the New Map dialog makes when it is answered so; nothing when it makes none.
    template <typename Answer>
    std::optional<Map> newMapAfter(Answer answer) {
        QSignalSpy created(&workspace, &Workspace::created);
        QTimer::singleShot(0, [answer] {
            auto* dialog = qobject_cast<NewMapDialog*>(QApplication::activeModalWidget());
            if (!dialog) return;
            answer(*dialog);
            dialog->accept();
        });
        workspace.newDocumentActions().front()->trigger();
        if (created.size() != 1) return std::nullopt;
        const std::unique_ptr<Document> made(created[0][0].value<Document*>());
        return static_cast<MapDocument&>(*made).map();
    }
    std::optional<Map> newMapAsOffered() {
        return newMapAfter([](NewMapDialog&) {});
    }
    std::string authorOfNewMap() {
        const std::optional<Map> made = newMapAsOffered();
        return made ? made->info.author : "not made";
    }

    Settings settings;
};

} // namespace

/// What the workspace of maps remembers from one map, and one start, to the next.
class TestMapMemory : public QObject {
    Q_OBJECT

private slots:
    void newMapsHaveTheAuthorWhoSignedLast() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            RememberingWindow first(file);
            QCOMPARE(first.authorOfNewMap(), std::string());
            first.sign("Ada");
            QCOMPARE(first.document.map().info.author, std::string("Ada"));
            QCOMPARE(first.authorOfNewMap(), std::string("Ada"));
            first.sign(" ");
            QCOMPARE(first.authorOfNewMap(), std::string("Ada"));
        }
        RememberingWindow next(file);
        QCOMPARE(next.authorOfNewMap(), std::string("Ada"));
    }

    /// Not that of a sample, which is the sample's.
    void newMapsBeginWithTheSymmetryChosenLast() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            RememberingWindow first(file);
            QVERIFY(first.newMapAsOffered()->symmetry == Symmetry::HalfTurn);
            const auto mirrored =
                first.newMapAfter([](NewMapDialog& dialog) { dialog.symmetryChoices()[0]->click(); });
            QVERIFY(mirrored->symmetry == Symmetry::Diagonal);
            const auto crossing =
                first.newMapAfter([](NewMapDialog& dialog) { dialog.startChoices()[1]->click(); });
            QVERIFY(crossing->symmetry == Symmetry::HalfTurn);
            QVERIFY(first.newMapAsOffered()->symmetry == Symmetry::Diagonal);
        }
        RememberingWindow next(file);
        QVERIFY(next.newMapAsOffered()->symmetry == Symmetry::Diagonal);
        next.newMapAfter([](NewMapDialog& dialog) { dialog.symmetryChoices()[1]->click(); });
        QVERIFY(next.newMapAsOffered()->symmetry == Symmetry::HalfTurn);
    }

    /// Whoever goes through the fields of another's map has not signed it.
    void lookingAtAMapIsNoSignature() {
        QTemporaryDir folder;
        RememberingWindow window(folder.filePath(QStringLiteral("settings.json")));
        MapInfo info = window.document.map().info;
        info.author = "Somebody else";
        window.document.setInfo(info);
        auto* field = window.dock<PropertiesDock>()->authorField();
        QCOMPARE(field->text(), QStringLiteral("Somebody else"));
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(window.authorOfNewMap(), std::string());
    }

    void anAuthorWhoIsThereStays() {
        QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        settings.setValue(setting::author, QStringLiteral("Ada") + QChar::Null);
        std::string author;
        signWithAuthor(author, settings);
        QCOMPARE(author, std::string("Ada"));
        settings.setValue(setting::author, QStringLiteral("Ben"));
        signWithAuthor(author, settings);
        QCOMPARE(author, std::string("Ada"));
    }

    void keptStampsAreThereAfterAStart() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        const Block terrain{LayerKind::Terrain, Grid<Code>({2, 2}, 'F')};
        Block digits{LayerKind::Hint, Grid<Code>({1, 3}, '7')};
        digits.codes[{0, 1}] = Block::hole;
        {
            RememberingWindow first(file);
            MapToolState& state = first.workspace.toolState();
            state.setTool(QStringLiteral("stamp"));
            state.setStamp(terrain);
            first.action(QStringLiteral("keep-stamp-1"))->trigger();
            state.setStamp(digits);
            first.action(QStringLiteral("keep-stamp-2"))->trigger();
        }
        RememberingWindow next(file);
        MapToolState& state = next.workspace.toolState();
        next.action(QStringLiteral("take-stamp-2"))->trigger();
        QVERIFY(state.stamp() == digits);
        next.action(QStringLiteral("take-stamp-1"))->trigger();
        QVERIFY(state.stamp() == terrain);
        QCOMPARE(state.tool(), QStringLiteral("stamp"));
        for (const char* bad : {"", "terrain", "terrain\n", "terrain\nFF\nF", "hint\nFF", "tiles\nFF"})
            QVERIFY2(!state.setStampText(QString::fromLatin1(bad)), bad);
        QVERIFY(state.stamp() == terrain);
    }
};

STONEMASON_TEST(TestMapMemory)
#include "test_map_memory.moc"
