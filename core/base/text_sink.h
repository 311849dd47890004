// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace stonemason {

/// Takes a long text piece by piece, each whole characters of UTF-8. False: no more is wanted.
using TextSink = std::function<bool(std::string_view piece)>;

/// Gathers what is written into pieces that are worth a call.
class TextPieces {
public:
    /// The sink must outlive this.
    explicit TextPieces(const TextSink& sink) : sink_(sink) {}

    /// What has been written since the last piece: to be added to.
    std::string& text() { return text_; }
    /// Hands it over once it is large enough. False when no more is wanted.
    bool pass() { return text_.size() < enough || passAll(); }
    /// Hands over whatever there is.
    bool passAll() {
        const bool isWanted = sink_(text_);
        text_.clear();
        return isWanted;
    }

private:
    static constexpr std::size_t enough = 65536;

    const TextSink& sink_;
    std::string text_;
};

} // namespace stonemason
