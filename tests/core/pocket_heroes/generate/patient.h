// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/generate/generate.h"
#include "core/pocket_heroes/rules/ground.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

/// Valid worlds that tests break to check that the validator reports it.
namespace stonemason::pocket_heroes::broken {

/// All inputs of the validator.
struct Patient {
    Template made{};
    Generated world{};
    Grid<std::int16_t> zoneOf{};

    World& map() { return world.world; }
    GenerationReport& report() { return world.report; }
};

/// The world of a template and a seed, in the template's size.
Patient patientOf(Template made, std::uint64_t seed);

/// A world of six-spokes, which has castles, mines, passages and portals with guards.
const Patient& sound();

/// The ids of the faults that the validator reports.
std::set<std::string> idsIn(Patient& patient);

Footing footingAt(Patient& patient, Cell cell);

/// The first cell where the condition holds, {-1, -1} when there is none.
Cell cellWhere(Patient& patient, const std::function<bool(Cell)>& holds);

/// A cell of free ground with nothing on it or around it.
Cell meadow(Patient& patient);

/// The first link that is a passage, or portals; -1: none.
int passageOf(const Patient& patient);
int portalOf(const Patient& patient);
LinkReport& passage(Patient& patient);
LinkReport& portal(Patient& patient);

/// A decoration of one cell.
void block(Patient& patient, Cell cell);

Guard* guardAt(Patient& patient, Cell cell);
void removeGuardsAround(Patient& patient, Cell cell);

/// A way to break a world, and the expected fault.
struct Broken {
    const char* what;
    const char* fault;
    std::function<void(Patient&)> breaks;
};

std::vector<Broken> placesBroken();
std::vector<Broken> reachBroken();
std::vector<Broken> linksBroken();
std::vector<Broken> buildingsBroken();
std::vector<Broken> roadsBroken();
std::vector<Broken> sharesBroken();
std::vector<Broken> groundBroken();
std::vector<Broken> guardsBroken();
std::vector<Broken> treasuresBroken();
std::vector<Broken> unwantedBroken();

} // namespace stonemason::pocket_heroes::broken
