// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/lan/lan_session.h"
#include "editor/lan/lan_link.h"
#include "editor/lan/lan_setup.h"
#include "editor/token_battle/duel/model/duel_document.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <memory>
#include <vector>

namespace stonemason {
class Settings;
}

namespace stonemason::token_battle {

class DeckFaultLine;
class DeckField;

/// A Token Battle game with another program over a socket, and the host that waits for one.
using LanLink = LanLinkOf<LanSession>;
using LanHost = LanHostOf<LanSession>;

/// Which deck is played over the network.
class DuelLanSetup : public LanSetup {
    Q_OBJECT

public:
    /// @param offers the decks there are to choose from
    /// @param settings must outlive it
    DuelLanSetup(std::shared_ptr<const DuelTable> table, std::vector<DeckOffer> offers, Settings& settings);

    QString gameId() const override;
    void addTo(QFormLayout& form) override;
    void setEnabled(bool enabled) override;
    bool isComplete() const override;
    LanSide side(const std::string& name) const override;
    void remember() override;

private:
    QString fault() const;

    std::shared_ptr<const DuelTable> table_;
    std::vector<DeckOffer> offers_;
    Settings& settings_;
    DeckField* deck_ = nullptr;
};

/// A document with a LanGame for the game that the link has begun: it contains no card that the local player
/// may not know until that card is played.
/// @param folder where games are saved
std::unique_ptr<DuelDocument> beginLanGame(std::unique_ptr<LanLink> link,
                                           std::shared_ptr<const DuelTable> table, const QString& folder);

} // namespace stonemason::token_battle
