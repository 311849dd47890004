// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_board.h"

#include "editor/app/settings/motion.h"
#include "editor/app/widgets/appearance.h"
#include "editor/wastes/game/model/war_advantages.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/war_art.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

/// Corners around a cell, which leave its piece visible.
void paintCorners(QPainter& painter, const QRectF& cell, const QColor& colour) {
    const double inset = cell.width() * 0.04;
    const double length = cell.width() * 0.22;
    const QRectF rect = cell.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    for (const bool under : {true, false}) {
        painter.setPen(QPen(under ? QColor(0, 0, 0, 130) : colour, cell.width() * (under ? 0.09 : 0.05),
                            Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const QPointF corner : {QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)}) {
            const QPointF at(rect.left() + corner.x() * rect.width(),
                             rect.top() + corner.y() * rect.height());
            const QPointF across(corner.x() == 0 ? length : -length, 0);
            const QPointF down(0, corner.y() == 0 ? length : -length);
            const std::array points{at + across, at, at + down};
            painter.drawPolyline(points.data(), int(points.size()));
        }
    }
}

/// Marks a target of a piece: a disc on a free tile, a ring around a piece that it can capture.
void paintTarget(QPainter& painter, const QRectF& cell, bool captures) {
    const QColor light(0xff, 0xf2, 0xb0);
    const double inset = cell.width() * (captures ? 0.05 : 0.36);
    const QRectF rect = cell.adjusted(inset, inset, -inset, -inset);
    if (captures) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(QColor(0, 0, 0, 150), cell.width() * 0.11));
        painter.drawEllipse(rect);
        painter.setPen(QPen(light, cell.width() * 0.07, Qt::DashLine));
        painter.drawEllipse(rect);
    } else {
        painter.setPen(QPen(QColor(0, 0, 0, 140), cell.width() * 0.03));
        painter.setBrush(light);
        painter.drawEllipse(rect);
    }
}

constexpr std::size_t movesDrawn = 4; ///< of a line: more would hide the board

} // namespace

WarScene::WarScene(PieceChoice& choice, BoardRenderer& renderer)
    : GridModel(std::make_unique<GridState>(choice.document().board().size()))
    , choice_(choice)
    , renderer_(renderer)
    , queue_([this] { emit styleChanged(); }, [this](bool on) { emit showingChanged(on); }) {
    // A single local player has that side below; else the board has its original orientation.
    state().setTurned(onlyPerson(document().seated()) == int(Side::Blue));
    connect(&choice, &PieceChoice::changed, this, &GridModel::styleChanged);
    connect(&document(), &PlayDocument::shownChanged, this, &GridModel::styleChanged);
    connect(&WarReview::of(document()), &GameReview::changed, this, &GridModel::styleChanged);
    // Queued until the review has the value: its badge shows the difference of the chances.
    const auto showReview = [this] {
        if (reviewedAt(this->document())) emit styleChanged();
    };
    connect(&WarAdvantages::of(document()), &WarAdvantages::changed, this, showReview, Qt::QueuedConnection);
    connect(&document(), &PlayDocument::jumped, this, &WarScene::stopShowing);
}

void WarScene::showMove(int move) {
    queue_.add(WarAnimation(document().engine(), document().game().positionAfter(move),
                            document().game().move(move)));
}

bool WarScene::contains(Cell cell) const {
    return document().board().tileAt(cell) != Tile::Hole;
}

BoardStyle WarScene::style() const {
    return {.dark = isDark(QGuiApplication::palette()),
            .pieces = false,
            .axis = false,
            .turned = state().isTurned()};
}

void WarScene::paintSprite(QPainter& painter, const GridGeometry& geometry, const PieceSprite& sprite) {
    const double size = geometry.cellSize;
    QPointF place = sprite.place;
    if (geometry.turned) place = QPointF(geometry.board.columns - 1, geometry.board.rows - 1) - place;
    const QRectF cell(geometry.origin + place * size, QSizeF(size, size));
    const double grown = size * (sprite.scale - 1) / 2;
    painter.setOpacity(sprite.opacity);
    renderer_.paintPiece(painter, cell.adjusted(-grown, -grown, grown, grown), sprite.look, style().dark);
    painter.setOpacity(1);
}

void WarScene::paintResting(QPainter& painter, const GridGeometry& geometry) {
    const Position& position = document().position();
    const DuskPalette& palette = duskPalette(style().dark);
    if (document().shown() > 0) {
        const Move last = document().game().move(document().shown() - 1);
        const Side side = Side(document().game().playerOf(document().shown() - 1));
        for (const Square square : {last.from, last.to})
            paintCorners(painter, geometry.rectOf(cellOf(square)), palette.of(side).light);
    }
    for (const PieceSprite& sprite : spritesOf(document().engine(), position))
        paintSprite(painter, geometry, sprite);
    if (const MoveLoss* loss = reviewedAt(document());
        loss && choice_.chosen() == noSquare && !choice_.hint())
        paintReview(painter, geometry, document().game().move(loss->move), loss->better,
                    gainText(document(), *loss));
    if (choice_.chosen() != noSquare)
        paintCorners(painter, geometry.rectOf(cellOf(choice_.chosen())), QColor(0xff, 0xe0, 0x66));
    for (const Square target : choice_.targets())
        paintTarget(painter, geometry.rectOf(cellOf(target)), position.at(target) != noPiece);
    if (const auto hint = choice_.hint())
        for (const Square square : {hint->from, hint->to})
            paintCorners(painter, geometry.rectOf(cellOf(square)), QColor(0x66, 0xe0, 0xff));
    paintLine(painter, geometry);
}

