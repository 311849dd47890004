// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/module.h"

#include "editor/app/window/game_card.h"
#include "editor/app/window/main_window.h"
#include "editor/text/names.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/decks_for_games.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/profiles/catalogues.h"

#include <optional>

namespace stonemason::token_battle {

namespace {

/// The rules for the catalogue in the form for the workspace of games; nullptr if there are none.
std::shared_ptr<const DuelTable> duelTableOf(const Catalogue& catalogue, const LoadedDuelRules& duels) {
    const DuelRules* rules = duels.of(catalogue);
    if (!rules) return nullptr;
    auto table = DuelTable::of(catalogue, *rules);
    return table ? std::move(table).value() : nullptr;
}

struct LoadedTokenBattle {
    LoadedCatalogues cards = loadCatalogues();
    LoadedDuelRules rules = loadDuelRules();
    std::shared_ptr<const DuelTable> table =
        cards.catalogues.empty() ? nullptr : duelTableOf(cards.catalogues.front(), rules);
};

class TokenBattleEditor : public GameEditor {
public:
    TokenBattleEditor(EditorContext& context, LoadedTokenBattle data) : data_(std::move(data)) {
        if (!isComplete()) return;
        const auto& table = data_.table;
        decks_.emplace(data_.cards.catalogues.front(), table, context.dialogs, context.settings);
        if (table) duels_.emplace(table, context.settings, context.dialogs);
    }

    bool isComplete() const override { return !data_.cards.catalogues.empty(); }

    QList<Workspace*> workspaces() override {
        QList<Workspace*> all{&*decks_};
        if (duels_) all += &*duels_;
        return all;
    }

    StartGame startGame() override {
        StartGame start{
            .name = localText(data_.cards.catalogues.front().name),
            .line = GameCard::tr("Build decks of cards, measure them and play them"),
            .picture = decks_->samples().value(0),
            .verbs = {{.text = GameCard::tr("New Deck"), .action = decks_->newDocumentActions().front()}},
            .samples = decks_->samples()};
        if (!duels_) return start;
        const QList<QAction*> games = duels_->newDocumentActions();
        start.verbs += {.text = GameCard::tr("Play"), .action = games.front(), .others = games.mid(1)};
        return start;
    }

    void connectTo(MainWindow& window) override {
        if (duels_) connectGames(*duels_, *decks_, window, data_.cards.catalogues.front());
    }

    std::vector<DataNotice> dataNotices() const override {
        auto notices = noticesOf(
            QStringLiteral("catalogue"), data_.cards.broken,
            MainWindow::tr("The card catalogue %1 cannot be used, the built-in one is used instead: %2"));
        const auto more = noticesOf(
            QStringLiteral("duel"), data_.rules.broken,
            MainWindow::tr("The rules of games %1 cannot be used, the built-in ones are used instead: %2"));
        notices.insert(notices.end(), more.begin(), more.end());
        return notices;
    }

private:
    LoadedTokenBattle data_;
    std::optional<DeckWorkspace> decks_; ///< nullopt without cards
    std::optional<DuelWorkspace> duels_; ///< nullopt also for a user's own catalogue without rules
};

} // namespace

const EditorModule editorModule{
    .load = [] { return std::any(LoadedTokenBattle()); },
    .create = [](EditorContext& context, std::any data) -> std::unique_ptr<GameEditor> {
        return std::make_unique<TokenBattleEditor>(context,
                                                   std::any_cast<LoadedTokenBattle&&>(std::move(data)));
    },
};

} // namespace stonemason::token_battle
