// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_setup.h"
#include "editor/token_battle/duel/view/dialogs/new_game.h"

#include <memory>
#include <vector>

namespace stonemason {
class Settings;
}

namespace stonemason::token_battle {

class DeckFaultLine;
class DeckField;

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

} // namespace stonemason::token_battle
