// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/dialogs/new_game.h"
#include "editor/token_battle/duel/lan/lan_dialog.h"

#include <QPointer>

#include <functional>

namespace stonemason {

class DuelDocument;
class DuelView;

/// Playing over the network, from asking with whom to the documents of the games and their rematches.
class LanLobby : public QObject {
    Q_OBJECT

public:
    /// Settings must outlive it.
    LanLobby(std::shared_ptr<const DuelTable> table, Settings& settings, QObject* parent = nullptr);
    ~LanLobby() override;

    /// Where games are kept; in the program's data folder unless set.
    void setFolder(QString folder) { folder_ = std::move(folder); }

    /// Asks whom to play, in a dialog that leaves the window usable; brings it back when it is there.
    void ask(std::vector<DeckOffer> offers, QWidget* parent);
    /// nullptr when it is not shown.
    LanDialog* dialog() const { return dialog_; }

    /// A document for the game that the link has begun.
    void begin(std::unique_ptr<LanLink> link);
    /// Lets a view show a document that is played over the network; nothing for others.
    void seat(DuelView& view);
    /// Asks the other side for a rematch of such a document and returns true; false for others.
    bool askForRematch(const DuelDocument& document);

signals:
    void created(stonemason::DuelDocument* document);
    /// A sentence for the status bar.
    void message(const QString& sentence);

private:
    std::shared_ptr<const DuelTable> table_;
    Settings& settings_;
    QString folder_;
    QPointer<LanDialog> dialog_;
};

} // namespace stonemason
