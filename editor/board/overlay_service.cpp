// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/board/overlay_service.h"

#include "editor/board/quick_board.h"

#include <algorithm>

namespace stonemason {

struct OverlayService::Entry {
    Entry(OverlayService& service, OverlayProvider given)
        : provider(std::move(given)), task(service, [this, &service](const Overlays& overlays) {
            service.tellWhetherBusy(*this);
            service.show(*this, overlays);
        }) {}

    OverlayProvider provider;
    LatestTask<Overlays> task;
};

OverlayService::OverlayService(BoardState& state, QObject* parent) : QObject(parent), state_(state) {
}

OverlayService::~OverlayService() = default;

void OverlayService::add(OverlayProvider provider) {
    entries_.push_back(std::make_unique<Entry>(*this, std::move(provider)));
    refresh(*entries_.back(), Pace::Restart);
}

void OverlayService::refresh(std::string_view id, Pace pace) {
    for (const auto& entry : entries_)
        if (entry->provider.id == id) refresh(*entry, pace);
}

void OverlayService::refreshAll(Pace pace) {
    for (const auto& entry : entries_)
        refresh(*entry, pace);
}

void OverlayService::refresh(Entry& entry, Pace pace) {
    OverlayProvider::Work work = entry.provider.work();
    if (!work || isQuick(state_.board())) {
        entry.task.drop();
        show(entry, work ? work({}) : Overlays{});
    } else if (pace == Pace::Follow) {
        entry.task.enqueue(std::move(work));
    } else {
        entry.task.restart(std::move(work));
    }
    tellWhetherBusy(entry);
}

void OverlayService::show(Entry& entry, const Overlays& overlays) {
    if (entry.provider.show) return entry.provider.show(overlays);
    for (std::size_t i = 0; i < entry.provider.places.size(); ++i)
        state_.setOverlay(entry.provider.places[i], i < overlays.size() ? overlays[i] : nullptr);
}

void OverlayService::tellWhetherBusy(Entry& entry) {
    state_.setWorking(entry.provider.id, entry.task.isBusy());
}

bool OverlayService::isBusy() const {
    return std::ranges::any_of(entries_, [](const auto& entry) { return entry->task.isBusy(); });
}

} // namespace stonemason
