// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "editor/app/tasks/live_job.h"
#include "editor/grid/gallery/picture_gallery.h"

#include <QListWidget>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace stonemason {

/// A gallery of what a batch makes beside the window. Another batch takes the place of the one that is being
/// made, and until its things are there those before stay in sight, pale, and cannot be chosen.
///
/// Traits, of which the gallery has one:
/// - `Batch`, whose `count` is how many it is to make, and `Made`, one thing or its `failure`; both compare.
/// - `std::optional<Error> whyNotMade(const Batch&) const`, fast.
/// - `auto maker(Batch) const`: what LiveJob runs, on another thread; it reports, and returns, the things
///   that there are so far, std::vector<Made>.
/// - `bool isThere(const Made&) const`: it can be chosen.
/// - `bool isDone(const Made&) const`: it can, or never will.
/// - `GalleryPicture pictureOf(const Made&, int side, double ratio) const`
/// - `QString failureText(const Error&) const`
template <typename Traits>
class GalleryOf : public PictureGallery {
public:
    using Batch = typename Traits::Batch;
    using Made = typename Traits::Made;

    GalleryOf(Traits traits, GalleryWords words, QWidget* parent)
        : PictureGallery(std::move(words), parent)
        , traits_(std::move(traits))
        , job_(
              *this,
              [this](const std::vector<Made>& made) {
                  if (wanted_ && !next_) show(made);
              },
              [this](const std::vector<Made>& made) { finish(made); }) {
        connect(list(), &QListWidget::itemActivated, this, [this] {
            if (chosenMade()) emit activated();
        });
        connect(stopButton(), &QToolButton::clicked, this, [this] { stop(); });
        showProgress();
    }

    /// Makes these. A batch that cannot be met is not begun; failure() says why.
    void make(Batch batch) {
        refused_ = traits_.whyNotMade(batch);
        made_.clear();
        for (int i = 0; i < list()->count(); ++i)
            showPale(i);
        next_.reset();
        wanted_ = wanted_ && !refused_;
        if (!refused_) next_ = std::move(batch);
        if (job_.isRunning())
            job_.stop();
        else if (next_)
            startNext();
        showProgress();
        emit changed();
    }

    /// Ends what is being made; the things that there are stay.
    void stop() {
        stopped_ = true;
        next_.reset();
        job_.stop();
        showProgress();
    }
    bool isWorking() const { return wanted_ || next_.has_value(); }

    /// The one that is chosen and belongs to the newest batch, or nullptr.
    const Made* chosenMade() const {
        const int place = chosenPlace();
        const bool isThere = place >= 0 && place < int(made_.size()) && traits_.isThere(made_[at(place)]);
        return isThere ? &made_[at(place)] : nullptr;
    }
    void chooseFirst() {
        for (std::size_t i = 0; i < made_.size(); ++i)
            if (traits_.isThere(made_[i])) return list()->setCurrentRow(int(i));
    }

    /// Why there is nothing to choose, as a sentence; empty while there is something or some is being made.
    QString failure() const {
        if (refused_) return traits_.failureText(*refused_);
        if (isWorking() || made_.empty() || countThere() > 0) return {};
        const auto failed =
            std::ranges::find_if(made_, [](const Made& made) { return made.failure.has_value(); });
        return failed == made_.end() ? QString() : traits_.failureText(*failed->failure);
    }
    /// Of the newest batch, in order; those that are not made yet are missing.
    const std::vector<Made>& all() const { return made_; }

protected:
    Traits& traits() { return traits_; }
    void showAgain() {
        for (int i = 0; i < int(made_.size()); ++i)
            showMade(i);
    }

private:
    static std::size_t at(int index) { return std::size_t(index); }
    int countThere() const {
        return int(std::ranges::count_if(made_, [this](const Made& made) { return traits_.isThere(made); }));
    }
    void showMade(int index) {
        showPicture(index, traits_.pictureOf(made_[at(index)], drawnSide, devicePixelRatioF()));
    }

    void startNext() {
        batch_ = *std::exchange(next_, std::nullopt);
        wanted_ = true;
        stopped_ = false;
        job_.start(traits_.maker(batch_));
    }

    void show(const std::vector<Made>& made) {
        const std::vector<Made> before = std::exchange(made_, made);
        for (int i = 0; i < int(made_.size()); ++i)
            if (i >= int(before.size()) || !(before[at(i)] == made_[at(i)])) showMade(i);
        showProgress();
        emit changed();
    }

    void finish(const std::vector<Made>& made) {
        const bool isOfUse = std::exchange(wanted_, false) && !next_;
        if (next_) startNext();
        if (!isOfUse) return showProgress();
        if (!stopped_) cutTo(int(made.size()));
        show(made);
    }

    void showProgress() {
        showState({.works = isWorking(),
                   .stopped = stopped_,
                   .failed = !failure().isEmpty(),
                   .done = int(std::ranges::count_if(
                       made_, [this](const Made& made) { return traits_.isDone(made); })),
                   .of = next_ ? next_->count : batch_.count,
                   .toChoose = countThere()});
    }

    Traits traits_;
    Batch batch_{};
    std::vector<Made> made_;
    std::optional<Error> refused_;                      ///< why the newest batch was not begun
    std::optional<Batch> next_;                         ///< begins when what is stopped now has ended
    bool wanted_ = false;                               ///< what is being made is
    bool stopped_ = false;                              ///< by a person
    LiveJob<std::vector<Made>, std::vector<Made>> job_; // the last member: its thread ends first
};

} // namespace stonemason
