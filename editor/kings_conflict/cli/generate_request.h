// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/kings_conflict/generate/generate.h"
#include "editor/cli/arguments.h"
#include "editor/kings_conflict/cli/map_files.h"

#include <optional>
#include <string>

namespace stonemason::kings_conflict {

/// What the verb generate was asked for.
struct MapOrder {
    const GameProfile* game = nullptr;
    GenerationRequest request;     ///< of the first map
    std::optional<Map> original{}; ///< with --again: the map as its file has it now
};

/// The order of a call, whose options go together. On failure prints the reason on standard error and gives
/// the exit status.
struct OrderResult {
    std::optional<MapOrder> order;
    int status = 0;
};
OrderResult readOrder(const Arguments& arguments, const MapInput& maps);

/// The files that the call reads.
std::vector<std::string> filesOfOrder(const Arguments& arguments);

/// The call that makes the map again, "generate --game kings-conflict --symmetry half-turn --seed 7"; a map
/// made around locked cells is made again from its own file.
QString callFor(const GameProfile& game, const GenerationRequest& request, const std::string& file);

} // namespace stonemason::kings_conflict
