// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>

namespace stonemason {

/// A value that is loaded when it is first used, on whichever thread that is, and stays as long as any copy
/// of this. For what takes long to read and few sittings need.
template <typename Value>
class OnDemand {
public:
    /// @param load called once at most
    explicit OnDemand(std::function<Value()> load)
        : OnDemand(Load([load = std::move(load)] { return std::make_shared<const Value>(load()); })) {}
    /// Of a value that is there already and outlives all copies.
    OnDemand(const Value& value) // NOLINT(google-explicit-constructor)
        : OnDemand(Load([&value] { return std::shared_ptr<const Value>(std::shared_ptr<void>(), &value); })) {
    }
    /// Of what is part of another such value.
    template <typename Whole>
    OnDemand(const OnDemand<Whole>& whole, Value Whole::*part)
        : OnDemand(Load([whole, part] {
            return std::shared_ptr<const Value>(std::shared_ptr<void>(), &((*whole).*part));
        })) {}

    const Value& operator*() const {
        std::call_once(state_->once, [this] { state_->value = state_->load(); });
        return *state_->value;
    }
    const Value* operator->() const { return &**this; }

private:
    using Load = std::function<std::shared_ptr<const Value>()>;

    struct State {
        Load load;
        std::once_flag once;
        std::shared_ptr<const Value> value;
    };

    explicit OnDemand(Load load) : state_(std::make_shared<State>()) { state_->load = std::move(load); }

    std::shared_ptr<State> state_;
};

} // namespace stonemason
