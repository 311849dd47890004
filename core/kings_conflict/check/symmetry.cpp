// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kings_conflict/map/symmetry.h"

#include "core/kings_conflict/check/checks.h"

#include <algorithm>
#include <functional>
#include <set>
#include <variant>

namespace stonemason::kings_conflict {

namespace {

/// symmetry/broken: symmetry, number of cells, cells (all of which have a partner)
/// symmetry/axis: number of cells, cells (each its own partner)
/// symmetry/centre: cell
/// symmetry/oblong: symmetry, rows, columns
/// symmetry/none: the symmetry that the fewest changes would give the map, number of cells that break it
/// symmetry/none-obeyed: the symmetry obeyed
/// symmetry/none-possible: no arguments; the board can have none of the game's symmetries
/// symmetry/unpublished: the symmetry obeyed, the one that the published maps obey
constexpr std::string_view symmetryMessages[]{
    "symmetry/broken", "symmetry/axis",        "symmetry/centre",        "symmetry/oblong",
    "symmetry/none",   "symmetry/none-obeyed", "symmetry/none-possible", "symmetry/unpublished"};

/// fix/copy: half copied, number of cells written
/// fix/copy-clearing: half copied, number of cells written, code put on cells that are their own partner and
/// cannot keep theirs, those cells
/// fix/copy-refitting: half copied, number of cells written, cells that are their own partner and get several
/// codes
/// fix/declare: symmetry
/// fix/declare-copy, fix/declare-copy-clearing, fix/declare-copy-refitting: symmetry, and the arguments of
/// those without it
/// fix/clear-axis: code written, cells
/// fix/refit-axis: cells
constexpr std::string_view symmetryFixes[]{
    "fix/copy",         "fix/copy-clearing",         "fix/copy-refitting",         "fix/declare",
    "fix/declare-copy", "fix/declare-copy-clearing", "fix/declare-copy-refitting", "fix/clear-axis",
    "fix/refit-axis"};

std::string word(Symmetry symmetry) {
    return std::string(symmetryId(symmetry));
}

/// What a repair puts on the cells that are their own partner and could not keep what they held.
struct AxisRepairs {
    std::vector<Cell> cells;
    std::set<Code> codes;

