// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/lan_resumption.h"

#include "core/play/lan_codec.h"

#include <utility>

namespace stonemason {

LanResumption::LanResumption(Role role, LanResume own, LanLimits limits)
    : LanTalk(role, limits), own_(std::move(own)) {
    if (role == Role::Guest) sendLine(lanResumeLine(own_));
}

std::vector<std::string> LanResumption::takeReceived() {
    return std::exchange(received_, {});
}

void LanResumption::receive(std::string_view line) {
    if (!noteReceived()) return;
    if (stage() == Stage::Playing) {
        received_.emplace_back(line);
        return;
    }
    if (const auto opening = readLanOpening(line); opening && std::holds_alternative<LanBye>(*opening))
        return handle(std::get<LanBye>(*opening));
    const Result<LanResume> peer = readLanResume(line);
    if (!peer || peer->talk != own_.talk) return refuse({"lan/taken"});
    peer_ = *peer;
    if (role() == Role::Host) sendLine(lanResumeLine(own_));
    noteBegun(0);
}

std::string LanResumption::lineOf(const LanSignal& signal) const {
    return std::visit([](const auto& content) { return lanLineOf(jsonOfLan(LanSignal(content))); }, signal);
}

} // namespace stonemason
