// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/generate/generate.h"

#include "core/pocket_heroes/generate/half.h"
#include "core/pocket_heroes/generate/numbers.h"
#include "core/pocket_heroes/generate/steps.h"
#include "core/pocket_heroes/generate/validate.h"
#include "core/pocket_heroes/generate/zone_settings.h"
#include "core/pocket_heroes/template/like_zones.h"
#include "core/pocket_heroes/template/template_check.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct StepRow {
    std::string_view id;
    Result<Draft> (*run)(Draft draft, const Plan& plan, SeededRandom& random);
};

constexpr std::array<StepRow, stepCount> steps{{{"layout", layOutZones},
                                                {"shares", shareOut},
                                                {"buildings", placeBuildings},
                                                {"visitables", placeVisitables},
                                                {"mask", maskObstacles},
                                                {"passages", openPassages},
                                                {"connection", connectZones},
                                                {"roads", layRoads},
                                                {"treasures", spreadTreasures},
                                                {"decorations", decorate}}};

/// The seed of an independent random stream: of an attempt, or of a step within it.
std::uint64_t seedOf(std::uint64_t seed, int stream) {
    SeededRandom random(seed ^ (std::uint64_t(stream) + 1) * 0xD6E8FEB86659FD93U);
    random.next();
    return random.next();
}

/// Adds the number of attempts to the error of the last attempt.
Error afterAttempts(const Error& error, int attempts) {
    std::vector<Argument> arguments(1, Argument(attempts));
    arguments.insert(arguments.end(), error.message.arguments.begin(), error.message.arguments.end());
    return Error{{error.message.id, arguments}};
}

/// Generate and test with restarts: each attempt runs all steps with its own seed, and violationsOf()
/// inspects the finished world independently.
/// Invariant: the random numbers of a step depend on seed, attempt and step alone.
/// Cost: bounded by GenerationRequest::mostWork, not by time.
class Run {
public:
    Run(Plan plan, const MirrorPlan* half, const GenerationRequest& options, const std::stop_token& stop,
        const GenerationProgress& progress)
        : plan_(std::move(plan))
        , half_(half)
        , options_(options)
        , stop_(stop)
        , progress_(progress)
        , work_(options.mostWork) {
        plan_.half = half;
    }

    Result<Generated> run() {
        const int attempts = std::max(1, options_.attempts);
        Error last;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            auto generated = attemptOnce(attempt);
            if (generated.ok()) return generated;
            if (stop_.stop_requested()) return Error{{"generate/stopped"}};
            // The error of a complete attempt is more useful than that of one that ran out of work.
            if (attempt == 0 || generated.error().message.id != "generate/work") last = generated.error();
            if (work_.isExhausted()) return afterAttempts(spent(last), attempt + 1);
        }
        return afterAttempts(last, attempts);
    }

