// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/palette_docks.h"

#include "core/wastes/format/board_rows.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/wastes/model/board_edits.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/art/board_renderer.h"
#include "editor/wastes/view/canvas/board_hand.h"
#include "editor/wastes/view/docks/piece_form.h"

#include <QLabel>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr std::array<Tile, tileCount> listed{Tile::Normal, Tile::High,     Tile::Rough,   Tile::Sludge,
                                             Tile::Trap,   Tile::BlueGoal, Tile::RedGoal, Tile::Hole};

} // namespace

Tile TileModel::tile(const QModelIndex& index) {
    return listed[std::size_t(index.row())];
}

QModelIndex TileModel::indexOf(Tile tile) const {
    return index(int(std::ranges::find(listed, tile) - listed.begin()));
}

int TileModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(listed.size());
}

QVariant TileModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Tile shown = tile(index);
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return tileName(shown);
    if (role == ShortNameRole)
        //: The tile called toxic sludge, in one word
        return shown == Tile::Sludge ? tr("Sludge") : tileName(shown);
    if (role == CodeRole) return QString(QLatin1Char(signOf(shown)));
    //: %1 a tile: "High ground"; %2 its character in files
    if (role == Qt::ToolTipRole)
        return tr("%1 (%2 in files)").arg(tileName(shown), QString(QLatin1Char(signOf(shown))));
    return {};
}

PieceModel::PieceModel(const Profile& profile, QObject* parent)
    : QAbstractListModel(parent), profile_(profile) {
}

Piece PieceModel::piece(const QModelIndex& index) const {
    const int rank = index.row() % rankCount + 1;
    const RankInfo& info = profile_.rank(rank);
    return {.side = index.row() < rankCount ? Side::Blue : Side::Red,
            .rank = rank,
            .walks = info.walks,
            .jumps = info.jumps};
}

QModelIndex PieceModel::indexOf(Side side, int rank) const {
    return index(rank - 1 + (side == Side::Red ? rankCount : 0));
}

int PieceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 2 * rankCount;
}

QVariant PieceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Piece shown = piece(index);
    if (role == Qt::DisplayRole) return rankName(shown.rank, profile_);
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        //: %1 a piece: "Brawler 4"; %2 a side: "Blue"
        return tr("%1 of %2; drag it onto the board, or choose it and click there")
            .arg(pieceName(shown.rank, profile_), sideName(shown.side));
    return {};
}

Qt::ItemFlags PieceModel::flags(const QModelIndex& index) const {
    return QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled;
}

QMimeData* PieceModel::mimeData(const QModelIndexList& indexes) const {
    return indexes.isEmpty() ? nullptr : PieceDrag::dataOf(piece(indexes.front()));
}

QStringList PieceModel::mimeTypes() const {
    return {PieceDrag::mimeType()};
}

