// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/duel/turn.h"
#include "tests/support/cards.h"
#include "tests/support/duel_cards.h"
#include "tests/support/duel_match.h"
#include "tests/support/files.h"
#include "tests/support/long_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::DuelMatch;
using test::PlainDuel;
using test::PlainMove;

namespace {

/// Figures over all move sequences of a given length: their number, and sums over their last moves.
struct Counts {
    qint64 nodes = 0;
    qint64 ends = 0;                ///< moves that end the game
    qint64 lost = 0;                ///< tokens destroyed or moved off the board
    qint64 again = 0;               ///< moves after which the same player moves
    std::array<qint64, 2> values{}; ///< of the tokens on the board, by player
    std::array<qint64, 2> scores{};

    bool operator==(const Counts&) const = default;
};

QByteArray textOf(const std::vector<Counts>& levels) {
    QJsonArray rows;
    for (const Counts& level : levels)
        rows.append(QJsonObject{{"nodes", level.nodes},
                                {"ends", level.ends},
                                {"lost", level.lost},
                                {"again", level.again},
                                {"values", QJsonArray{level.values[0], level.values[1]}},
                                {"scores", QJsonArray{level.scores[0], level.scores[1]}}});
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

std::vector<Counts> countsOf(const QJsonArray& rows) {
    std::vector<Counts> levels;
    const auto pair = [](const QJsonValue& value) {
        return std::array{value[0].toInteger(), value[1].toInteger()};
    };
    for (const QJsonValue& row : rows)
        levels.push_back({row["nodes"].toInteger(), row["ends"].toInteger(), row["lost"].toInteger(),
                          row["again"].toInteger(), pair(row["values"]), pair(row["scores"])});
    return levels;
}

/// A position of the plain implementation, with the interface for counting.
struct PlainNode {
    PlainDuel duel;

    std::vector<PlainMove> moves() const { return duel.legalMoves(); }
    std::optional<int> next() const { return duel.next; }
    int value(std::size_t player) const { return duel.board.valueSums()[player]; }
    int score(std::size_t player) const { return duel.players[player].score; }
    int lost() const { return duel.board.tokensPut() - duel.board.tokenCount(); }
    /// Returns how many tokens were lost.
    int play(const PlainMove& move) {
        const int before = lost();
        duel.play(move);
        return lost() - before;
    }
};

/// The same for the engine. Lost tokens are computed from its report.
struct EngineNode {
    const Duel* duel;
    Position position;

    MoveList moves() const { return duel->legalMoves(position); }
    std::optional<int> next() const {
        return position.running() ? std::optional<int>(position.toMove) : std::nullopt;
    }
    int value(std::size_t player) const { return position.valueOf(int(player)); }
    int score(std::size_t player) const { return position.scores[player]; }
    int play(Move move) {
        int lost = 0;
        duel->playObserved(position, move, [&lost](const DuelEvent& event) {
            const bool moved = event.kind == DuelEventKind::Pushed || event.kind == DuelEventKind::Flipped;
            if (event.kind == DuelEventKind::Destroyed || (moved && event.to == noSquare)) ++lost;
        });
        return lost;
    }
};

/// Adds to each level what the moves of that depth count.
template <typename Node>
void addFrom(const Node& node, std::span<Counts> levels) {
    Counts& level = levels.front();
    for (const auto& move : node.moves()) {
        Node child = node;
        level.lost += child.play(move);
        ++level.nodes;
        level.ends += child.next() ? 0 : 1;
        level.again += child.next() == node.next() ? 1 : 0;
        for (std::size_t player = 0; player < 2; ++player) {
            level.values[player] += child.value(player);
            level.scores[player] += child.score(player);
        }
        if (levels.size() > 1) addFrom(child, levels.subspan(1));
    }
}

template <typename Node>
std::vector<Counts> countsFrom(const Node& node, std::size_t depth) {
    std::vector<Counts> levels(depth);
    addFrom(node, levels);
    return levels;
}

/// Those of the first levels, up to one that has more nodes than this.
std::vector<Counts> upTo(qint64 nodes, std::vector<Counts> levels) {
    levels.erase(std::ranges::find_if(levels, [nodes](const Counts& level) { return level.nodes > nodes; }),
                 levels.end());
    return levels;
}

/// The position that an entry of the goldens describes.
DuelMatch matchOf(const QJsonObject& entry) {
    const Catalogue& catalogue = entry["cards"] == "every" ? test::everyCard() : test::tokenBattle();
    const auto deck = [&](int player) {
        return test::deckOf(entry["decks"][player].toString().toStdString());
    };
    const DuelMode mode = entry["mode"] == "sandbox" ? DuelMode::Sandbox : DuelMode::Two;
    DuelMatch match(test::tableOf(catalogue), {deck(0), deck(1)}, mode,
                    {entry["start"][0].toInt(), entry["start"][1].toInt()});
    for (const QJsonValue& move : entry["moves"].toArray())
        match.play({move[0].toInt(), move[1].toInt(), move[2].toInt()});
    return match;
}

} // namespace

class TestPerft : public QObject {
    Q_OBJECT

private slots:
    void countsAreThoseOfBothImplementations_data() {
        QTest::addColumn<QJsonObject>("entry");
        const auto bytes = QByteArray::fromStdString(test::testData("duel/perft.json"));
        for (const QJsonValue& entry : QJsonDocument::fromJson(bytes)["positions"].toArray())
            QTest::newRow(qUtf8Printable(entry["name"].toString())) << entry.toObject();
    }

    void countsAreThoseOfBothImplementations() {
        QFETCH(QJsonObject, entry);
        const DuelMatch match = matchOf(entry);
        QCOMPARE(match.difference(), std::string());
        const auto golden = countsOf(entry["counts"].toArray());
        const auto forEngine = upTo(test::amount(3'000'000, 1'000'000'000), golden);
        const auto forPlain = upTo(test::amount(100'000, 3'000'000), golden);
        QVERIFY(!forPlain.empty());
        QCOMPARE(textOf(countsFrom(EngineNode{&match.engine, match.position}, forEngine.size())),
                 textOf(forEngine));
        QCOMPARE(textOf(countsFrom(PlainNode{match.plain}, forPlain.size())), textOf(forPlain));
    }

    /// The goldens see every kind of happening.
    void positionsAreLively() {
        const auto bytes = QByteArray::fromStdString(test::testData("duel/perft.json"));
        Counts all;
        int deepest = 0;
        for (const QJsonValue& entry : QJsonDocument::fromJson(bytes)["positions"].toArray()) {
            const auto levels = countsOf(entry["counts"].toArray());
            QVERIFY(!levels.empty() && levels.back().nodes > 10'000);
            deepest += levels.size() == 4 ? 1 : 0;
            for (const Counts& level : levels) {
                all.ends += level.ends;
                all.lost += level.lost;
                all.again += level.again;
            }
        }
        QVERIFY2(deepest >= 7, qPrintable(QString::number(deepest)));
        QVERIFY(all.ends > 1000 && all.lost > 1000 && all.again > 1000);
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "test_perft.moc"