/// The first moves of the line being previewed, the first on top.
void WarScene::paintLine(QPainter& painter, const GridGeometry& geometry) const {
    const std::vector<Move>& line = choice_.line();
    const DuskPalette& palette = duskPalette(style().dark);
    for (std::size_t i = std::min(line.size(), movesDrawn); i > 0; --i) {
        const Move move = line[i - 1];
        const int player = (document().position().toMove + int(i - 1)) % playerCount;
        paintMoveArrow(painter, geometry.rectOf(cellOf(move.from)), geometry.rectOf(cellOf(move.to)),
                       palette.of(Side(player)).base, QString::number(i));
    }
}

void WarScene::paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
    renderer_.paint(painter, document().board(), style(), geometry, range);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (queue_.empty())
        paintResting(painter, geometry);
    else
        for (const PieceSprite& sprite : queue_.front().at(queue_.steps()))
            paintSprite(painter, geometry, sprite);
    painter.restore();
}

GridLook WarScene::look() {
    return {.size = size(),
            .turned = state().isTurned(),
            .paint = [this](QPainter& painter, const GridGeometry& geometry, const CellRange& range) {
                BoardStyle shown = style();
                shown.pieces = true;
                shown.gridLines = false;
                renderer_.paint(painter,
                                boardIn(document().engine(), document().board(), document().position()),
                                shown, geometry, range);
            }};
}

QString WarScene::describe(Cell cell) const {
    return cellWords(document(), cell);
}

QString WarScene::heldIn(Cell cell) const {
    return heldWords(document(), cell);
}

QString WarScene::preview(Cell cell) const {
    if (!choice_.isTarget(squareOf(cell))) return {};
    return previewWords(document(), {choice_.chosen(), squareOf(cell)});
}

namespace {

/// Translates pointer and keyboard input on cells into choosing and moving pieces.
class PlayingHand : public GridController {
public:
    explicit PlayingHand(PieceChoice& choice) : choice_(choice) {}
    void setState(GridState& state) { state_ = &state; }

    void press(Cell cell, Modifiers modifiers) override {
        if (modifiers.secondary) return choice_.cancel();
        pressed_ = squareOf(cell);
        const bool isOther = choice_.chosen() != pressed_;
        wasChosen_ = !isOther;
        if (isOther && !choice_.isTarget(pressed_)) choice_.choose(pressed_, choice_.chosen() == noSquare);
        state_->setCursor(cell);
    }
    void drag(Cell cell, Modifiers) override { over_ = squareOf(cell); }
    /// Press and release on the same cell are a click; otherwise the piece was dragged there.
    void release(Cell cell) override {
        const Square square = state_->board().contains(cell) ? squareOf(cell) : noSquare;
        const Square pressed = std::exchange(pressed_, noSquare);
        over_ = noSquare;
        if (square == noSquare) return;
        if (square != pressed) {
            if (choice_.chosen() == pressed) choice_.playTo(square);
        } else if (choice_.chosen() == square) {
            if (wasChosen_) choice_.cancel();
        } else if (choice_.chosen() != noSquare) {
            choice_.playTo(square);
        }
    }

    bool actAtCursor(Modifiers) override {
        choice_.press(squareOf(state_->cursor()));
        return true;
    }
    void moveCursor(int rows, int columns, Modifiers) override {
        const Size board = state_->board();
        const Cell from = state_->cursor();
        state_->setHovered(std::nullopt);
        state_->setCursor({std::clamp(from.row + rows, 0, board.rows - 1),
                           std::clamp(from.column + columns, 0, board.columns - 1)});
    }
    bool cancel() override {
        if (choice_.chosen() == noSquare) return false;
        choice_.cancel();
        return true;
    }
    bool isActive() const override { return over_ != noSquare; }

private:
    PieceChoice& choice_;
    GridState* state_ = nullptr;
    Square pressed_ = noSquare;
    Square over_ = noSquare; ///< the cell under the pointer during a drag
    bool wasChosen_ = false; ///< whether the piece was chosen before the press
};

} // namespace

WarBoard::WarBoard(PieceChoice& choice, BoardRenderer& renderer, QWidget* parent)
    : GridView(std::make_unique<WarScene>(choice, renderer), std::make_unique<PlayingHand>(choice), {},
               parent)
    , choice_(choice)
    , scene_(static_cast<WarScene&>(model())) {
    static_cast<PlayingHand&>(controller()).setState(state());
    setObjectName(QStringLiteral("warBoard"));
    setAccessibleName(tr("Board"));
    setMinimumSize(240, 240);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&choice.document(), &PlayDocument::steppedForward, this, [this](int move) {
        if (isVisible() && !isStill(*this)) scene_.showMove(move);
    });
    connect(&scene_, &WarScene::showingChanged, this, &WarBoard::showingChanged);
    announceCursor();
}

void WarBoard::hideEvent(QHideEvent* event) {
    GridView::hideEvent(event);
    scene_.stopShowing();
}

} // namespace stonemason::wastes
