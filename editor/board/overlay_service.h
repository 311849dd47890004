// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/latest_task.h"
#include "editor/board/board_state.h"

#include <functional>
#include <memory>
#include <vector>

namespace stonemason {

/// One overlay for each place of a provider, or nullptr where nothing is shown.
using Overlays = std::vector<std::shared_ptr<const BoardOverlay>>;

/// Something that overlays are made of: any number of them can be added to a board.
struct OverlayProvider {
    using Work = std::function<Overlays(std::stop_token)>;

    std::string_view id;              ///< names it to refresh() and while it works
    std::vector<OverlayPlace> places; ///< that it fills
    /// What works the overlays out, with copies of all that it needs: it may run on another thread. Empty:
    /// nothing is shown.
    std::function<Work()> work;
    /// Gets the overlays instead of the board's places, on the window's thread; may be empty.
    std::function<void(const Overlays&)> show;
};

/// Keeps overlays of one board up to date: works them out at once where that is quick, else on a thread of
/// their own, where what is asked for last counts. Until then the older ones stay.
class OverlayService : public QObject {
    Q_OBJECT

public:
    /// What becomes of what is under way when something newer is asked for.
    enum class Pace {
        Follow, ///< it is shown first: nearly right, so that a long stroke is followed and never waited for
        Restart ///< it is dropped, and the overlays there are with it: they show something else
    };

    /// The state must outlive the service.
    explicit OverlayService(BoardState& state, QObject* parent = nullptr);
    ~OverlayService() override;

    void add(OverlayProvider provider);
    /// Something that the provider's work depends on has changed.
    void refresh(std::string_view id, Pace pace);
    /// The same for all of them.
    void refreshAll(Pace pace);
    bool isBusy() const;

private:
    struct Entry;
    void refresh(Entry& entry, Pace pace);
    void show(Entry& entry, const Overlays& overlays);
    void tellWhetherBusy(Entry& entry);

    BoardState& state_;
    std::vector<std::unique_ptr<Entry>> entries_;
};

} // namespace stonemason
