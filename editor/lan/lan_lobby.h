// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_dialog.h"

#include <QPointer>

#include <functional>

namespace stonemason {

class LanGame;
class PlayDocument;
class TurnManager;

/// Playing one game over the network, from asking with whom to the documents of the games and their
/// rematches.
class LanLobby : public QObject {
    Q_OBJECT

public:
    /// The choices available at the moment.
    using MakeSetup = std::function<std::unique_ptr<LanSetup>()>;
    /// A document with a LanGame for the game that a link has begun; nullptr when there is none.
    using MakeDocument = std::function<std::unique_ptr<PlayDocument>(std::unique_ptr<LanConnection> link,
                                                                     const QString& folder)>;

    /// Settings must outlive it.
    LanLobby(MakeDocument makeDocument, Settings& settings, QObject* parent = nullptr);
    ~LanLobby() override;

    /// Where games are kept; in the program's data folder unless set.
    void setFolder(QString folder) { folder_ = std::move(folder); }

    /// Asks whom to play, in a dialog that leaves the window usable; brings it back when it is there.
    void ask(const MakeSetup& setup, QWidget* parent);
    /// nullptr when it is not shown.
    LanDialog* dialog() const { return dialog_; }

    /// A document for the game that the link has begun.
    void begin(std::unique_ptr<LanConnection> link);
    /// Lets the peer of a document that is played over the network move in it. Returns a widget that shows
    /// the state between the two, to be put above its view; nullptr for any other document.
    QWidget* seat(const PlayDocument& document, TurnManager& turns, QWidget* view);
    /// Asks the other side for a rematch of such a document and returns true; false for others.
    bool askForRematch(const PlayDocument& document);

signals:
    void created(stonemason::PlayDocument* document);
    /// A game was kept in this file.
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
