// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/duel/lan/lan_lobby.h"

#include "editor/token_battle/duel/duel_view.h"
#include "editor/token_battle/duel/lan/lan_game.h"

#include <QDir>
#include <QStandardPaths>

namespace stonemason {

LanLobby::LanLobby(std::shared_ptr<const DuelTable> table, Settings& settings, QObject* parent)
    : QObject(parent)
    , table_(std::move(table))
    , settings_(settings)
    , folder_(QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
                  .filePath(QStringLiteral("games"))) {
}

LanLobby::~LanLobby() {
    delete dialog_;
}

void LanLobby::ask(std::vector<DeckOffer> offers, QWidget* parent) {
    if (!dialog_) {
        dialog_ = new LanDialog({table_, std::move(offers), settings_}, parent);
        dialog_->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog_, &LanDialog::connected, this, [this] {
            std::unique_ptr<LanLink> link = dialog_->takeLink();
            dialog_->close();
            begin(std::move(link));
        });
    }
    dialog_->show();
    dialog_->raise();
    dialog_->activateWindow();
}

void LanLobby::begin(std::unique_ptr<LanLink> link) {
    auto document = LanGame::begin(std::move(link), table_, folder_);
    if (!document) return;
    LanGame* game = LanGame::of(*document);
    connect(game, &LanGame::rematchBegun, this, [this, game] { begin(game->takeLink()); });
    connect(game, &LanGame::keptAtClose, this, &LanLobby::message);
    emit created(document.release());
}

void LanLobby::seat(DuelView& view) {
    LanGame* game = LanGame::of(view.document());
    if (!game) return;
    auto* bar = new MessageBar(&view);
    const auto tell = [game, bar] { bar->tell(game->notice()); };
    connect(game, &LanGame::changed, bar, tell);
    tell();
    view.addBar(bar);
    game->seat(view.duelPlay());
}

bool LanLobby::askForRematch(const DuelDocument& document) {
    LanGame* game = LanGame::of(document);
    if (!game) return false;
    if (const QString reason = game->whyNoRematch(); !reason.isEmpty())
        emit message(reason);
    else
        game->askForRematch();
    return true;
}

} // namespace stonemason
