// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace stonemason::test {

/// Bytes of a file, one field after the other.
class Bytes {
public:
    Bytes& u8(unsigned value) { return number(value, 1); }
    Bytes& u16(unsigned value) { return number(value, 2); }
    Bytes& u32(std::uint32_t value) { return number(value, 4); }
    Bytes& text(std::string_view ascii) {
        u32(std::uint32_t(ascii.size()));
        for (const char letter : ascii)
            u8(static_cast<unsigned char>(letter)).u8(0);
        return *this;
    }
    Bytes& point(unsigned x, unsigned y) { return u16(x).u16(y); }
    Bytes& noArmy() {
        for (int i = 0; i < 7; ++i)
            u16(0xFFFF).u32(0);
        return *this;
    }
    Bytes& nodes() {
        for (int i = 0; i < 33 * 33; ++i)
            u8(3).u8(0);
        return *this;
    }
    Bytes& raw(std::string_view bytes) {
        bytes_ += bytes;
        return *this;
    }
    const std::string& string() const { return bytes_; }

private:
    Bytes& number(std::uint32_t value, unsigned bytes) {
        for (unsigned i = 0; i < bytes; ++i)
            bytes_ += char(value >> (8 * i) & 0xFF);
        return *this;
    }
    std::string bytes_;
};

} // namespace stonemason::test
