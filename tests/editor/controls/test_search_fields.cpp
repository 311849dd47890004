// SPDX-License-Identifier: GPL-3.0-or-later
// Every field of every panel that searches: what is typed there, the wheel and Undo change no document, and
// Esc leads out of it.
#include "tests/editor/app/wheel.h"
#include "tests/editor/controls/snapshot.h"
#include "tests/editor/controls/stage.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDockWidget>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// With how many such fields each has at least, and by which command one goes to one of them.
struct SearchPlace {
    Situation situation;
    int fields;
    const char* command;
};

const QList<SearchPlace> searchPlaces{
    {{"map", openWorkedOnMap}, 1, nullptr},
    {{"plain map", openPlainMap}, 1, "map.find-tile"},
    {{"decks", openWorkedOnDecks}, 2, "deck.search"},
    {{"plain decks", openPlainDecks}, 1, "deck.search-decks"},
    {{"world", openWorkedOnWorld}, 2, "world.find"},
};

bool isSearch(const QLineEdit& field) {
    return field.isClearButtonEnabled() && !field.accessibleName().isEmpty() &&
           (field.accessibleName().contains(QLatin1String("earch")) ||
            field.accessibleName().contains(QLatin1String("find")));
}

QString documents(Stage& stage) {
    settle(stage);
    return factsOf(stage).value(QStringLiteral("documents"));
}

} // namespace

class TestSearchFields : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void searchingLeavesTheDocumentsAlone_data() {
        QTest::addColumn<int>("place");
        for (int i = 0; i < searchPlaces.size(); ++i)
            QTest::newRow(searchPlaces[i].situation.name) << i;
    }

    void searchingLeavesTheDocumentsAlone() {
        QFETCH(int, place);
        Stage& stage = keeper_.cleared();
        searchPlaces[place].situation.prepare(stage);
        settle(stage);
        QList<QLineEdit*> fields;
        for (QDockWidget* dock : stage.window().findChildren<QDockWidget*>()) {
            if (!dock->toggleViewAction()->isVisible() || !dock->toggleViewAction()->isEnabled()) continue;
            for (QLineEdit* field : dock->findChildren<QLineEdit*>())
                if (isSearch(*field)) fields += field;
        }
        for (QLineEdit* field : stage.view().findChildren<QLineEdit*>())
            if (isSearch(*field)) fields += field;
        QVERIFY2(fields.size() >= searchPlaces[place].fields, qPrintable(QString::number(fields.size())));
        for (QLineEdit* field : fields) {
            for (QWidget* at = field; at; at = at->parentWidget())
                if (const auto* dock = qobject_cast<QDockWidget*>(at)) stage.showPanel(dock->objectName());
            if (!field->isVisible() || !field->isEnabled()) continue; // too few decks; another document
            tryField(stage, *field);
            if (QTest::currentTestFailed()) return;
        }
    }

    void aCommandLeadsThere_data() { searchingLeavesTheDocumentsAlone_data(); }

    void aCommandLeadsThere() {
        QFETCH(int, place);
        if (!searchPlaces[place].command) return;
        Stage& stage = keeper_.cleared();
        searchPlaces[place].situation.prepare(stage);
        settle(stage);
        stage.trigger(QString::fromLatin1(searchPlaces[place].command));
        settle(stage);
        auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(field && isSearch(*field));
        tryField(stage, *field);
    }

private:
    static void tryField(Stage& stage, QLineEdit& field) {
        const QByteArray name = field.accessibleName().toUtf8();
        const QString before = documents(stage);
        field.setFocus();
        QVERIFY2(field.hasFocus(), name.constData());
        QTest::keyClicks(&field, QStringLiteral("zx"));
        turnWheel(field, 1);
        turnWheel(field, -1);
        QCOMPARE(field.text(), QStringLiteral("zx"));
        QVERIFY2(documents(stage) == before, name.constData());
        for (int i = 0; i < 3 && !field.text().isEmpty(); ++i)
            QTest::keyClick(&field, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY2(field.text().isEmpty(), name.constData());
        QVERIFY2(documents(stage) == before, name.constData());
        QTest::keyClicks(&field, QStringLiteral("zx"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY2(field.text().isEmpty(), name.constData());
        if (field.hasFocus()) QTest::keyClick(&field, Qt::Key_Escape);
        QVERIFY2(!field.hasFocus(), name.constData());
        QVERIFY2(documents(stage) == before, name.constData());
    }

    StageKeeper keeper_;
};

STONEMASON_TEST(TestSearchFields)
#include "test_search_fields.moc"
