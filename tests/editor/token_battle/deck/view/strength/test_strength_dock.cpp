// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/figure_table.h"
#include "editor/token_battle/deck/view/strength/run_bar.h"
#include "editor/token_battle/deck/view/strength/strength_dock.h"
#include "editor/token_battle/deck/view/strength/strength_form.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"
#include "editor/token_battle/deck/view/strength/suggestion_page.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTreeView>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::deckOf;
using test::decksNamed;
using test::DeckWindow;

namespace {

constexpr int endless = 100'000;

/// Three decks and the panel, opened as a person does it.
struct StrengthWindow : DeckWindow {
    explicit StrengthWindow(const std::string& first = "0 1 | 2 3 | 4 5 | 6 7")
        : DeckWindow(decksNamed({"Rams", "Wolves", "Crows"},
                                {first, "8 9 | 2 3 | 4 5 | 6 7", "10 11 | 2 3 | 4 5 | 6 7"})) {
        panel = dock<StrengthDock>();
        panel->hide();
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no window");
        action(QStringLiteral("measure"))->trigger();
        form()->playerChoice()->setCurrentIndex(0); // Easy
        form()->gamesField()->setValue(10);
    }

    StrengthForm* form() const { return panel->form(); }
    RunBar* bar() const { return panel->runBar(); }
    SuggestionPage* page() const { return panel->suggestions(); }
    bool isIdle() const { return panel->session()->activity() == StrengthSession::Activity::None; }
    void measure() {
        bar()->startButton()->click();
        TRY_PATIENTLY(isIdle());
    }
    QString cell(const QAbstractItemView* table, int row, int column) const {
        return table->model()->index(row, column).data().toString();
    }

    StrengthDock* panel = nullptr;
};

} // namespace

class TestStrengthDock : public QObject {
    Q_OBJECT

private slots:
    void opensWhenAskedFor() {
        StrengthWindow window;
        QVERIFY(window.panel->isVisible());
        QVERIFY(window.panel->property("closed").toBool());
        QCOMPARE(window.window.focusWidget(), window.form()->fieldChoice());
        QCOMPARE(window.bar()->words()->text(), QStringLiteral("20 games in all"));
        QVERIFY(!window.panel->verdict()->isVisible());
    }

    void measuresAndShowsFigures() {
        StrengthWindow window;
        window.measure();
        QVERIFY(window.panel->verdict()->text().startsWith(QStringLiteral("Score ")));
        QCOMPARE(window.panel->deckList()->model()->rowCount(), 2);
        QCOMPARE(window.cell(window.panel->deckList(), 0, 0), QStringLiteral("Wolves"));
        int games = 0;
        for (const QString& number : window.cell(window.panel->deckList(), 1, 2).split(QChar(0x2013)))
            games += number.toInt();
        QCOMPARE(games, 10);
        QCOMPARE(window.panel->cardList()->model()->rowCount(), 8);
        QVERIFY(window.cell(window.panel->cardList(), 0, 0).contains(QStringLiteral("Broadaxe")));
        QVERIFY(!window.panel->remark()->isVisible());
        QVERIFY(!window.panel->pages()->isTabVisible(2));
    }

