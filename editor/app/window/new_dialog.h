// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/thumbnail_loader.h"
#include "editor/app/files/workspace.h"

#include <QDialog>

namespace stonemason {

class GameCard;

/// File > New Document: a card for each game with the ways to begin, as on the start page. It closes before
/// the way that is chosen begins.
class NewDialog : public QDialog {
    Q_OBJECT

public:
    /// @param reader draws the pictures of the cards; it outlives the dialog
    /// @param first the action whose button has the focus at first; nullptr: the first button
    NewDialog(const QList<StartGame>& games, const DocumentReader& reader, const QAction* first,
              QWidget* parent);

signals:
    void sampleChosen(const QString& resource);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fitCards();

    ThumbnailLoader thumbnails_;
    QList<GameCard*> cards_;
};

} // namespace stonemason
