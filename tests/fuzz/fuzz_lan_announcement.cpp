// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what somebody in the network shouts.
#include "core/token_battle/format/lan_message.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto heard = readLanAnnouncement(input);
    if (!heard) return 0;
    require(input.size() <= maximumLanAnnouncement, "what is too long is not heard");
    require(heard->port >= 1 && heard->port <= 65'535, "a port is one");
    require(heard->name.size() <= maximumLanName && heard->game.size() <= maximumLanName,
            "names have an end");
    const std::string text = lanAnnouncementText(*heard);
    require(text.size() <= maximumLanAnnouncement, "what was heard can be said");
    require(readLanAnnouncement(text) == heard, "what is written reads back");
    return 0;
}
