// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/module.h"

#include "editor/app/window/main_window.h"
#include "editor/token_battle/deck/deck_workspace.h"
#include "editor/token_battle/decks_for_games.h"
#include "editor/token_battle/duel/duel_workspace.h"
#include "editor/token_battle/profiles/catalogues.h"

#include <optional>

namespace stonemason::token_battle {

namespace {

/// The rules that go with the catalogue as the workspace of games needs them, nullptr when there are none.
std::shared_ptr<const DuelTable> duelTableOf(const Catalogue& catalogue, const LoadedDuelRules& duels) {
    const DuelRules* rules = duels.of(catalogue);
    if (!rules) return nullptr;
    auto table = DuelTable::of(catalogue, *rules);
    return table ? std::move(table).value() : nullptr;
}

class TokenBattleEditor : public GameEditor {
public:
    explicit TokenBattleEditor(EditorContext& context) {
        if (!isComplete()) return;
        const Catalogue& catalogue = cards_.catalogues.front();
        const auto table = duelTableOf(catalogue, rules_);
        decks_.emplace(catalogue, table, context.dialogs, context.settings);
        if (table) duels_.emplace(table, context.settings, context.dialogs);
    }

    bool isComplete() const override { return !cards_.catalogues.empty(); }

    QList<Workspace*> workspaces() override {
        QList<Workspace*> all{&*decks_};
        if (duels_) all += &*duels_;
        return all;
    }

    void connectTo(MainWindow& window) override {
        if (duels_) connectGames(*duels_, *decks_, window, cards_.catalogues.front());
    }

    std::vector<DataNotice> dataNotices() const override {
        auto notices = noticesOf(
            QStringLiteral("catalogue"), cards_.broken,
            MainWindow::tr("The card catalogue %1 cannot be used, the built-in one is used instead: %2"));
        const auto more = noticesOf(
            QStringLiteral("duel"), rules_.broken,
            MainWindow::tr("The rules of games %1 cannot be used, the built-in ones are used instead: %2"));
        notices.insert(notices.end(), more.begin(), more.end());
        return notices;
    }

private:
    LoadedCatalogues cards_ = loadCatalogues();
    LoadedDuelRules rules_ = loadDuelRules();
    std::optional<DeckWorkspace> decks_; ///< without cards there is none
    std::optional<DuelWorkspace> duels_; ///< nor games for a catalogue of a person's own that has no rules
};

} // namespace

const EditorModule editorModule{
    .create = [](EditorContext& context) -> std::unique_ptr<GameEditor> {
        return std::make_unique<TokenBattleEditor>(context);
    },
};

} // namespace stonemason::token_battle
