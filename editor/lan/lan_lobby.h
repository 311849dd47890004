// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_dialog.h"

#include <QPointer>

#include <functional>

namespace stonemason {

class LanGame;
class PlayDocument;
class TurnManager;

/// Manages playing one kind of game over the network, from the dialog to the documents of games and their
/// rematches.
class LanLobby : public QObject {
    Q_OBJECT

public:
    /// The choices available at the moment.
    using MakeSetup = std::function<std::unique_ptr<LanSetup>()>;
    /// Creates a document with a LanGame for the game that a link has begun; nullptr if that is not possible.
    using MakeDocument = std::function<std::unique_ptr<PlayDocument>(std::unique_ptr<LanConnection> link,
                                                                     const QString& folder)>;

    /// Settings must outlive it.
    LanLobby(MakeDocument makeDocument, Settings& settings, QObject* parent = nullptr);
    ~LanLobby() override;

    /// Sets the folder for saved games; by default one in the program's data folder.
    void setFolder(QString folder) { folder_ = std::move(folder); }

    /// Shows the non-modal LanDialog, or raises it if it is already shown.
    void ask(const MakeSetup& setup, QWidget* parent);
    /// nullptr when it is not shown.
    LanDialog* dialog() const { return dialog_; }

    /// Creates a document for the game that the link has begun.
    void begin(std::unique_ptr<LanConnection> link);
    /// Seats the peer of a document that is played over the network. Returns a widget with the state of the
    /// connection, to be shown above its view; nullptr for any other document.
    QWidget* seat(const PlayDocument& document, TurnManager& turns, QWidget* view);
    /// Asks the other side for a rematch of such a document and returns true; false for others.
    bool askForRematch(const PlayDocument& document);

signals:
    void created(stonemason::PlayDocument* document);
    /// A game was saved to this file.
    void kept(const QString& path);
    /// A sentence for the status bar.
    void message(const QString& sentence);

private:
    MakeDocument makeDocument_;
    Settings& settings_;
    QString folder_;
    QPointer<LanDialog> dialog_;
};

} // namespace stonemason
