// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/game_card.h"
#include "editor/app/window/start_cards.h"
#include "editor/app/window/start_page.h"
#include "editor/lan/lan_lobby.h"
#include "editor/token_battle/cards/card_description.h"
#include "editor/token_battle/decks_for_games.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/model/seats.h"
#include "editor/token_battle/duel/view/duel_view.h"
#include "editor/token_battle/duel/view/hands/card_button.h"
#include "editor/token_battle/duel/view/hands/hand_view.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/every_text.h"
#include "tests/editor/help/whole_program.h"
#include "tests/editor/token_battle/duel/view/lan/desks.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QImage>
#include <QMimeData>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;

namespace stonemason::test::hidden {

/// The visible cards and texts of a game. Pictures are taken only where a test compares them, because they
/// are slow.
struct Look {
    QSet<QString> texts;
    QImage picture;
};

} // namespace stonemason::test::hidden

using stonemason::test::hidden::Look;

namespace {

constexpr int movesPlayed = 9;
/// No word of their names occurs in the window's own texts.
constexpr std::string_view computersDeck =
    "10 11 12 13 14 | 15 21 17 18 19 | 20 24 25 27 28 | 32 33 36 37 38";
constexpr std::string_view personsDeck = "0 1 | 2 3 | 4 5 | 6 41";
/// Cards of neither deck.
constexpr CardId firstOther = 7;

/// The whole program with a game in its window.
struct GameWindow : WholeProgram {
    GameWindow() {
        connectGames(games, deckEditor, window, cards.catalogues.front());
        settings.setValue(setting::duelTempo, tempoId(Tempo::Off));
        games.lobby().setFolder(folder.filePath(QStringLiteral("games")));
        QObject::connect(&games, &Workspace::message, &window,
                         [this](const QString& sentence) { shown += sentence; });
        window.resize(1280, 900);
        window.show();
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
        awaitSamples();
    }

    /// The start page reads them beside the window; until then it calls them by their files.
    void awaitSamples() {
        const auto isRead = [](const PictureCard* card) { return card->isHidden() || card->hasPicture(); };
        TRY_PATIENTLY(std::ranges::all_of(window.findChild<StartPage*>()->sampleCards(), isRead));
    }

    void show(std::unique_ptr<DuelDocument> document) { emit games.created(document.release()); }
    DuelDocument& document() { return *static_cast<DuelDocument*>(window.tabs().currentDocument()); }
    DuelView& view() { return *static_cast<DuelView*>(window.tabs().currentPage()->view()); }
    MoveChoice& choice() { return view().choice(); }

    /// The person plays any move, and the other side answers.
    void playOn(int moves) {
        view().setTempo(Tempo::Off);
        while (document().game().moveCount() < moves && !document().game().hasEnded()) {
            const int before = document().game().moveCount();
            if (view().duelTurns().canMove()) {
                const auto legal = document().duel().legalMoves(document().position());
                QVERIFY(view().duelTurns().play(legal[std::size_t(7 * before + 3) % legal.size()]));
            }
            TRY_PATIENTLY(document().game().moveCount() > before);
        }
    }

    /// Waits until it is the turn of who moves here.
    void awaitTurn() { TRY_PATIENTLY(view().duelTurns().canMove()); }

    /// Does what a person can do to find something out, and hands on what there is after each.
    void lookAround(const std::function<void(const QString& where, const QSet<QString>& texts)>& visit) {
        const auto report = [&](const QString& where) {
            QCoreApplication::processEvents();
            visit(where, textsInSight());
        };
        for (QDockWidget* dock :
             games.docks() + window.findChildren<QDockWidget*>(QStringLiteral("historyDock"))) {
            dock->show();
            dock->raise();
            report(dock->objectName());
        }
        for (int player = 0; player < playerCount; ++player)
            for (int stack = 0; stack < stackCount; ++stack) {
                CardButton* card = view().hand(player)->card(stack);
                QTest::mouseMove(card);
                QTest::mouseClick(card, Qt::LeftButton);
                choice().setHovered(squareOf({5, stack}));
                report(QStringLiteral("card %1 of player %2").arg(stack).arg(player));
            }
        choice().cancel();
        for (int move = document().game().moveCount(); move >= 0; --move) {
            document().show(move);
            report(QStringLiteral("after move %1").arg(move));
        }
        document().show(document().game().moveCount());
        report(QStringLiteral("at the end"));
    }

