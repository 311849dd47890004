// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/unit_runner.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace stonemason {

namespace {

constexpr std::chrono::milliseconds betweenReports{100};

} // namespace

bool doInParallel(std::int64_t count, int jobs, const std::stop_token& stop,
                  const std::function<bool(std::int64_t)>& work,
                  const std::function<void(std::int64_t done)>& watch) {
    std::atomic<std::int64_t> next = 0;
    std::atomic<std::int64_t> done = 0;
    std::mutex mutex;
    std::condition_variable changed;
    int leavers = 0;
    std::exception_ptr failure;
    const auto threads = int(std::clamp<std::int64_t>(count, 1, jobs));
    const auto workPieces = [&] {
        std::exception_ptr thrown;
        try {
            for (std::int64_t piece = next++; piece < count && !stop.stop_requested(); piece = next++) {
                if (!work(piece)) {
                    next = count;
                    break;
                }
                ++done;
            }
        } catch (...) {
            next = count;
            thrown = std::current_exception();
        }
        const std::lock_guard lock(mutex);
        if (thrown) failure = thrown;
        ++leavers;
        changed.notify_one();
    };
    std::vector<std::jthread> workers;
    for (int i = 0; i < threads; ++i)
        try {
            workers.emplace_back(workPieces);
        } catch (const std::system_error&) {
            // No more threads are available; those that started do all the work.
            if (workers.empty()) throw;
            break;
        }
    const auto started = int(workers.size());
    for (bool running = true; running;) {
        {
            std::unique_lock lock(mutex);
            running = !changed.wait_for(lock, betweenReports, [&] { return leavers == started; });
        }
        if (watch) watch(done);
    }
    if (failure) std::rethrow_exception(failure);
    return done == count;
}

} // namespace stonemason
