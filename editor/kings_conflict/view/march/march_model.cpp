// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/march/march_model.h"

#include "editor/kings_conflict/model/map_document.h"
#include "editor/kings_conflict/model/map_style.h"
#include "editor/kings_conflict/model/map_view_state.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/view/march/march_overlay.h"

#include <QRandomGenerator>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

constexpr int firstAppearing = 5;
constexpr int normalSpeed = 500; // ms a turn

std::shared_ptr<const MarchState> stateOf(const Map& map, const GameProfile& game, int layer,
                                          MarchOrders orders, const std::stop_token& stop) {
    auto state = std::make_shared<MarchState>();
    state->layer = layer;
    state->board = marchBoard(map, game, layer);
    if (!state->board) return state;
    if (!state->board->king) orders.appearing = 0; // there is nowhere to appear
    state->march = march(*state->board, orders, stop);
    return state;
}

} // namespace

MarchModel& MarchModel::of(MapDocument& document) {
    auto* model = document.findChild<MarchModel*>(QString(), Qt::FindDirectChildrenOnly);
    return model ? *model : *new MarchModel(document);
}

MarchModel::MarchModel(MapDocument& document)
    : QObject(&document)
    , document_(document)
    , layer_(document.view().hintLayer())
    , job_(
          *this, [this](std::shared_ptr<const MarchState> state) { setMarch(std::move(state)); },
          [this](bool busy) { document_.view().setWorking(marchPlace.id, busy); }) {
    orders_.appearing = firstAppearing;
    orders_.seed = 1;
    player_.setInterval(normalSpeed);
    connect(&player_, &QTimer::timeout, this, &MarchModel::step);
    connect(&document, &MapDocument::layerChanged, this, [this](int layer) {
        if (layer == terrainLayer || layer == layer_) outdate();
    });
    connect(&document, &MapDocument::replaced, this, &MarchModel::followMap);
    connect(&document, &MapDocument::rulesChanged, this, &MarchModel::outdate);
    connect(&document.view(), &MapViewState::currentLayerChanged, this, &MarchModel::followLayer);
}

/// Units keep their cells while the board has them; a running job is cancelled, as it is on the old map.
void MarchModel::followMap() {
    const Size board = document_.map().size();
    job_.cancel();
    if (std::erase_if(orders_.placed, [board](Cell cell) { return !board.contains(cell); }) > 0) {
        orders_.turns = 0;
        setPlaying(false);
    }
    outdate();
    emit ordersChanged();
}

void MarchModel::followLayer() {
    const int current = document_.view().currentLayer();
    if (current == terrainLayer || current == layer_) return;
    layer_ = current;
    outdate();
    emit ordersChanged();
}

void MarchModel::setWatched(bool watched) {
    if (watched == watched_) return;
    watched_ = watched;
    if (!watched) setPlaying(false);
    if (watched && !isCurrent_) workOut();
    putOverlay();
}

void MarchModel::toggleUnit(Cell cell) {
    const auto it = std::find(orders_.placed.begin(), orders_.placed.end(), cell);
    if (it != orders_.placed.end()) {
        orders_.placed.erase(it);
    } else {
        const std::optional<MarchBoard> board = marchBoard(document_.map(), document_.game(), layer_);
        if (!board) return document_.refuse(tr("There is no hint grid here to march on."));
        if (board->king == cell) return document_.refuse(tr("The computer's king stands here."));
        if (!board->hints.mayEnter(cell))
            return document_.refuse(tr("Units of this grid cannot enter %1.")
                                        .arg(tileName(document_.game(), document_.map().terrain()[cell])));
        if (int(orders_.placed.size()) >= mostPlaced)
            return document_.refuse(tr("No more than %1 units can be placed.").arg(mostPlaced));
        orders_.placed.push_back(cell);
    }
    orders_.turns = 0; // a march starts where the units were placed
    setPlaying(false);
    outdate();
    emit ordersChanged();
}

void MarchModel::removeUnits() {
    if (orders_.placed.empty()) return;
    orders_.placed.clear();
    orders_.turns = 0;
    setPlaying(false);
    outdate();
    emit ordersChanged();
}

void MarchModel::setAppearing(int units) {
    units = std::clamp(units, 0, mostAppearing);
    if (units == orders_.appearing) return;
    orders_.appearing = units;
    outdate();
    emit ordersChanged();
}

void MarchModel::setSeed(std::uint32_t seed) {
    if (seed == orders_.seed) return;
    orders_.seed = seed;
    outdate();
    emit ordersChanged();
}

void MarchModel::rollSeed() {
    const auto other = std::uint32_t(QRandomGenerator::global()->bounded(mostSeed)); // all but this one
    setSeed(other < orders_.seed ? other : other + 1);
}

void MarchModel::setTurn(int turn) {
    turn = std::clamp(turn, 0, lastTurn);
    if (turn == orders_.turns) return;
    orders_.turns = turn;
    outdate();
    emit ordersChanged();
}

bool MarchModel::canStep() const {
    const bool ended = isCurrent_ && (!state_->board || state_->isSettled());
    return turn() < lastTurn && !ended;
}

void MarchModel::step() {
    if (job_.isBusy()) return; // a large map: the next turn comes when this one is known
    if (canStep()) setTurn(turn() + 1);
    if (!canStep()) setPlaying(false);
}

void MarchModel::setPlaying(bool playing) {
    if (playing == isPlaying() || (playing && !watched_)) return;
    if (playing) {
        if (!canStep()) reset();
        player_.start();
    } else {
        player_.stop();
    }
    emit playingChanged(playing);
}

void MarchModel::outdate() {
    isCurrent_ = false;
    if (watched_) workOut();
}

void MarchModel::workOut() {
    isCurrent_ = true;
    const GridJob<std::shared_ptr<const MarchState>>::Make work = [this] {
        return [map = document_.map(), &game = document_.game(), layer = layer_, orders = orders_](
                   const std::stop_token& stop) { return stateOf(map, game, layer, orders, stop); };
    };
    job_.run(document_.map().size(), work, JobPace::Follow);
}

void MarchModel::setMarch(std::shared_ptr<const MarchState> state) {
    state_ = std::move(state);
    putOverlay();
    emit stateChanged();
}

void MarchModel::putOverlay() {
    const bool shown = watched_ && !state_->march.positions(state_->march.turns).empty();
    document_.view().setOverlay(marchPlace,
                                shown ? std::make_shared<MarchOverlay>(state_, document_.game()) : nullptr);
}

} // namespace stonemason::kings_conflict
