// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/grid/document/grid_state.h"
#include "editor/grid/view/grid_job.h"

#include <functional>
#include <memory>
#include <vector>

namespace stonemason {

/// One overlay for each place of a provider, or nullptr where nothing is shown.
using Overlays = std::vector<std::shared_ptr<const GridOverlay>>;

/// Something that overlays are made of: any number of them can be added to a board.
struct OverlayProvider {
    using Work = GridJob<Overlays>::Work;

    std::string_view id;              ///< names it to refresh() and while it works
    std::vector<OverlayPlace> places; ///< that it fills
    /// Makes what works the overlays out, with copies of all that it needs: it may run on another thread. It
    /// is asked only when that can begin: a stroke on a large board copies as often as the work is done, not
    /// for each cell. It may give none: then there are no overlays.
    std::function<Work()> work;
    /// Gets the overlays instead of the board's places, on the window's thread; may be empty.
    std::function<void(const Overlays&)> show;
    /// Whether anything is shown; while not, nothing is worked out.
    std::function<bool()> isShown;
};

/// Keeps overlays of one board up to date, by one job for each provider. Until that has its overlays the
/// older ones stay.
class OverlayService : public QObject {
    Q_OBJECT

public:
    /// The state must outlive the service.
    explicit OverlayService(GridState& state, QObject* parent = nullptr);
    ~OverlayService() override;

    void add(OverlayProvider provider);
    /// Something that the provider's work depends on has changed.
    void refresh(std::string_view id, JobPace pace);
    /// The same for all of them.
    void refreshAll(JobPace pace);
    bool isBusy() const;

private:
    struct Entry;
    void refresh(Entry& entry, JobPace pace);
    void show(const OverlayProvider& provider, const Overlays& overlays);

    GridState& state_;
    std::vector<std::unique_ptr<Entry>> entries_;
};

} // namespace stonemason
