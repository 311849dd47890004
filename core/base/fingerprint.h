// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason {

/// A 64-bit hash of a value computed from its parts (FNV-1a): equal values have equal hashes, different
/// values collide in one case in 2^64. The same on every machine. Not a cryptographic hash.
class Fingerprint {
public:
    Fingerprint& add(std::string_view words) {
        add(words.size());
        for (const char byte : words)
            mix(static_cast<unsigned char>(byte));
        return *this;
    }
    template <std::integral Number>
    Fingerprint& add(Number number) {
        const auto bits = std::uint64_t(number);
        for (unsigned shift = 0; shift < 64; shift += 8)
            mix(bits >> shift & 0xFFU);
        return *this;
    }

    std::uint64_t number() const { return state_; }
    /// The number in 16 hexadecimal digits.
    std::string text() const {
        constexpr std::string_view digits = "0123456789abcdef";
        std::string text(16, '0');
        for (std::size_t i = 0; i < text.size(); ++i)
            text[i] = digits[state_ >> (60 - 4 * i) & 0xFU];
        return text;
    }

private:
    void mix(std::uint64_t byte) { state_ = (state_ ^ byte) * 0x100000001B3U; }

    std::uint64_t state_ = 0xCBF29CE484222325U;
};

} // namespace stonemason