    QSet<QString> textsInSight() {
        QSet<QString> found = everyTextOf(window);
        // Samples that have no place on the start page may have been read, and have their names, or not.
        for (const PictureCard* sample : window.findChild<StartPage*>()->sampleCards())
            found.subtract({sample->accessibleName(), sample->toolTip(), nameOfSample(sample->path())});
        for (const QAction* action : games.duelActions())
            found += {action->text(), action->toolTip(), action->statusTip()};
        for (const QAction* action : games.duelActions())
            if (action->objectName() == QStringLiteral("duel.copy-position"))
                const_cast<QAction*>(action)->trigger();
        found += QApplication::clipboard()->text();
        for (int stack = 0; stack < stackCount; ++stack) {
            const std::unique_ptr<QMimeData> dragged(StackDrag::dataOf(stack, choice()));
            for (const QString& format : dragged->formats())
                found +=
                    QString::fromUtf8(dragged->data(format)).section(u' ', 2); // what is not of this process
        }
        for (const QString& sentence : std::as_const(shown))
            found += sentence;
        return found;
    }

    QStringList shown;
};

/// The names of the cards in a player's deck that the opponent does not know.
QStringList unknownNames(const Game& game, const Deck& whole, int player) {
    QStringList names;
    for (int stack = 0; stack < stackCount; ++stack) {
        const auto& cards = whole.stack(stack);
        const auto seen = game.position().hands[std::size_t(player)].seen[std::size_t(stack)];
        for (std::size_t i = seen; i < cards.size(); ++i)
            names += cardName(cards[i], tokenBattle());
    }
    return names;
}

/// The names that occur in the texts, each with one such text.
QStringList namesSaid(const QStringList& names, const QSet<QString>& texts) {
    QStringList found;
    for (const QString& name : names) {
        const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(QRegularExpression::escape(name)));
        for (const QString& text : texts)
            if (text.contains(word)) {
                found += name + QStringLiteral(" in: ") + text.left(200);
                break;
            }
    }
    return found;
}

/// The record with that player's unseen cards replaced by other cards.
GameRecord withOthers(const Game& game, int player) {
    GameRecord record = game.record();
    Side& side = record.setup.sides[std::size_t(player)];
    auto stacks = side.deck.stacks();
    std::set<CardId> used;
    for (const auto& stack : stacks)
        used.insert(stack.begin(), stack.end());
    CardId other = firstOther;
    for (int stack = 0; stack < stackCount; ++stack) {
        const auto seen = game.position().hands[std::size_t(player)].seen[std::size_t(stack)];
        for (std::size_t i = seen; i < stacks[std::size_t(stack)].size(); ++i) {
            while (used.contains(other))
                ++other;
            used.insert(other);
            if (tokenBattle().card(other)) stacks[std::size_t(stack)][i] = other;
        }
    }
    side.deck = std::get<Deck>(Deck::of(stacks));
    return record;
}

std::unique_ptr<DuelDocument> documentOf(const GameRecord& record) {
    auto game = Game::replay(tokenBattleTable(), record);
    if (!game) qFatal("cannot be played again");
    return std::make_unique<DuelDocument>(std::move(game).value(), tokenBattleTable());
}

} // namespace

/// Whatever a person does in a game: nothing shows, says, drags or copies a card that is not known to them.
class TestHiddenCards : public QObject {
    Q_OBJECT

private slots:
    void noTextNamesACardOfTheComputersThatIsNotKnown_data() {
        QTest::addColumn<QString>("level");
        QTest::addColumn<int>("person");
        QTest::newRow("easy") << QStringLiteral("easy") << 0;
        QTest::newRow("normal, who begins") << QStringLiteral("normal") << 1;
        QTest::newRow("hard") << QStringLiteral("hard") << 0;
    }
    void noTextNamesACardOfTheComputersThatIsNotKnown() {
        QFETCH(QString, level);
        QFETCH(int, person);
        GameWindow w;
        GameSetup setup = person == 0 ? setupWith("human", level.toStdString(), personsDeck, computersDeck)
                                      : setupWith(level.toStdString(), "human", computersDeck, personsDeck);
        w.show(test::documentOf(setup));
        w.playOn(movesPlayed);
        w.awaitTurn();
        const int computer = 1 - person;
        const QStringList unknown =
            unknownNames(w.document().game(), setup.sides[std::size_t(computer)].deck, computer);
        QVERIFY(unknown.size() > 5);
        int visited = 0;
        w.lookAround([&](const QString& where, const QSet<QString>& texts) {
            ++visited;
            const QStringList found = namesSaid(unknown, texts);
            QVERIFY2(found.isEmpty(), qPrintable(where + QStringLiteral(": ") + found.join(u'\n')));
        });
        QVERIFY(visited > 2 * stackCount + movesPlayed);
        QVERIFY(!w.shown.isEmpty());
    }

