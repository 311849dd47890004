// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_resumption.h"

#include "core/play/lan_codec.h"

#include <utility>

namespace stonemason {

LanResumption::LanResumption(Role role, LanResume own, LanLimits limits)
    : LanTalk(role, limits), own_(std::move(own)) {
    if (role == Role::Guest) say(lanResumeLine(own_));
}

std::vector<std::string> LanResumption::takeHeard() {
    return std::exchange(heard_, {});
}

void LanResumption::receive(std::string_view line) {
    if (!hear()) return;
    if (stage() == Stage::Playing) {
        heard_.emplace_back(line);
        return;
    }
    if (const auto opening = readLanOpening(line); opening && std::holds_alternative<LanBye>(*opening))
        return take(std::get<LanBye>(*opening));
    const Result<LanResume> peer = readLanResume(line);
    if (!peer || peer->talk != own_.talk) return refuse({"lan/taken"});
    peer_ = *peer;
    if (role() == Role::Host) say(lanResumeLine(own_));
    noteBegun(0);
}

std::string LanResumption::lineOf(const LanSignal& signal) const {
    return std::visit([](const auto& said) { return lanLineOf(jsonOfLan(LanSignal(said))); }, signal);
}

} // namespace stonemason
