// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/tasks/own_thread.h"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace stonemason {

/// How long the window waits for a disk before it continues without a result. A working disk responds long
/// before; a share whose machine is offline never does.
inline constexpr std::chrono::milliseconds diskPatience{500};

/// Evaluates functions that may never return, such as a query about a file on a share. Each runs on its own
/// thread, which is abandoned at the time limit; what it captures must therefore be able to outlive the
/// caller. The time counts from when all threads run; a busy machine would look like an unresponsive disk
/// otherwise.
/// @return in the order of the functions; nullopt for those that did not return in time
template <typename Value>
std::vector<std::optional<Value>> answersWithin(std::chrono::milliseconds limit,
                                                std::vector<std::function<Value()>> questions) {
    struct Shared {
        std::mutex mutex;
        std::condition_variable changed;
        std::size_t begun = 0;
        std::size_t answered = 0;
        std::vector<std::optional<Value>> answers;
    };
    const auto shared = std::make_shared<Shared>();
    const std::size_t count = questions.size();
    shared->answers.resize(count);
    for (std::size_t i = 0; i < count; ++i)
        runOnOwnThread([shared, i, question = std::move(questions[i])] {
            {
                const std::lock_guard lock(shared->mutex);
                ++shared->begun;
                shared->changed.notify_all();
            }
            Value answer = question();
            const std::lock_guard lock(shared->mutex);
            shared->answers[i] = std::move(answer);
            ++shared->answered;
            shared->changed.notify_all();
        });
    std::unique_lock lock(shared->mutex);
    shared->changed.wait(lock, [&] { return shared->begun == count; });
    shared->changed.wait_for(lock, limit, [&] { return shared->answered == count; });
    std::vector<std::optional<Value>> answers(count);
    answers.swap(shared->answers);
    shared->answers.resize(count); // for those that come too late
    return answers;
}

/// The same of one question.
template <typename Question>
auto answerWithin(std::chrono::milliseconds limit, Question question) {
    using Value = std::invoke_result_t<Question>;
    return std::move(answersWithin<Value>(limit, {std::function<Value()>(std::move(question))}).front());
}

} // namespace stonemason
