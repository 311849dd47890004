// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/war_lan_game.h"

#include "core/wastes/format/swar.h"
#include "editor/lan/lan_game.h"
#include "editor/play/seats.h"

namespace stonemason::wastes {

namespace {

/// The setup as this program has it: the person here is who sits at the desk.
GameSetup localSetup(const LanSession& session) {
    GameSetup setup = session.game().setup();
    setup.players[std::size_t(session.ownPlayer())] = personAtDesk;
    setup.players[std::size_t(1 - session.ownPlayer())] = LanGame::nameOfPeer(session).toStdString();
    return setup;
}

class WarLanPart : public LanGamePartOf<LanSession, WarDocument> {
public:
    WarLanPart(LanLink& link, WarDocument& document)
        : LanGamePartOf(link, document), profile_(document.profile()) {}

    std::optional<std::string> file() const override {
        GameRecord record = session().game().record();
        if (record.moves.empty() && !record.resigned) return std::nullopt;
        record.setup = localSetup(session());
        const auto game = Game::replay(record, profile_);
        if (!game) return std::nullopt; // what was played can be played again
        const auto bytes = writeSwar(*game);
        return bytes ? std::optional(*bytes) : std::nullopt;
    }
    QString suffix() const override { return QStringLiteral("swar"); }

private:
    const Profile& profile_;
};

} // namespace

std::unique_ptr<WarDocument> beginLanGame(std::unique_ptr<LanLink> link, const Profile& profile,
                                          const QString& folder) {
    auto game = Game::of(localSetup(link->session()), profile);
    if (!game) return nullptr; // the session has begun the same game
    auto document = std::make_unique<WarDocument>(std::move(game).value(), profile);
    auto part = std::make_unique<WarLanPart>(*link, *document);
    new LanGame(std::move(link), std::move(part), folder, *document); // the document has it
    return document;
}

} // namespace stonemason::wastes
