// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as what somebody in the network shouts.
#include "core/token_battle/format/lan_message.h"
#include "tests/fuzz/oracle.h"

using namespace stonemason;
using namespace stonemason::token_battle;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    const auto received = readLanAnnouncement(input);
    if (!received) return 0;
    require(input.size() <= maximumLanAnnouncement, "what is too long is not read");
    require(received->port >= 1 && received->port <= 65'535, "a port is one");
    require(received->name.size() <= maximumLanName && received->game.size() <= maximumLanName,
            "names have an end");
    const std::string text = lanAnnouncementText(*received);
    require(text.size() <= maximumLanAnnouncement, "what was received can be written");
    require(readLanAnnouncement(text) == received, "what is written reads back");
    return 0;
}
