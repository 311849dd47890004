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

/// Finds a person to play with over the network: by waiting for him, or by going where he waits. Errors are
/// shown in it; it stays until there is a game or it is closed, and nothing listens after that.
class LanDialog : public QDialog {
    Q_OBJECT

public:
    struct Parts {
        std::unique_ptr<LanSetup> setup; ///< what the game asks
        Settings& settings;              ///< must outlive the dialog
    };
    /// Where it listens and looks.
    struct Network {
        LanServer::Options host{.port = lanPort};
        quint16 findPort = lanAnnouncePort;
        LanLimits limits{}; ///< of who is joined
        QStringList words;  ///< of which the host's word is made
    };

    explicit LanDialog(Parts parts, QWidget* parent = nullptr);
    LanDialog(Parts parts, Network network, QWidget* parent);
    ~LanDialog() override;

    /// In a game, after connected().
    std::unique_ptr<LanConnection> takeLink() { return std::move(link_); }

    QLineEdit* nameField() const { return name_; }
    QTabWidget* tabs() const { return tabs_; } ///< host, join
    LanHostPage* hostPage() const { return host_; }
    LanJoinPage* joinPage() const { return join_; }

signals:
    /// A peer is there and the game has begun: takeLink().
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
