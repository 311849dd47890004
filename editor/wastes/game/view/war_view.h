// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/binding.h"
#include "editor/play/play_view.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/game/view/piece_choice.h"

#include <QLabel>

class QLabel;

namespace stonemason::wastes {

class BoardRenderer;
class CapturedRow;
class PieceChoice;
class WarBoard;

/// A game in its tab: the board, whose turn it is above, what a move would do and the way along the game
/// below.
class WarView : public PlayView {
    Q_OBJECT

public:
    /// Document and renderer must outlive the view. Computers move at once in a game that was begun here.
    WarView(WarDocument& document, BoardRenderer& renderer, Tempo tempo, QWidget* parent);
    ~WarView() override;

    WarDocument& document() const { return document_; }
    WarTurns& turns() const override { return *turns_; }
    PieceChoice& choice() const { return *choice_; }
    WarBoard* board() const { return board_; }
    QLabel* previewLine() const { return preview_; }
    CapturedRow* captured() const { return captured_; }

    void setTempo(Tempo tempo) override;

private:
    TurnBanner* makeBanner();
    GameOverPanel* makeGameOverPanel();
    bool showsWhyNot(Square square) const;
    QString hintWords(const PieceChoice::Hint& hint) const;
    void showPreview();

    WarDocument& document_;
    WarTurns* turns_;
    PieceChoice* choice_;
    WarBoard* board_ = nullptr;
    QLabel* preview_;
    CapturedRow* captured_ = nullptr;
};

/// The play workspace's part of the status bar: what lies under the pointer or at the keys.
class WarStatus : public QObject {
    Q_OBJECT

public:
    explicit WarStatus(QObject* parent = nullptr);

    void bind(WarDocument* document, WarView* view);

    QLabel* cellLabel() const { return cell_; }
    QList<QWidget*> widgets() const { return widgets_.alive(); }

private:
    void showCell();

    Binding<WarDocument, WarView> binding_;
    GivenWidgets<QWidget> widgets_;
    QPointer<QLabel> cell_;
};

} // namespace stonemason::wastes
