// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/model/line_search.h"

#include <algorithm>
#include <utility>

namespace stonemason::wastes {

namespace {

// Positions for each line: the first result comes at once, each further one needs four times as many.
constexpr std::int64_t firstNodes = 10'000;
constexpr std::int64_t growth = 4;
constexpr std::int64_t mostNodes =
    firstNodes * growth * growth * growth * growth * growth; // about ten million

bool isProven(const AnalysedLine& line) {
    return line.advantage.isDrawn || (line.advantage.win && line.advantage.win->end != End::None);
}

} // namespace

LineSearch::LineSearch(QObject* parent)
    : QObject(parent), task_(*this, [this](Found found) { note(std::move(found)); }) {
}

void LineSearch::setDocument(WarDocument* document) {
    if (document_) disconnect(document_, nullptr, this, nullptr);
    document_ = document;
    if (document) connect(document, &PlayDocument::shownChanged, this, &LineSearch::begin);
    begin();
}

void LineSearch::setCount(int count) {
    if (std::exchange(count_, std::clamp(count, 1, mostLines)) == count_) return;
    begin();
}

void LineSearch::setOn(bool on) {
    if (on_ == on || (on && !whyNot().isEmpty())) return;
    on_ = on;
    if (on)
        begin();
    else
        task_.drop(); // the lines found so far are kept
    emit changed();
}

QString LineSearch::whyNot() const {
    if (!document_) return tr("No game is open.");
    // No computer help in a game against another person.
    if (document_->isLive() && !document_->isOver())
        return tr("In a game with another person there are no hints.");
    return {};
}

void LineSearch::begin() {
    task_.drop();
    lines_.clear();
    if (!whyNot().isEmpty()) on_ = on_ && !document_; // stays on while no game is open
    if (on_ && document_ && document_->position().running() && !document_->hasEndedHere()) look(firstNodes);
    emit changed();
}

void LineSearch::look(std::int64_t nodes) {
    task_.enqueue(LatestTask<Found>::Work([nodes, count = count_, engine = document_->engine(),
                                           position = document_->position()](const std::stop_token& stop) {
        return Found{position.key, nodes, analyse(engine, position, count, nodes, stop)};
    }));
}

void LineSearch::note(Found found) {
    if (!document_ || !on_ || document_->position().key != found.position) return;
    lines_ = std::move(found.lines);
    if (found.nodes < mostNodes && !std::ranges::all_of(lines_, isProven)) look(found.nodes * growth);
    emit changed();
}

} // namespace stonemason::wastes
