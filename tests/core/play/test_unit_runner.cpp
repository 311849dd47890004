// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/play/unit_runner.h"
#include "tests/core/play/heaps.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using HeapResult = PartialOf<PairedTally>;
using HeapUnit = std::array<GameScore, 2>;

/// Searches so many positions ahead; among equal moves chance takes one.
class SearchingPlayer : public PlayerOf<UnmadeHeaps> {
public:
    SearchingPlayer(int nodes, std::uint64_t seed) : nodes_(nodes), random_(seed) {}
    HeapMove choose(const HeapRules& rules, const HeapPosition& position, std::stop_token stop) override {
        auto moves = UnmadeHeaps::moves(rules, position);
        random_.shuffle(std::span(moves));
        return Search<UnmadeHeaps>(rules, nodes_, std::move(stop)).best(position, moves);
    }

private:
    int nodes_;
    SeededRandom random_;
};

constexpr std::array nodesOfEntrants{0, 40, 800};
const Schedule unitSchedule(TournamentForm::RoundRobin, 3, 20);

GameScore playedBy(int first, int second, std::uint64_t seed) {
    const ContestantsOf<UnmadeHeaps> players{
        std::make_unique<SearchingPlayer>(nodesOfEntrants[std::size_t(first)], playerSeed(seed, 0)),
        std::make_unique<SearchingPlayer>(nodesOfEntrants[std::size_t(second)], playerSeed(seed, 1))};
    SeededRandom random(seed);
    const auto stones = [&random] { return std::uint8_t(1 + random.below(5)); };
    return playScored(HeapRules{}, heapsOf(stones(), stones(), stones()), players).value();
}

HeapUnit unitOf(std::int64_t unit) {
    const auto [first, second] = unitSchedule.pairing(unitSchedule.pairingOfUnit(unit));
    const std::uint64_t seed = unitSchedule.seedOfUnit(1, unit);
    return {playedBy(first, second, seed), playedBy(second, first, seed)};
}

void add(const HeapUnit& games, std::int64_t unit, PairedTally& tally) {
    tally.pairings[std::size_t(unitSchedule.pairingOfUnit(unit))].add(games[0], games[1]);
}

HeapResult nothingOf(Shard shard = {}) {
    return {shard, {}, PairedTally(unitSchedule)};
}

HeapResult unitsPlayed(HeapResult result, int jobs = 1) {
    playUnits<HeapUnit>(unitSchedule, result, jobs, {}, unitOf, add, [] {});
    return result;
}

std::variant<HeapResult, MergeFault> mergedOf(const std::vector<HeapResult>& parts) {
    return mergedShards(
        nothingOf(), parts, [](const HeapResult& part) -> const HeapResult& { return part; },
        [](const HeapResult&, const HeapResult&) { return std::optional<Message>(); });
}

} // namespace

class TestUnitRunner : public QObject {
    Q_OBJECT

private slots:
    void everyUnitIsPlayedOnce() {
        const HeapResult result = unitsPlayed(nothingOf());
        QVERIFY(result.isFinished(unitSchedule));
        QCOMPARE(result.gamesPlayed(), 2 * unitSchedule.units());
        PairedTally byHand(unitSchedule);
        for (std::int64_t unit = 0; unit < unitSchedule.units(); ++unit)
            add(unitOf(unit), unit, byHand);
        QCOMPARE(result.tally, byHand);
        QVERIFY(!impossiblePairing(unitSchedule, result.played, result.tally, result.shard));
    }

    void unitsAreTakenInOrder() {
        FinishedUnits<int> finished(5);
        finished.add(7, 70);
        QVERIFY(finished.take().empty());
        finished.add(5, 50);
        QCOMPARE(finished.take(), std::vector<int>{50});
        finished.add(6, 60);
        QCOMPARE(finished.take(), (std::vector<int>{60, 70}));
    }

    void whoLooksFurtherWins() {
        const PairedTally tally = unitsPlayed(nothingOf()).tally;
        QVERIFY(tally.pairings[0].outcomes().losses > tally.pairings[0].outcomes().wins);
        QVERIFY(tally.pairings[1].outcomes().losses > 3 * tally.pairings[1].outcomes().wins);
    }

    void jobsMakeNoDifference() { QCOMPARE(unitsPlayed(nothingOf(), 4), unitsPlayed(nothingOf())); }

