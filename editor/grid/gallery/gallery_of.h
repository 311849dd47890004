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

/// A gallery of items that a batch generates in the background. A new batch replaces the running one; until
/// its items are available the previous ones stay visible, pale, and cannot be chosen.
///
/// Traits, of which the gallery has an instance:
/// - `Batch`, whose `count` is the number of items, and `Item`, one item or its `failure`; both comparable.
/// - `std::optional<Error> whyNot(const Batch&) const`, fast.
/// - `auto maker(Batch) const`: the function that LiveJob runs on another thread; it reports, and returns,
///   the items available so far, std::vector<Item>.
/// - `bool isThere(const Item&) const`: it can be chosen.
/// - `bool isDone(const Item&) const`: it can be chosen, or never will be.
/// - `GalleryPicture pictureOf(const Item&, int side, double ratio) const`
/// - `QString failureText(const Error&) const`
template <typename Traits>
class GalleryOf : public PictureGallery {
public:
    using Batch = typename Traits::Batch;
    using Item = typename Traits::Item;

    GalleryOf(Traits traits, GalleryWords words, QWidget* parent)
        : PictureGallery(std::move(words), parent)
        , traits_(std::move(traits))
        , job_(
              *this,
              [this](const std::vector<Item>& items) {
                  if (wanted_ && !next_) show(items);
              },
              [this](const std::vector<Item>& items) { finish(items); }) {
        connect(list(), &QListWidget::itemActivated, this, [this] {
            if (chosenItem()) emit activated();
        });
        connect(stopButton(), &QToolButton::clicked, this, [this] { stop(); });
        showProgress();
    }

    /// Starts the batch. One that cannot be fulfilled is not started; failure() returns the reason.
    void make(Batch batch) {
        refused_ = traits_.whyNot(batch);
        items_.clear();
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

    /// Stops the running batch; the items generated so far stay.
    void stop() {
        stopped_ = true;
        next_.reset();
        job_.stop();
        showProgress();
    }
    bool isWorking() const { return wanted_ || next_.has_value(); }

    /// The chosen item if it belongs to the newest batch, or nullptr.
    const Item* chosenItem() const {
        const int place = chosenPlace();
        const bool isThere = place >= 0 && place < int(items_.size()) && traits_.isThere(items_[at(place)]);
        return isThere ? &items_[at(place)] : nullptr;
    }
    void chooseFirst() {
        for (std::size_t i = 0; i < items_.size(); ++i)
            if (traits_.isThere(items_[i])) return list()->setCurrentRow(int(i));
    }

    /// A sentence on why there is nothing to choose; empty if there are items or some are being generated.
    QString failure() const {
        if (refused_) return traits_.failureText(*refused_);
        if (isWorking() || items_.empty() || countThere() > 0) return {};
        const auto failed =
            std::ranges::find_if(items_, [](const Item& item) { return item.failure.has_value(); });
        return failed == items_.end() ? QString() : traits_.failureText(*failed->failure);
    }
    /// The items of the newest batch generated so far, in order.
    const std::vector<Item>& all() const { return items_; }

protected:
    Traits& traits() { return traits_; }
    void showAgain() {
        for (int i = 0; i < int(items_.size()); ++i)
            showItem(i);
    }

private:
    static std::size_t at(int index) { return std::size_t(index); }
    int countThere() const {
        return int(std::ranges::count_if(items_, [this](const Item& item) { return traits_.isThere(item); }));
    }
    void showItem(int index) {
        showPicture(index, traits_.pictureOf(items_[at(index)], drawnSide, devicePixelRatioF()));
    }

    void startNext() {
        batch_ = *std::exchange(next_, std::nullopt);
        wanted_ = true;
        stopped_ = false;
        job_.start(traits_.maker(batch_));
    }

    void show(const std::vector<Item>& items) {
        const std::vector<Item> before = std::exchange(items_, items);
        for (int i = 0; i < int(items_.size()); ++i)
            if (i >= int(before.size()) || !(before[at(i)] == items_[at(i)])) showItem(i);
        showProgress();
        emit changed();
    }

    void finish(const std::vector<Item>& items) {
        const bool isOfUse = std::exchange(wanted_, false) && !next_;
        if (next_) startNext();
        if (!isOfUse) return showProgress();
        if (!stopped_) cutTo(int(items.size()));
        show(items);
    }

    void showProgress() {
        showState({.works = isWorking(),
                   .stopped = stopped_,
                   .failed = !failure().isEmpty(),
                   .done = int(std::ranges::count_if(
                       items_, [this](const Item& item) { return traits_.isDone(item); })),
                   .of = next_ ? next_->count : batch_.count,
                   .toChoose = countThere()});
    }

    Traits traits_;
    Batch batch_{};
    std::vector<Item> items_;
    std::optional<Error> refused_;                      ///< why the newest batch was not begun
    std::optional<Batch> next_;                         ///< begins when what is stopped now has ended
    bool wanted_ = false;                               ///< what is being made is
    bool stopped_ = false;                              ///< by a person
    LiveJob<std::vector<Item>, std::vector<Item>> job_; // the last member: its thread ends first
};

} // namespace stonemason
