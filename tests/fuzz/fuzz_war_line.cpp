// SPDX-License-Identifier: GPL-3.0-or-later
// Any lines as what a peer says who waits with a board, or comes to one, in a talk that goes on as long as it
// can.
#include "core/wastes/format/board_rows.h"
#include "core/wastes/lan/lan_session.h"
#include "tests/fuzz/lan_oracle.h"
#include "tests/fuzz/wastes_oracle.h"

using namespace stonemason;
using fuzz::require;

namespace {

wastes::Board ford() {
    wastes::Board board = wastes::readBoardRows("B.~.R\n.....\n").value();
    board.pieces = {{wastes::Side::Blue, 3, {1, 0}}, {wastes::Side::Red, 6, {1, 4}, false, true}};
    return board;
}

wastes::LanSession session(LanTalk::Role role) {
    wastes::LanSession::Own own{"Ann", 1, "0123456789abcdef", {}};
    if (role == LanTalk::Role::Host) own.board = ford();
    return {&fuzz::theWastes(), role, std::move(own), fuzz::openSeal()};
}

/// A line that is a message says the same when it is written anew.
void requireRoundTrip(std::string_view line) {
    const auto message = wastes::readLanMessage(line);
    if (!message) return;
    const auto again = wastes::readLanMessage(wastes::lanLine(*message));
    require(again.ok() && *again == *message, "what is written reads back");
}

void talk(std::string_view input, LanTalk::Role role) {
    wastes::LanSession talk = session(role);
    while (!input.empty()) {
        const std::size_t end = std::min(input.find('\n'), input.size());
        talk.receive(input.substr(0, end));
        input.remove_prefix(std::min(end + 1, input.size()));
        if (talk.isOwnTurn()) {
            const auto moves = talk.game().engine().moves(talk.game().position());
            require(moves.size() > 0 && talk.play(moves[0]), "who is to move can");
        }
        for (const std::string& line : talk.takeLines())
            require(wastes::readLanMessage(line).ok(), "what is said can be read");
    }
    require(talk.stage() != LanTalk::Stage::Closed || talk.end().has_value(), "an end has a reason");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input = fuzz::textOf(data, size);
    requireRoundTrip(input.substr(0, input.find('\n')));
    talk(input, LanTalk::Role::Host);
    talk(input, LanTalk::Role::Guest);
    return 0;
}
