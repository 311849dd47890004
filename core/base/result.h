// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace stonemason {

/// Why an input could not be used. The file's name is the caller's to add.
struct Error {
    Message message{};
    int line = 0;        ///< 1-based line of the input, 0 when no line can be named.
    std::string field{}; ///< JSON path such as "layers.safe[3]", empty when there is none.

    bool operator==(const Error&) const = default;
};

/// A value, or the reason why there is none.
template <typename T>
class [[nodiscard]] Result {
public:
    Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return state_.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// Only when ok().
    const T& value() const& { return *std::get_if<0>(&state_); }
    T& value() & { return *std::get_if<0>(&state_); }
    T&& value() && { return std::move(*std::get_if<0>(&state_)); }
    const T* operator->() const { return &value(); }
    const T& operator*() const& { return value(); }

    /// Only when not ok().
    const Error& error() const { return *std::get_if<1>(&state_); }

private:
    std::variant<T, Error> state_;
};

/// The result of an action that has no value of its own.
using Status = Result<std::monostate>;

} // namespace stonemason
