// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/unit_runner.h"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace stonemason {

/// Pieces of work that threads do in any order and one takes in theirs, while the threads stay no more than
/// so many pieces ahead of it.
template <typename Product>
class SeedLine {
public:
    /// @param ahead at least 1
    explicit SeedLine(std::int64_t ahead) : ahead_(ahead) {}

    /// Does pieces 0 to count - 1 on so many threads. Returns whether all were taken. To be called once.
    ///
    /// - `std::optional<Product> make(std::int64_t piece)` does a piece, on any thread; nullopt ends it all.
    /// - `bool take(const Product&)` takes one, on the calling thread, in their order; false ends it all.
    /// - `void report(std::int64_t taken)` is called there whenever more have been taken.
    template <typename Make, typename Take, typename Report>
    bool run(std::int64_t count, int jobs, const std::stop_token& stop, Make make, Take take, Report report) {
        const auto work = [&](std::int64_t piece) {
            if (!waitFor(piece, stop)) return false;
            Ending ending(*this); // whatever is thrown, nobody is to wait for this piece
            std::optional<Product> product = make(piece);
            if (!product) return false;
            finished_.add(piece, *std::move(product));
            ending.isOff = true;
            return true;
        };
        bool goesOn = true;
        const auto watch = [&](std::int64_t) {
            const std::vector<Product> products = finished_.take();
            if (products.empty() || !goesOn) return;
            std::int64_t more = 0;
            for (auto next = products.begin(); next != products.end() && goesOn; ++next) {
                goesOn = take(*next);
                more += goesOn ? 1 : 0;
            }
            if (!goesOn) end();
            report(advance(more));
        };
        doInParallel(count, jobs, stop, work, watch);
        return taken_ == count;
    }

private:
    /// False: there is nothing more to do.
    bool waitFor(std::int64_t piece, const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, stop, [&] { return isOver_ || piece < taken_ + ahead_; });
        return !isOver_ && !stop.stop_requested();
    }

    std::int64_t advance(std::int64_t more) {
        const std::lock_guard lock(mutex_);
        taken_ += more;
        changed_.notify_all();
        return taken_;
    }

    void end() {
        const std::lock_guard lock(mutex_);
        isOver_ = true;
        changed_.notify_all();
    }

    struct Ending {
        explicit Ending(SeedLine& ended) : line(ended) {}
        ~Ending() {
            if (!isOff) line.end();
        }
        Ending(const Ending&) = delete;
        Ending& operator=(const Ending&) = delete;

        SeedLine& line;
        bool isOff = false;
    };

    std::int64_t ahead_;
    FinishedUnits<Product> finished_{0};
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::int64_t taken_ = 0;
    bool isOver_ = false;
};

} // namespace stonemason