    void allIsReachedByKeys() {
        StrengthWindow window;
        QWidgetList reached;
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(window.window.focusWidget(), Qt::Key_Tab);
            reached += window.window.focusWidget();
        }
        for (QWidget* widget : std::initializer_list<QWidget*>{
                 window.form()->playerChoice(), window.form()->seedField(), window.bar()->startButton()})
            QVERIFY(reached.contains(widget));
        window.bar()->startButton()->setFocus();
        QTest::keyClick(window.bar()->startButton(), Qt::Key_Space);
        TRY_PATIENTLY(window.isIdle());
        QVERIFY(window.panel->session()->measurement().has_value());
        for (const QWidget* widget : window.panel->findChildren<QWidget*>())
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible() && !widget->focusProxy())
                QVERIFY2(!widget->accessibleName().isEmpty() || widget->property("text").isValid() ||
                             widget->inherits("QTabBar") || widget->inherits("QTabWidget") ||
                             widget->parentWidget()->inherits("QSpinBox"),
                         widget->metaObject()->className());
    }

    void escapeCancels() {
        StrengthWindow window;
        window.form()->gamesField()->setValue(endless);
        window.bar()->startButton()->setFocus();
        QTest::keyClick(window.bar()->startButton(), Qt::Key_Space);
        QVERIFY(window.bar()->cancelButton()->hasFocus()); // it stands where Start stood
        TRY_PATIENTLY(window.bar()->progressBar()->value() >= 0 && window.panel->session()->gamesDone() > 0);
        QVERIFY(window.panel->verdict()->text().startsWith(QStringLiteral("Score "))); // live
        QTest::keyClick(window.bar()->cancelButton(), Qt::Key_Escape);
        TRY_PATIENTLY(window.isIdle());
        QVERIFY(window.panel->remark()->text().startsWith(QStringLiteral("Cancelled")));
        QVERIFY(window.bar()->startButton()->hasFocus());
    }

    void whatIsWrongStandsInPlaceOfStart() {
        StrengthWindow window("0 1 | 2 | 4 5 | 6 7");
        QCOMPARE(window.bar()->words()->text(), QStringLiteral("Stack 2 needs one more card."));
        QVERIFY(!window.bar()->startButton()->isEnabled());
        QVERIFY(!window.page()->searchButton()->isEnabled());
        window.document->setDeck(QStringLiteral("Put"), 0, deckOf("0 1 | 2 3 | 4 5 | 6 7"));
        QVERIFY(window.bar()->startButton()->isEnabled());
        window.document->removeDecks(QStringLiteral("Delete"), {1, 2});
        QVERIFY(window.bar()->words()->text().contains(QStringLiteral("no other deck")));
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::Random));
        QVERIFY(window.bar()->startButton()->isEnabled());
        QVERIFY(window.form()->randomField()->isVisible());
    }

    /// An odd number is made even when it is whole, not while it is typed.
    void gamesAreTypedInPeace() {
        StrengthWindow window;
        QSpinBox* games = window.form()->gamesField();
        games->setFocus();
        games->selectAll();
        QTest::keyClicks(games, QStringLiteral("300"));
        QCOMPARE(games->cleanText(), QStringLiteral("300"));
        QTest::keyClick(games, Qt::Key_Return);
        QCOMPARE(window.panel->session()->settings().games, 300);
        games->selectAll();
        QTest::keyClicks(games, QStringLiteral("7"));
        QTest::keyClick(games, Qt::Key_Tab);
        QCOMPARE(window.panel->session()->settings().games, 8);
        QCOMPARE(games->value(), 8);
    }

    void aResultOfOtherSettingsSaysSo() {
        StrengthWindow window;
        window.measure();
        QVERIFY(!window.panel->remark()->isVisible());
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::Random));
        QVERIFY(window.panel->remark()->text().startsWith(QStringLiteral("Measured with other settings")));
        QVERIFY(!window.panel->againButton()->isVisible()); // Start is there for it
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::OtherDecks));
        QVERIFY(!window.panel->remark()->isVisible());
    }

    void anOldResultSaysSoAndIsMeasuredAgain() {
        StrengthWindow window;
        window.measure();
        QVERIFY(!window.panel->againButton()->isVisible());
        window.document->setDeck(QStringLiteral("Change"), 0, deckOf("12 1 | 2 3 | 4 5 | 6 7"));
        QVERIFY(window.panel->remark()->text().startsWith(QStringLiteral("Outdated: “Rams” has changed")));
        QVERIFY(window.panel->againButton()->isVisible());
        window.panel->againButton()->click();
        TRY_PATIENTLY(window.isIdle());
        QVERIFY(!window.panel->againButton()->isVisible());
        QVERIFY(window.panel->session()->measurement()->tournament.entrant(0).deck.contains(12));
    }

    void eachAgainstEachHasAMatrix() {
        StrengthWindow window;
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::EachAgainstEach));
        window.measure();
        QVERIFY(window.panel->pages()->isTabVisible(2));
        window.panel->pages()->setCurrentWidget(window.panel->matrix());
        const QAbstractItemModel* model = window.panel->matrix()->model();
        QCOMPARE(model->rowCount(), 3);
        QCOMPARE(model->columnCount(), 4);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column) {
                const QString number = window.cell(window.panel->matrix(), row, column + 1);
                const QString turned = window.cell(window.panel->matrix(), column, row + 1);
                if (row == column)
                    QVERIFY(number.isEmpty());
                else
                    QVERIFY(std::abs(number.toInt() + turned.toInt() - 100) <= 1);
            }
        const QString words = model->index(0, 2).data(Qt::AccessibleTextRole).toString();
        QVERIFY(words.contains(QStringLiteral("against")) && words.contains(QStringLiteral("score")));
        QCOMPARE(window.panel->deckList()->model()->rowCount(), 3);
    }

    void aFileIsAField() {
        StrengthWindow window;
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::File));
        QVERIFY(window.bar()->words()->text().contains(QStringLiteral("Choose a file")));
        window.dialogs.openAnswer = {QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck")};
        window.form()->fileButton()->click();
        QCOMPARE(window.form()->fileButton()->text(), QStringLiteral("first-decks.sdeck"));
        QVERIFY(window.bar()->startButton()->isEnabled());
        window.dialogs.openAnswer = {QStringLiteral("/no/such/file")};
        window.form()->fileButton()->click();
        QVERIFY(window.bar()->words()->text().contains(QStringLiteral("/no/such/file")));
        QVERIFY(!window.bar()->startButton()->isEnabled());
        window.dialogs.openAnswer = {QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck")};
        window.form()->fileButton()->click();
        window.measure();
        QCOMPARE(window.panel->deckList()->model()->rowCount(), 4);
    }

    /// Of whatever is open, or of a file; as it is when the panel is looked at again.
    void oneDeckIsTheOpponent() {
        StrengthWindow window;
        Deck other = deckOf("20 21 | 2 3 | 4 5 | 6 7");
        window.form()->setOpponents([&] {
            return std::vector<OpponentDeck>{{QStringLiteral("mine"), {.name = "Bears", .deck = other}},
                                             {QStringLiteral("mine"), {.name = "Half", .deck = deckOf("1")}}};
        });
        QVERIFY(!window.form()->opponentChoice()->isVisible());
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::OneDeck));
        QVERIFY(window.form()->opponentChoice()->isVisible());
        QVERIFY(!window.bar()->startButton()->isEnabled());
        QVERIFY(window.bar()->words()->text().contains(QStringLiteral("Choose the opponent")));
        window.form()->opponentChoice()->setCurrentIndex(1);
        QVERIFY(window.bar()->words()->text().contains(QStringLiteral("not accept")));
        window.form()->opponentChoice()->setCurrentIndex(0);
        window.measure();
        QCOMPARE(window.panel->deckList()->model()->rowCount(), 1);
        QCOMPARE(window.cell(window.panel->deckList(), 0, 0), QStringLiteral("Bears"));
        window.panel->copyText();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("against “Bears” of mine")));
        // Of two decks the share says what is expected of them, and a second one would contradict it.
        QVERIFY(!QGuiApplication::clipboard()->text().contains(QStringLiteral("expected score")));
        const auto& measured = *window.panel->session()->measurement();
        const auto elo = eloDifferenceOf(measured.measured.standings.decks[0].share);
        const QString rank = rankText(measured, 0);
        QVERIFY(!elo || rank.contains(QStringLiteral("%1 Elo (").arg(signedText(elo->value, 0))));
        QVERIFY(!elo || rank.endsWith(QStringLiteral("against “Bears”")));
        other = deckOf("22 23 | 2 3 | 4 5 | 6 7");
        window.workspace.setCurrent(nullptr, nullptr);
        window.workspace.setCurrent(window.document.get(), window.view);
        QVERIFY(window.panel->session()->settings().opponent->deck.deck == other);
        window.dialogs.openAnswer = {QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck")};
        window.form()->fileButton()->click();
        QVERIFY(window.form()->opponentChoice()->count() > 2);
        QVERIFY(window.form()->opponentChoice()->currentText().contains(QStringLiteral("first-decks.sdeck")));
        QVERIFY(window.bar()->startButton()->isEnabled());
    }

    void aFilesNameShowsWhatIsInIt() {
        StrengthWindow window;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a&b\u202Ec.sdeck"));
        QVERIFY(QFile::copy(QStringLiteral(STONEMASON_RESOURCES "/decks/first-decks.sdeck"), path));
        window.form()->fieldChoice()->setCurrentIndex(int(FieldKind::File));
        window.dialogs.openAnswer = {path};
        window.form()->fileButton()->click();
        QCOMPARE(window.form()->fileButton()->text(), QStringLiteral("a&&b\\u{202E}c.sdeck"));
        window.measure();
        window.panel->copyText();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(QStringLiteral("a&b\\u{202E}c.sdeck")), qPrintable(copied));
    }

    void isCopied() {
        StrengthWindow window;
        window.panel->copyText();
        QCOMPARE(window.message, QStringLiteral("Nothing measured yet."));
        window.measure();
        window.panel->copyText();
        const QString text = QGuiApplication::clipboard()->text();
        for (const char* part : {"Score ", "Won ", "Elo", "“Rams” against 2", "Wolves\t", "Broadaxe"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        window.panel->deckList()->setFocus();
        QTest::keyClick(window.panel->deckList(), Qt::Key_C, Qt::ControlModifier);
        const QStringList lines = QGuiApplication::clipboard()->text().split(QStringLiteral("\r\n"));
        QCOMPARE(lines.size(), 4); // heads, two decks, the end
        for (int line = 0; line < 3; ++line)
            QCOMPARE(lines[line].count(u','), 9);
        window.panel->pages()->setCurrentWidget(window.page());
        window.panel->copyCsv();
        QVERIFY(window.message.contains(QStringLiteral("nothing in this table")));
    }

    /// While another document is current the run goes on, and the panel shows nothing of it.
    void eachDocumentHasItsOwn() {
        StrengthWindow window;
        window.form()->gamesField()->setValue(endless);
        window.bar()->startButton()->click();
        StrengthSession* first = window.panel->session();
        const auto other = decksNamed({"Other"}, {"0 1 | 2 3 | 4 5 | 6 7"});
        const std::unique_ptr<QWidget> view(window.workspace.createView(*other, &window.window));
        window.workspace.setCurrent(other.get(), view.get());
        QVERIFY(window.panel->session() != first);
        QVERIFY(!window.panel->verdict()->isVisible());
        QVERIFY(window.bar()->startButton()->isVisible());
        window.workspace.setCurrent(nullptr, nullptr);
        QVERIFY(!window.panel->isEnabled());
        QCOMPARE(first->activity(), StrengthSession::Activity::Measuring);
        window.workspace.setCurrent(window.document.get(), window.view);
        QVERIFY(window.bar()->cancelButton()->isVisible());
        TRY_PATIENTLY(first->gamesDone() > 0);
        QVERIFY(window.panel->verdict()->isVisible());
    } // and all of it goes while it runs

    void documentsCloseWhileTheyAreMeasured() {
        StrengthWindow window;
        window.form()->gamesField()->setValue(endless);
        window.bar()->startButton()->click();
        window.workspace.setCurrent(nullptr, nullptr);
        delete window.view;
        window.document.reset();
        QCoreApplication::processEvents();
        QVERIFY(!window.panel->isEnabled());
    }

    /// A deck of the weakest cards: better ones are found, and applying one is one undo step.
    void suggestionsAreApplied() {
        StrengthWindow window("6 13 | 12 5 | 19 35 | 27 30");
        MeasurementSettings settings = window.panel->session()->settings();
        settings.searchGames = 1;
        window.document->removeDecks(QStringLiteral("Delete"), {2}); // one to play against is enough
        window.panel->session()->setSettings(settings);
        window.panel->pages()->setCurrentWidget(window.page());
        window.page()->searchButton()->click();
        QVERIFY(window.page()->words()->text().startsWith(QStringLiteral("Searching")));
        QVERIFY(!window.page()->searchButton()->isEnabled());
        TRY_PATIENTLY(window.isIdle());
        QVERIFY(window.page()->table()->rowCount() > 0);
        const QString line = window.page()->table()->cell(window.page()->table()->index(0, 0)).fields.front();
        QVERIFY(window.cell(window.page()->list(), 0, 1).startsWith(u'+'));
        const Deck before = window.document->deck();
        QTest::keyClick(window.page()->list(), Qt::Key_Return);
        QCOMPARE(window.steps(), 2); // the other was the deletion
        QVERIFY(window.document->deck() != before);
        QVERIFY(window.message.contains(line));
        QVERIFY(!window.page()->applyButton()->isEnabled()); // measured was the deck as it was
        QVERIFY(window.page()->words()->text().startsWith(QStringLiteral("Outdated")));
        window.document->undoStack().undo();
        QCOMPARE(window.document->deck(), before);
        QVERIFY(window.page()->applyButton()->isEnabled());
    }

    /// A catalogue of a person's own may have no rules of games.
    void withoutRulesThereIsNoPanel() {
        test::FakeDialogs dialogs;
        const QTemporaryDir folder;
        Settings settings(folder.filePath(QStringLiteral("settings.json")));
        DeckWorkspace workspace(test::tokenBattle(), nullptr, dialogs, settings);
        for (const QDockWidget* dock : workspace.docks())
            QVERIFY(dock->objectName() != QStringLiteral("strength"));
        for (const QAction* action : workspace.deckActions())
            if (action->objectName() == QStringLiteral("deck.measure")) QVERIFY(!action->isVisible());
    }

    void fitsANarrowAndLowWindow() {
        StrengthWindow window;
        window.measure();
        window.window.resize(1024, 600);
        QTRY_VERIFY(window.panel->height() < 600);
        QVERIFY(window.panel->width() < 400);
        for (const QTreeView* list : {window.panel->deckList()})
            QVERIFY(list->height() >= 120);
    }
};

STONEMASON_TEST(TestStrengthDock)
#include "test_strength_dock.moc"
