// SPDX-License-Identifier: GPL-3.0-or-later
// A drag in the installed program and a real window: a card is searched for, dragged from the collection into
// the deck, saved; taken out again, saved.

#include "core/token_battle/format/deck_format.h"
#include "editor/token_battle/cards/card_look.h"
#include "tests/e2e/running_editor.h"
#include "tests/support/cards.h"

#include <QFile>
#include <QTest>

#include <cstdlib>
#include <utility>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::Desktop;

namespace {

constexpr QRect cardsArea(230, 225, 900, 345); // between the docks, below all that filters
constexpr CardId hourglass = 15;
constexpr int smallestDisc = 15;
constexpr QPoint toTheStacks(-250, 250); // from the collection's first card to empty places

Deck deckIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto read = readDecks(file.readAll().toStdString(), test::tokenBattle());
    return read && !read->library.empty() ? read->library.at(0).deck : Deck();
}

} // namespace

class TestDeckDrag : public QObject {
    Q_OBJECT

public:
    explicit TestDeckDrag(const Desktop& desktop) : desktop_(desktop) {}

private slots:
    void initTestCase() {
        file_ = editor_.filePath("mine.txt");
        QFile out(file_);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write("set 0\nMine\n7 8\n9 10\n11 12\n13 21\n") > 0);
        out.close();
        before_ = deckIn(file_);
        QCOMPARE(before_.size(), 8);

        const QString trouble = editor_.start({file_}, QStringLiteral("mine"));
        QVERIFY2(trouble.isEmpty(), qPrintable(trouble));
    }

    void findsTheCard() {
        desktop_.key(QStringLiteral("ctrl+f"));
        desktop_.type(QStringLiteral("hourglass"));
        QVERIFY2(test::waitUntil([this] { return findCard(); }), "the card is not among those shown");
        editor_.keep("deck-1-found");
    }

    void dragsItIntoTheDeck() {
        const QPoint to = card_ + toTheStacks;
        desktop_.dragAndDrop(
            {card_, card_ + QPoint(-20, 20), card_ + toTheStacks / 2, to + QPoint(5, 0), to});
        QVERIFY(editor_.becomesModified());
        editor_.keep("deck-2-dropped");
        QVERIFY(editor_.save());
        const Deck after = deckIn(file_);
        QCOMPARE(after.size(), before_.size() + 1);
        QVERIFY(after.contains(hourglass));
    }

    void takesItOutAgainByAKey() {
        desktop_.key(QStringLiteral("Delete")); // the drop left the keys at the card
        QVERIFY(editor_.becomesModified());
        QVERIFY(editor_.save());
        QVERIFY(deckIn(file_) == before_);
    }

private:
    /// The disc of a card's ability is the largest patch of its colour.
    QRect discOf(Ability ability) const {
        const QColor colour = cardPalette(QPalette(Qt::white)).of(ability);
        return test::largestPatch(desktop_.screenshot(), cardsArea, [colour](QColor c) {
            return std::abs(c.red() - colour.red()) + std::abs(c.green() - colour.green()) +
                       std::abs(c.blue() - colour.blue()) <
                   12;
        });
    }

    /// Once it is the only one of its ability, cards of others (that do not stand in the deck) are gone, and
    /// it keeps its place.
    bool findCard() {
        const QRect disc = discOf(Ability::Flip);
        const QPoint before = std::exchange(card_, disc.center());
        return disc.width() >= smallestDisc && disc.center() == before &&
               discOf(Ability::Damage).width() < smallestDisc;
    }

    const Desktop& desktop_;
    test::RunningEditor editor_{desktop_};
    QString file_;
    Deck before_;
    QPoint card_;
};

int main(int argc, char** argv) {
    return test::runOnDesktop<TestDeckDrag>(argc, argv);
}

#include "test_deck_drag.moc"