    void shardsMergeIntoTheSame() {
        for (const int of : {1, 2, 7}) {
            std::vector<HeapResult> parts;
            for (int number = of; number >= 1; --number)
                parts.push_back(unitsPlayed(nothingOf({number, of})));
            QCOMPARE(std::get<HeapResult>(mergedOf(parts)), unitsPlayed(nothingOf()));
        }
    }

    void shardsThatDoNotBelongTogetherAreRefused() {
        const auto fault = [](std::initializer_list<Shard> shards) {
            std::vector<HeapResult> parts;
            for (const Shard shard : shards)
                parts.push_back(nothingOf(shard));
            return std::get<MergeFault>(mergedOf(parts));
        };
        QCOMPARE(fault({{1, 2}, {2, 3}}), (MergeFault{1, {"tournament/other-shards", {3, 2}}}));
        QCOMPARE(fault({{2, 3}, {1, 3}, {2, 3}}), (MergeFault{2, {"tournament/shard-twice", {2}}}));
        QCOMPARE(fault({{3, 3}}), (MergeFault{0, {"tournament/shards-missing", {std::string("1, 2"), 3}}}));
    }

    void refusesWhatClaimsToBeAnother() {
        const std::vector<HeapResult> parts{nothingOf({1, 2}), nothingOf({2, 2})};
        const auto self = [](const HeapResult& part) -> const HeapResult& { return part; };
        const auto merged =
            mergedShards(nothingOf(), parts, self, [](const HeapResult& part, const HeapResult& first) {
                return &part == &first ? std::nullopt : std::optional(Message{"tournament/other-seed"});
            });
        QCOMPARE(std::get<MergeFault>(merged), (MergeFault{1, {"tournament/other-seed"}}));
    }

    /// Units in order: an interrupted run is a prefix of the whole run, and can be resumed.
    void aRunThatIsBrokenOffCanBeGoneOnWith() {
        std::stop_source stop;
        std::atomic<int> begun = 0;
        HeapResult result = nothingOf();
        const auto someUnits = [&](std::int64_t unit) -> std::optional<HeapUnit> {
            if (++begun > 30) stop.request_stop();
            if (stop.stop_requested()) return std::nullopt;
            return unitOf(unit);
        };
        playUnits<HeapUnit>(unitSchedule, result, 3, stop.get_token(), someUnits, add, [] {});
        QVERIFY(!result.isFinished(unitSchedule));
        QVERIFY(result.played.size() <= 30);
        if (result.played.size() > 0) QCOMPARE(result.played.ranges().front().begin, std::int64_t(0));
        QCOMPARE(unitsPlayed(result), unitsPlayed(nothingOf()));
    }

    void watchersSeeWhatIsNew() {
        HeapResult result = nothingOf();
        std::int64_t seen = 0;
        int calls = 0;
        playUnits<HeapUnit>(unitSchedule, result, 2, {}, unitOf, add, [&] {
            QVERIFY(result.played.size() > seen);
            seen = result.played.size();
            ++calls;
        });
        QCOMPARE(seen, unitSchedule.units());
        QVERIFY(calls > 0);
        playUnits<HeapUnit>(unitSchedule, result, 2, {}, unitOf, add, [&] { ++calls; });
        QCOMPARE(seen, unitSchedule.units());
    }

    void sumsThatCannotBeAreNamed() {
        HeapResult result = unitsPlayed(nothingOf());
        ++result.tally.pairings[1].units[0];
        QCOMPARE(impossiblePairing(unitSchedule, result.played, result.tally, {}), std::optional(1));
    }

    void aStopEndsAGame() {
        std::stop_source stop;
        stop.request_stop();
        const ContestantsOf<UnmadeHeaps> players{std::make_unique<SearchingPlayer>(1, 1),
                                                 std::make_unique<SearchingPlayer>(1, 2)};
        QVERIFY(!playScored(HeapRules{}, heapsOf(1, 1, 1), players, stop.get_token()));
    }

    void aGameIsScored() {
        const GameScore score = playedBy(2, 2, 5);
        const auto [first, second] = score.sides;
        QVERIFY(first.result != second.result);
        QVERIFY(score.moves >= 3);
        QVERIFY(first.points + second.points >= score.moves);
    }
};

STONEMASON_APPLESS_TEST(TestUnitRunner)
#include "test_unit_runner.moc"
