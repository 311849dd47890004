// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace stonemason {

/// Receives a long text in pieces of whole UTF-8 characters. Returns false to stop the writer.
using TextSink = std::function<bool(std::string_view piece)>;

/// Buffers what is written, so that the sink is called with large pieces.
class TextPieces {
public:
    /// The sink must outlive this.
    explicit TextPieces(const TextSink& sink) : sink_(sink) {}

    /// The buffer to append to: the text written since the last piece.
    std::string& text() { return text_; }
    /// Flushes the buffer once it is large enough. False when the sink accepts no more.
    bool pass() { return text_.size() < enough || passAll(); }
    /// Flushes the buffer.
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
