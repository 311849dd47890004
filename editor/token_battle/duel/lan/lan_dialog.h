// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/token_battle/duel/dialogs/new_game.h"
#include "editor/token_battle/duel/lan/lan_link.h"

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QTabWidget;

namespace stonemason {

class DeckFaultLine;
class DeckField;
class LanHostPage;
class LanJoinPage;
class Settings;

/// Finds somebody to play with over the network: by waiting for him, or by going where he waits. Errors are
/// told in it; it stays until there is a game or it is closed, and nothing listens after that.
class LanDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        std::shared_ptr<const DuelTable> table;
        std::vector<DeckOffer> offers; ///< the decks there are to choose from
        Settings& settings;            ///< must outlive the dialog
    };
    /// Where it listens and looks.
    struct Network {
        LanHost::Options host{.port = lanPort};
        quint16 findPort = lanAnnouncePort;
        LanLimits limits{}; ///< of who is joined
        QStringList words;  ///< of which the host's word is made
    };

    explicit LanDialog(Parts parts, QWidget* parent = nullptr);
    LanDialog(Parts parts, Network network, QWidget* parent);
    ~LanDialog() override;

    /// In a game, after connected().
    std::unique_ptr<LanLink> takeLink() { return std::move(link_); }

    QLineEdit* nameField() const { return name_; }
    DeckField* deckField() const { return deck_; }
    DeckFaultLine* faultLine() const { return fault_; }
    QTabWidget* tabs() const { return tabs_; } ///< host, join
    LanHostPage* hostPage() const { return host_; }
    LanJoinPage* joinPage() const { return join_; }

signals:
    /// Somebody is there and the game has begun: takeLink().
    void connected();

private:
    LanSession::Own own() const;
    void remember();
    void setBusy(bool busy);
    void showFault();
    void take(std::unique_ptr<LanLink> link);

    Parts parts_;
    QLineEdit* name_;
    DeckField* deck_;
    DeckFaultLine* fault_;
    QTabWidget* tabs_;
    LanHostPage* host_;
    LanJoinPage* join_;
    std::unique_ptr<LanLink> link_;
};

} // namespace stonemason