private:
    /// Maps the zone numbers in an error of a half to those of the whole.
    Error ofWhole(Error error) const {
        if (!half_ || error.message.id == "generate/faulty") return error;
        for (Argument& zone : error.message.arguments)
            if (const int* number = std::get_if<int>(&zone)) zone = half_->fullZones[std::size_t(*number)];
        return error;
    }

    /// Pairs of zones of the half that must be adjacent, directly or through their images.
    std::vector<Link> nearOfHalf() const {
        std::vector<Link> near = plan_.near;
        for (Link& link : near)
            for (int* zone : {&link.first, &link.second})
                *zone = half_->halfZones[std::size_t(*zone)];
        std::erase_if(near, [](const Link& link) { return link.first == link.second; });
        return near;
    }

    /// The draft of the whole world: unfolds the draft of a half.
    Draft wholeOf(const Draft& draft, Step step) const {
        return half_ && step < Step::Decorations ? unfold(draft, *half_) : draft;
    }

    Result<Generated> attemptOnce(int attempt) {
        const std::uint64_t seed = seedOf(options_.seed, attempt);
        SeededRandom drawn(seedOf(seed, stepCount));
        Generated generated;
        Plan plan = half_ ? Plan{half_->halfTemplate, half_->catalogue, stop_, options_.layout} : plan_;
        if (half_) plan.near = nearOfHalf();
        Plan whole{plan_.worldTemplate, plan.catalogue, stop_};
        whole.half = plan.half = half_;
        plan.attempt = attempt;
        plan.work = &work_;
        plan.mostShareWork = std::min(numbers::shareWork, work_.left());
        Result<Draft> draft = startDraft(plan, plan.worldTemplate.config.mapSize, drawn);
        for (int step = 0; step < stepCount; ++step) {
            if (stop_.stop_requested()) return Error{{"generate/stopped"}};
            if (progress_) progress_(attempt, Step(step));
            SeededRandom random(seedOf(seed, step));
            const auto begun = std::chrono::steady_clock::now();
            if (half_ && Step(step) == Step::Decorations) draft = unfold(*draft, *half_);
            // A stopped step may report that something did not fit; run() replaces that error.
            draft =
                Step(step) == Step::Buildings
                    ? built(*draft, plan, random)
                    : steps[std::size_t(step)].run(std::move(draft).value(),
                                                   Step(step) == Step::Decorations ? whole : plan, random);
            const std::chrono::duration<double, std::milli> elapsed =
                std::chrono::steady_clock::now() - begun;
            if (draft && plan.isSpent()) return Error{{"generate/work"}};
            if (!draft) return ofWhole(draft.error());
            generated.report.milliseconds[std::size_t(step)] = elapsed.count();
            if (options_.keepDrafts) generated.drafts.push_back(wholeOf(*draft, Step(step)));
        }
        if (stop_.stop_requested()) return Error{{"generate/stopped"}};
        generated.world = worldOf(*draft, plan_);
        fillReport(generated.report, *draft, attempt + 1);
        const std::vector<Violation> faults = violationsOf(
            {plan_.worldTemplate, plan_.catalogue, generated.world, draft->zoneOf, generated.report});
        if (!faults.empty())
            return Error{{"generate/faulty", {std::string(faults.front().id), faults.front().index}}};
        generated.draft = std::move(draft).value();
        return generated;
    }

    /// Places the buildings. Zones without room for their mines are retried with mines closer together,
    /// which is cheaper than drawing new zones.
    static Result<Draft> built(const Draft& draft, Plan& plan, const SeededRandom& random) {
        for (;;) {
            SeededRandom again = random;
            Result<Draft> placed = placeBuildings(draft, plan, again);
            if (placed || placed.error().message.id != "generate/mine" || plan.mustStop()) return placed;
            const int zone = std::get<int>(placed.error().message.arguments.front());
            if (plan.isPacked(zone)) return placed;
            plan.packed.resize(plan.worldTemplate.zones.size(), 0);
            plan.packed[std::size_t(zone)] = 1;
        }
    }

    /// The error of a spent work budget, with the zones at which the last attempt failed.
    static Error spent(const Error& last) {
        Message why{"generate/work", {}};
        for (const Argument& zone : last.message.arguments)
            if (last.message.id != "generate/faulty" && why.arguments.size() < 2)
                why.arguments.push_back(zone);
        if (why.arguments.size() == 1) why.id = "generate/work-zone";
        if (why.arguments.size() == 2) why.id = "generate/work-link";
        return Error{std::move(why)};
    }

    void fillReport(GenerationReport& report, const Draft& draft, int attempts) const {
        report.origin.symmetry = plan_.worldTemplate.config.symmetry; // validation depends on it
        report.seed = options_.seed;
        report.size = draft.size.rows;
        report.attempts = attempts;
        report.placesGivenUp = draft.placesGivenUp;
        for (const DraftCastle& castle : draft.placedCastles)
            if (isPlayer(castle.plan.owner) &&
                std::ranges::find(report.players, castle.plan.owner) == report.players.end())
                report.players.push_back(castle.plan.owner);
        std::ranges::sort(report.players);
        const double cells = draft.size.area();
        report.zones.resize(draft.wanted.size());
        for (std::size_t zone = 0; zone < report.zones.size(); ++zone) {
            report.zones[zone].index = int(zone);
            report.zones[zone].wanted = draft.wanted[zone] / cells;
            report.zones[zone].richness = draft.richness[zone];
        }
        forEachCell(draft.size, [&](Cell cell) { ++report.zones[std::size_t(draft.zoneOf[cell])].area; });
        const Template& worldTemplate = plan_.worldTemplate;
        for (ZoneReport& zone : report.zones) {
            zone.share = zone.area / cells;
            const int wanted = wantedRichness(worldTemplate.zones[std::size_t(zone.index)], zone.area,
                                              worldTemplate.config, plan_.catalogue);
            zone.richnessLacking = std::max(0, wanted - zone.richness);
        }
        for (const DraftCastle& castle : draft.placedCastles)
            if (auto& first = report.zones[std::size_t(castle.building.zone)].castle; !first)
                first = castle.building.cell;
        for (const DraftMine& mine : draft.placedMines)
            report.zones[std::size_t(mine.building.zone)].mines.push_back(
                {mine.plan.resource, mine.building.cell, mine.plan.guardLevel});
        for (const DraftLink& link : draft.links) {
            const Link& wanted = plan_.worldTemplate.links[std::size_t(link.link)];
            report.links.push_back(
                {wanted.first, wanted.second, link.portal, link.cells, link.guardLevel, link.beside});
        }
        report.roadCells = int(std::ranges::count(draft.roads.values(), char(1)));
    }

    Plan plan_;
    const MirrorPlan* half_; ///< nullptr: the steps make the whole
    const GenerationRequest& options_;
    const std::stop_token& stop_;
    const GenerationProgress& progress_;
    WorkBudget work_; ///< of all attempts
};

} // namespace

std::string_view stepId(Step step) {
    return steps[std::size_t(step)].id;
}

Result<Generated> generate(const Template& worldTemplate, const Catalogue& catalogue,
                           const GenerationRequest& options, const std::stop_token& stop,
                           const GenerationProgress& progress) {
    Template sized = withLikeNumbers(worldTemplate);
    if (options.size != 0) {
        if (std::ranges::find(worldSides, options.size) == worldSides.end())
            return Error{{"generate/size", {options.size}}};
        sized.config.mapSize = options.size;
    }
    for (const TemplateProblem& problem : checkTemplate(sized, catalogue, stop).problems)
        if (problem.severity == Severity::Error) return Error{problem.message};
    if (stop.stop_requested()) return Error{{"generate/stopped"}};
    const auto ways = std::ranges::stable_partition(
        sized.links, [](const Link& link) { return link.kind != LinkKind::Near; });
    std::vector<Link> near(ways.begin(), ways.end());
    sized.links.erase(ways.begin(), ways.end());
    std::optional<MirrorPlan> half;
    if (sized.config.symmetry != WorldSymmetry::None) {
        auto found = halfOf(sized, catalogue, sized.config.symmetry);
        if (!found) return found.error();
        half = std::move(found).value();
    }
    Plan plan{half ? half->fullTemplate : sized, catalogue, stop, options.layout};
    plan.near = std::move(near);
    auto outcome = Run(std::move(plan), half ? &*half : nullptr, options, stop, progress).run();
    if (!outcome) return outcome;
    Generated generated = std::move(outcome).value();
    generated.report.origin = originOf(worldTemplate, generated.report.size, options.seed, options.layout);
    return generated;
}

} // namespace stonemason::pocket_heroes