namespace {

/// A hole shows the background behind boards.
void paintHole(QPainter& painter, const QRect& square, const QPalette& palette) {
    painter.setBrush(palette.color(QPalette::Window));
    painter.setPen(QPen(palette.color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
    painter.drawRoundedRect(QRectF(square).adjusted(2, 2, -2, -2), 3, 3);
}

} // namespace

TilesDock::TilesDock(Brush& brush, BoardRenderer& renderer)
    : PaletteDock(QStringLiteral("board-tiles"), tr("Tiles"), new TileModel,
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      const Tile tile = TileModel::tile(index);
                      if (tile == Tile::Hole)
                          paintHole(painter, square, palette());
                      else
                          renderer.paintTile(painter, square, tile, isDark(palette()));
                  },
                  brush,
                  {QStringLiteral("brush"), QStringLiteral("line"), QStringLiteral("rectangle"),
                   QStringLiteral("fill"), QStringLiteral("replace")})
    , brush_(brush)
    , model_(static_cast<TileModel*>(palettePane()->model())) {
    palettePane()->setLooks({.nameRole = TileModel::ShortNameRole, .codeRole = TileModel::CodeRole});
    palettePane()->setWantedRoom(4, 2);
    showPicked();
}

void TilesDock::bound() {
    PaletteDock::bound();
    if (!binding()) return;
    const BoardViewState& view = document()->view();
    const auto showSigns = [this, &view] { palettePane()->setShowsCodes(view.showsSigns()); };
    binding().on(&view, &BoardViewState::styleChanged, showSigns);
    showSigns();
}

void TilesDock::pick(const QModelIndex& tile) {
    brush_.setTile(TileModel::tile(tile));
}

QModelIndex TilesDock::picked() const {
    return model_->indexOf(brush_.tile());
}

bool TilesDock::isInHand() const {
    return brush_.tool() != QLatin1String("place-piece");
}

PiecesDock::PiecesDock(const Profile& profile, Brush& brush, BoardRenderer& renderer)
    : PaletteDock(QStringLiteral("board-pieces"), tr("Pieces"), new PieceModel(profile),
                  [this, &renderer](QPainter& painter, const QRect& square, const QModelIndex& index) {
                      renderer.paintPiece(painter, square,
                                          lookOf(model_->piece(index), model_->piece(index).rank),
                                          isDark(palette()));
                  },
                  brush, {QStringLiteral("place-piece")})
    , profile_(profile)
    , brush_(brush)
    , model_(static_cast<PieceModel*>(palettePane()->model()))
    , about_(headingLabel({}))
    , form_(new PieceForm(profile)) {
    palettePane()->setWantedRoom(4, 4);
    palettePane()->setDragEnabled(true);
    column().setContentsMargins(gap, gap / 2, gap / 2, gap);
    column().setSpacing(gap - 2);
    column().addWidget(about_);
    column().addWidget(form_);
    connect(form_, &PieceForm::changed, this, &PiecesDock::change);
    showPicked();
}

void PiecesDock::bound() {
    PaletteDock::bound();
    if (binding()) {
        const auto show = [this] { showForm(); };
        binding().on(&document()->view(), &GridState::selectionChanged, show);
        binding().on(document(), &BoardDocument::cellsChanged, show);
        binding().on(document(), &BoardDocument::replaced, show);
    }
    showForm();
}

void PiecesDock::pick(const QModelIndex& piece) {
    brush_.setPiece(model_->piece(piece));
}

QModelIndex PiecesDock::picked() const {
    return model_->indexOf(brush_.piece().side, brush_.piece().rank);
}

void PiecesDock::showPicked() {
    PaletteDock::showPicked();
    showForm();
}

std::vector<Piece> PiecesDock::selectedPieces() const {
    return binding() ? wastes::selectedPieces(*document()) : std::vector<Piece>{};
}

void PiecesDock::showForm() {
    const std::vector<Piece> selected = selectedPieces();
    if (!selected.empty()) {
        about_->setText(tr("%n selected piece(s)", nullptr, int(selected.size())));
        form_->show(selected);
    } else {
        about_->setText(tr("The piece to place"));
        form_->show({brush_.piece()});
    }
}

void PiecesDock::change(const PieceChange& change) {
    const std::vector<Piece> selected = selectedPieces();
    if (!selected.empty()) {
        changeSelectedPieces(*document(), tr("Change pieces"),
                             [this, &change](Piece& piece) { change.applyTo(piece, profile_); });
        return reportAbilities(selected, change);
    }
    Piece piece = brush_.piece();
    change.applyTo(piece, profile_);
    const std::vector<Piece> before{brush_.piece()};
    brush_.setPiece(piece);
    reportAbilities(before, change);
}

/// A notice on abilities that a change of rank changed or kept.
void PiecesDock::reportAbilities(const std::vector<Piece>& before, const PieceChange& change) {
    if (!change.rank) return;
    int kept = 0;
    int changed = 0;
    for (const Piece& piece : before) {
        Piece after = piece;
        change.applyTo(after, profile_);
        if (after.walks != piece.walks || after.jumps != piece.jumps)
            ++changed;
        else if (!hasUsualAbilities(after, profile_))
            ++kept;
    }
    QStringList sentences;
    if (kept > 0)
        sentences += tr("%n piece(s) kept what they can do, other than usual for the rank.", nullptr, kept);
    if (changed > 0)
        sentences +=
            tr("%n piece(s) can do other things with the new rank: see Walks and Jumps.", nullptr, changed);
    if (!sentences.isEmpty()) emit message(sentences.join(u' '));
}

} // namespace stonemason::wastes
