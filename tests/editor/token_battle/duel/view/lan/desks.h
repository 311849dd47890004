// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_game.h"
#include "editor/lan/lan_lobby.h"
#include "editor/token_battle/duel/view/lan/duel_lan_game.h"
#include "editor/token_battle/model/settings.h"
#include "tests/editor/token_battle/duel/duel_window.h"
#include "tests/editor/token_battle/duel/view/lan/peers.h"
#include "tests/support/wait.h"

#include <QDir>
#include <QTcpServer>

namespace stonemason::test {

using namespace token_battle;

/// Somebody's program in small: the play workspace, and a window for the game that was begun last. Games that
/// another took the place of stay open, without a window.
struct Desk {
    Desk() : settings(folder.filePath(QStringLiteral("settings.json"))) {
        settings.setValue(setting::duelTempo, tempoId(Tempo::Off));
        workspace = std::make_unique<DuelWorkspace>(tokenBattleTable(), settings, dialogs);
        workspace->lobby().setFolder(folder.filePath(QStringLiteral("games")));
        QObject::connect(workspace.get(), &Workspace::message, &context,
                         [this](const QString& sentence) { message = sentence; });
        QObject::connect(workspace.get(), &Workspace::created, &context, [this](Document* made) {
            documents.emplace_back(static_cast<DuelDocument*>(made));
            views.emplace_back(static_cast<DuelView*>(workspace->createView(*made, nullptr)));
            workspace->setCurrent(made, views.back().get());
        });
    }
    ~Desk() { close(); }

    void close() {
        workspace->setCurrent(nullptr, nullptr);
        views.clear();
        documents.clear();
    }

    DuelDocument& document() const { return *documents.back(); }
    DuelTurns& play() const { return views.back()->duelTurns(); }
    const Game& game() const { return document().game(); }
    LanGame& lan(std::size_t game) const { return *LanGame::of(*documents[game]); }
    LanGame& lan() const { return lan(documents.size() - 1); }
    QString notice() const { return lan().notice().text; }
    QAction* action(const QString& id) const {
        for (QAction* action : workspace->duelActions())
            if (action->objectName() == QStringLiteral("duel.") + id) return action;
        return nullptr;
    }
    bool playAny() const {
        const MoveList moves = game().duel().legalMoves(game().position());
        return play().play(moves[std::size_t(game().moveCount() * 5 + 3) % moves.size()]);
    }
    /// The games that were kept, as they read.
    std::vector<GameRecord> kept() const;

    QObject context;
    QTemporaryDir folder;
    Settings settings;
    FakeDialogs dialogs;
    std::vector<std::unique_ptr<DuelDocument>> documents;
    std::unique_ptr<DuelWorkspace> workspace;
    std::vector<std::unique_ptr<DuelView>> views;
    QString message;
};

/// Two ends of one connection on this machine.
struct Wires {
    Wires() {
        if (!server.listen(QHostAddress::LocalHost)) qFatal("cannot listen");
        guest = std::make_unique<QTcpSocket>();
        guest->connectToHost(QHostAddress::LocalHost, server.serverPort());
        if (!server.waitForNewConnection(30'000) || !guest->waitForConnected(60'000))
            qFatal("cannot connect");
        host.reset(server.nextPendingConnection());
        host->setParent(nullptr);
    }

    QTcpServer server;
    std::unique_ptr<QTcpSocket> guest;
    std::unique_ptr<QTcpSocket> host;
};

/// Two links that have begun a game: Ann's, who hosts, and Ben's, with the wires to meddle with.
struct Links {
    explicit Links(LanLimits annsLimits = {}, LanLimits bensLimits = {}) {
        Wires wires;
        annsWire = wires.host.get();
        bensWire = wires.guest.get();
        ann = std::make_unique<LanLink>(std::move(wires.host), tokenBattleTable(), LanSession::Role::Host,
                                        lanPlayer("Ann", 1), annsLimits);
        ben = std::make_unique<LanLink>(std::move(wires.guest), tokenBattleTable(), LanSession::Role::Guest,
                                        lanPlayer("Ben", 2), bensLimits);
        const auto playing = [](const LanLink& link) {
            return link.session().stage() == LanSession::Stage::Playing;
        };
        [&] { TRY_PATIENTLY(playing(*ann) && playing(*ben)); }();
    }

    QTcpSocket* annsWire;
    QTcpSocket* bensWire;
    std::unique_ptr<LanLink> ann;
    std::unique_ptr<LanLink> ben;
};

inline std::vector<GameRecord> Desk::kept() const {
    std::vector<GameRecord> records;
    const QDir games(folder.filePath(QStringLiteral("games")));
    for (const QString& name : games.entryList(QDir::Files | QDir::Hidden, QDir::Name)) {
        QFile file(games.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read a kept game");
        const auto read = DuelDocument::read(file.readAll().toStdString(), tokenBattleTable());
        if (!read) qFatal("a kept game cannot be played again");
        records.push_back((*read)->game().record());
    }
    return records;
}

} // namespace stonemason::test
