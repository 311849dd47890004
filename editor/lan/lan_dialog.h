// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_setup.h"

#include <QDialog>
#include <QStringList>

class QLineEdit;
class QTabWidget;

namespace stonemason {

class LanHostPage;
class LanJoinPage;
class Settings;

/// Finds a player on the network, by hosting a game or by joining a host. Errors are shown in the dialog; it
/// stays open until a game begins or it is closed, and nothing listens after that.
class LanDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        std::unique_ptr<LanSetup> setup; ///< the game's own choices
        Settings& settings;              ///< must outlive the dialog
    };
    /// Ports, limits and words for hosting and joining.
    struct Network {
        LanServer::Options host{.port = lanPort};
        quint16 findPort = lanAnnouncePort;
        LanLimits limits{}; ///< of connections to hosts
        QStringList words;  ///< parts of the host's word
    };

    explicit LanDialog(Parts parts, QWidget* parent = nullptr);
    LanDialog(Parts parts, Network network, QWidget* parent);
    ~LanDialog() override;

    /// The connection, which is in a game, after connected().
    std::unique_ptr<LanConnection> takeLink() { return std::move(link_); }

    QLineEdit* nameField() const { return name_; }
    QTabWidget* tabs() const { return tabs_; } ///< host, join
    LanHostPage* hostPage() const { return host_; }
    LanJoinPage* joinPage() const { return join_; }

signals:
    /// A game with a peer has begun: call takeLink().
    void connected();

private:
    LanSide side() const;
    void remember();
    void setBusy(bool busy);
    void allowPages();
    void take(std::unique_ptr<LanConnection> link);

    Parts parts_;
    QLineEdit* name_;
    QTabWidget* tabs_;
    LanHostPage* host_;
    LanJoinPage* join_;
    std::unique_ptr<LanConnection> link_;
};

} // namespace stonemason