    /// Else the test above would see nothing.
    void openDecksNameThemAll() {
        GameWindow w;
        const GameSetup setup = setupWith("human", "normal", personsDeck, computersDeck);
        auto document = test::documentOf(setup);
        document->setOpenDecks(true);
        w.show(std::move(document));
        w.playOn(2);
        w.awaitTurn();
        const QStringList unknown = unknownNames(w.document().game(), setup.sides[1].deck, 1);
        const QStringList found = namesSaid(unknown, w.textsInSight());
        QCOMPARE(found.size(), unknown.size());
    }

    /// Neither do words that give a card away without its name, nor pictures: with other cards in place of
    /// those that are not known, everything is as it was.
    void otherUnknownCardsMakeNoDifference() {
        GameRecord played;
        GameRecord others;
        {
            GameWindow w;
            w.show(test::documentOf(setupWith("human", "normal", personsDeck, computersDeck)));
            w.playOn(movesPlayed);
            w.awaitTurn();
            played = w.document().game().record();
            others = withOthers(w.document().game(), 1);
            QVERIFY(played.setup.sides[1].deck != others.setup.sides[1].deck);
        }
        for (const bool computersTurn : {false, true}) {
            if (computersTurn) {
                played.moves.pop_back(); // the computer's, who rests now
                others.moves.pop_back();
            }
            std::vector<Look> looks;
            GameWindow first;
            first.show(documentOf(played));
            first.lookAround([&](const QString&, const QSet<QString>& texts) {
                looks.push_back({texts, first.window.grab().toImage()});
            });
            first.window.hide();
            GameWindow second;
            second.show(documentOf(others));
            std::size_t at = 0;
            second.lookAround([&](const QString& where, const QSet<QString>& texts) {
                const Look& before = looks[at++];
                const auto without = [](QSet<QString> all, const QSet<QString>& removed) {
                    return all.subtract(removed).values().join(u'\n').left(400);
                };
                QVERIFY2(texts == before.texts,
                         qPrintable(where + QStringLiteral(": ") + without(before.texts, texts) +
                                    QStringLiteral(" | ") + without(texts, before.texts)));
                QVERIFY2(second.window.grab().toImage() == before.picture, qPrintable(where));
            });
            QCOMPARE(at, looks.size());
        }
    }

    /// Nor in what is saved, kept for recovery, or kept when the other one leaves.
    void noTextOrFileOfANetworkGameNamesThem() {
        GameWindow ann;
        Desk ben;
        Links links;
        const Deck bens = anySetup(2).sides[0].deck;
        ann.games.lobby().begin(std::move(links.ann));
        ben.workspace->lobby().begin(std::move(links.ben));
        for (int move = 0; move < movesPlayed; ++move) {
            const int before = ben.game().moveCount();
            TRY_PATIENTLY(ann.view().duelTurns().canMove() || ben.play().canMove());
            if (ben.play().canMove())
                QVERIFY(ben.playAny());
            else
                ann.playOn(before + 1);
            TRY_PATIENTLY(ben.game().moveCount() > before &&
                          ann.document().game().moveCount() == ben.game().moveCount());
        }
        DuelDocument& document = ann.document();
        const int peer = document.setup().sides[0].player == personAtDesk ? 1 : 0;
        QStringList unknown = unknownNames(document.game(), bens, peer);
        for (const auto& stack : document.setup().sides[std::size_t(1 - peer)].deck.stacks())
            for (const CardId own : stack) // both may have one
                unknown.removeAll(cardName(own, tokenBattle()));
        QVERIFY(!unknown.isEmpty());
        ann.lookAround([&](const QString& where, const QSet<QString>& texts) {
            const QStringList found = namesSaid(unknown, texts);
            QVERIFY2(found.isEmpty(), qPrintable(where + QStringLiteral(": ") + found.join(u'\n')));
        });
        std::vector<std::string> files{*document.bytesFor({}), *document.recoveryBytes()};
        ben.close();
        TRY_PATIENTLY(!document.isLive());
        QVERIFY(!document.game().hasEnded());
        ann.lookAround([&](const QString& where, const QSet<QString>& texts) {
            const QStringList found = namesSaid(unknown, texts);
            QVERIFY2(found.isEmpty(), qPrintable(where + QStringLiteral(": ") + found.join(u'\n')));
        });
        QFile kept(LanGame::of(document)->keptFile());
        QVERIFY(kept.open(QIODevice::ReadOnly));
        files.push_back(kept.readAll().toStdString());
        for (const std::string& bytes : files) {
            const auto read = DuelDocument::read(bytes, tokenBattleTable());
            QVERIFY(read);
            const Deck& held = (*read)->setup().sides[std::size_t(peer)].deck;
            QCOMPARE(unknownNames((*read)->game(), held, peer), QStringList());
        }
    }
};

STONEMASON_TEST(TestHiddenCards)
#include "test_hidden_cards.moc"