    explicit AxisRepairs(const Edit& edit) {
        for (const CellRefusal& refusal : edit.refused)
            cells.push_back(refusal.cell);
        for (const CellChange& change : edit.changes)
            if (std::ranges::binary_search(cells, change.cell)) codes.insert(change.after);
    }
    bool isOfOneKind() const { return codes.size() == 1; }
    std::string code() const { return std::string(1, *codes.begin()); }
};

/// A fix, and what it writes.
struct Offer {
    Fix fix;
    CellChanges changes;
};

Offer copyOffer(const Map& map, const GameProfile& game, Symmetry symmetry, Half from) {
    const Edit edit = repairSymmetry(map, game, symmetry, from);
    const bool redeclares = map.symmetry != symmetry;
    Message label;
    std::vector<Argument>& arguments = label.arguments;
    if (redeclares) arguments.push_back(word(symmetry));
    arguments.push_back(std::string(from == Half::BottomLeft ? "bottom-left" : "top-right"));
    arguments.push_back(int(edit.changes.size()));
    if (edit.refused.empty()) {
        label.id = redeclares ? "fix/declare-copy" : "fix/copy";
    } else if (AxisRepairs axis(edit); axis.isOfOneKind()) {
        label.id = redeclares ? "fix/declare-copy-clearing" : "fix/copy-clearing";
        arguments.push_back(axis.code());
        arguments.push_back(std::move(axis.cells));
    } else {
        label.id = redeclares ? "fix/declare-copy-refitting" : "fix/copy-refitting";
        arguments.push_back(std::move(axis.cells));
    }
    return {{std::move(label), MakeSymmetric{symmetry, from}}, edit.changes};
}

/// Makes the map obey and declare the symmetry: from either half, from any where both give the same, or by
/// the declaration alone.
void addOffers(std::vector<Offer>& offered, const Map& map, const GameProfile& game, Symmetry symmetry) {
    Offer offer = copyOffer(map, game, symmetry, Half::BottomLeft);
    if (offer.changes.empty()) {
        offered.push_back({{{"fix/declare", {word(symmetry)}}, MakeSymmetric{symmetry, {}}}, {}});
        return;
    }
    Offer other = copyOffer(map, game, symmetry, Half::TopRight);
    const bool same = other.changes == offer.changes;
    offered.push_back(std::move(offer));
    if (!same) offered.push_back(std::move(other));
}

void addFixes(std::vector<Fix>& fixes, const Map& map, const GameProfile& game, Symmetry symmetry) {
    std::vector<Offer> offered;
    addOffers(offered, map, game, symmetry);
    for (Offer& offer : offered)
        fixes.push_back(std::move(offer.fix));
}

/// The fixes towards every symmetry that the board can have and the map does not declare, cheapest first.
std::vector<Fix> fixesTowardsOthers(const Map& map, const GameProfile& game) {
    std::vector<Offer> offered;
    for (Symmetry symmetry : game.symmetries)
        if (symmetry != Symmetry::None && symmetry != map.symmetry && fits(symmetry, map.size()))
            addOffers(offered, map, game, symmetry);
    std::stable_sort(offered.begin(), offered.end(),
                     [](const Offer& a, const Offer& b) { return a.changes.size() < b.changes.size(); });
    std::vector<Fix> fixes;
    for (Offer& offer : offered)
        fixes.push_back(std::move(offer.fix));
    return fixes;
}

Problem error(std::string_view message, std::vector<Argument> arguments) {
    return {symmetryCheck.id, Severity::Error, {message, std::move(arguments)}};
}

Problem undeclared(const Map& map, const GameProfile& game) {
    Problem problem = error("symmetry/none-possible", {});
    problem.fixes = fixesTowardsOthers(map, game);
    if (problem.fixes.empty()) return problem;
    const Symmetry nearest = std::get<MakeSymmetric>(problem.fixes.front().repair).symmetry;
    const auto broken = cellsBreaking(map, game, nearest).size();
    problem.message = {"symmetry/none", {word(nearest), int(broken)}};
    if (broken == 0) problem.message = {"symmetry/none-obeyed", {word(nearest)}};
    return problem;
}

Problem oblong(const Map& map, const GameProfile& game, std::vector<Cell> breaking) {
    Problem problem = error("symmetry/oblong", {word(map.symmetry), map.size().rows, map.size().columns});
    problem.cells = std::move(breaking);
    problem.fixes = fixesTowardsOthers(map, game);
    return problem;
}

Fix axisFix(const Map& map, const GameProfile& game) {
    const Edit edit = repairAxis(map, game, map.symmetry);
    AxisRepairs axis(edit);
    Fix fix{{"fix/refit-axis"}, RepairAxis{}};
    if (axis.isOfOneKind()) fix.label = {"fix/clear-axis", {axis.code()}};
    fix.label.arguments.push_back(std::move(axis.cells));
    return fix;
}

/// Cells with a partner and cells that are their own are two different mistakes.
void addBroken(Problems& problems, const Map& map, const GameProfile& game, std::vector<Cell> breaking) {
    const auto ownPartner = [&](Cell cell) { return partner(cell, map.size(), map.symmetry) == cell; };
    const auto middle = std::stable_partition(breaking.begin(), breaking.end(), std::not_fn(ownPartner));
    std::vector<Cell> own(middle, breaking.end());
    breaking.erase(middle, breaking.end());
    if (!breaking.empty()) {
        Problem problem = error("symmetry/broken", {word(map.symmetry), int(breaking.size()), breaking});
        addFixes(problem.fixes, map, game, map.symmetry);
        for (Symmetry other : game.symmetries)
            if (other != Symmetry::None && other != map.symmetry && cellsBreaking(map, game, other).empty())
                addFixes(problem.fixes, map, game, other);
        problem.cells = std::move(breaking);
        problems.push_back(std::move(problem));
    }
    if (!own.empty()) {
        Problem problem = map.symmetry == Symmetry::Diagonal ? error("symmetry/axis", {int(own.size()), own})
                                                             : error("symmetry/centre", {own.front()});
        problem.fixes.push_back(axisFix(map, game));
        problem.cells = std::move(own);
        problems.push_back(std::move(problem));
    }
}

/// A symmetry the map obeys where it does not obey that of the published maps.
void addUnpublished(Problems& problems, const Map& map, const GameProfile& game) {
    const Symmetry published = game.publishedSymmetry;
    if (!fits(published, map.size()) || cellsBreaking(map, game, published).empty()) return;
    for (Symmetry obeyed : game.symmetries) {
        if (obeyed == Symmetry::None || !cellsBreaking(map, game, obeyed).empty()) continue;
        Problem note{
            symmetryCheck.id, Severity::Note, {"symmetry/unpublished", {word(obeyed), word(published)}}};
        addFixes(note.fixes, map, game, published);
        problems.push_back(std::move(note));
    }
}

void runSymmetry(const Map& map, const GameProfile& game, Problems& problems) {
    if (map.symmetry == Symmetry::None) {
        problems.push_back(undeclared(map, game));
    } else if (std::vector<Cell> breaking = cellsBreaking(map, game, map.symmetry); !breaking.empty()) {
        if (fits(map.symmetry, map.size()))
            addBroken(problems, map, game, std::move(breaking));
        else
            problems.push_back(oblong(map, game, std::move(breaking)));
    }
    addUnpublished(problems, map, game);
}

} // namespace

constinit const Check symmetryCheck{"symmetry", runSymmetry, symmetryMessages, symmetryFixes};

} // namespace stonemason::kings_conflict
