// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/view/overlay_service.h"

#include <algorithm>

namespace stonemason {

struct OverlayService::Entry {
    Entry(OverlayService& service, OverlayProvider given)
        : provider(std::move(given))
        , job(
              service, [this, &service](const Overlays& overlays) { service.show(provider, overlays); },
              [this, &service](bool busy) { service.state_.setWorking(provider.id, busy); }) {}

    OverlayProvider provider;
    GridJob<Overlays> job;
};

OverlayService::OverlayService(GridState& state, QObject* parent) : QObject(parent), state_(state) {
}

OverlayService::~OverlayService() = default;

void OverlayService::add(OverlayProvider provider) {
    entries_.push_back(std::make_unique<Entry>(*this, std::move(provider)));
    refresh(*entries_.back(), JobPace::Restart);
}

void OverlayService::refresh(std::string_view id, JobPace pace) {
    for (const auto& entry : entries_)
        if (entry->provider.id == id) refresh(*entry, pace);
}

void OverlayService::refreshAll(JobPace pace) {
    for (const auto& entry : entries_)
        refresh(*entry, pace);
}

void OverlayService::refresh(Entry& entry, JobPace pace) {
    const OverlayProvider& provider = entry.provider;
    if (!provider.isShown()) {
        entry.job.cancel();
        show(provider, {});
        return;
    }
    const auto make = [&provider] {
        OverlayProvider::Work work = provider.work();
        return work ? work : [](const std::stop_token&) { return Overlays{}; };
    };
    entry.job.run(state_.board(), GridJob<Overlays>::Make(make), pace);
}

void OverlayService::show(const OverlayProvider& provider, const Overlays& overlays) {
    if (provider.show) return provider.show(overlays);
    for (std::size_t i = 0; i < provider.places.size(); ++i)
        state_.setOverlay(provider.places[i], i < overlays.size() ? overlays[i] : nullptr);
}

bool OverlayService::isBusy() const {
    return std::ranges::any_of(entries_, [](const auto& entry) { return entry->job.isBusy(); });
}

} // namespace stonemason
