// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/lzo.h"

#ifdef STONEMASON_HAS_LZO
#include <lzo/lzo1x.h>
#endif

#include <algorithm>
#include <cassert>
#include <vector>

namespace stonemason::pocket_heroes {

namespace {

constexpr std::string_view endMark("\x11\x00\x00", 3);
constexpr std::size_t blockOfZero = 255; ///< what a zero byte adds to a length

/// Decodes instruction by instruction. Every length and distance is checked against the rest of the stream
/// and of the output and against the output so far. An instruction of length 0 does not exist, therefore the
/// loop runs at most once for each byte of the stream.
class Unpacker {
public:
    Unpacker(std::string_view stream, std::size_t size) : stream_(stream), size_(size) { out_.reserve(size); }

    std::optional<std::string> unpack() {
        int state = 0; // number of preceding literals; 4: a run of them
        if (!stream_.empty() && byteAt(0) > 17) {
            const std::size_t count = next() - 17U;
            copyLiterals(count);
            state = int(std::min<std::size_t>(count, 4));
        }
        while (isSound_ && !isAtEnd_)
            state = step(next(), state);
        if (!isSound_ || at_ != stream_.size() || out_.size() != size_) return std::nullopt;
        return std::move(out_);
    }

private:
    /// Executes one instruction; returns the new state.
    int step(unsigned code, int state) {
        if (code >= 64) {
            const std::size_t distance = 1 + (code >> 2 & 7U) + 8 * std::size_t(next());
            return copyAndLiterals(1 + (code >> 5), distance, code);
        }
        if (code >= 32) {
            const std::size_t length = 2 + lengthOf(code & 31U, 31);
            const unsigned low = next();
            return copyAndLiterals(length, 1 + (low >> 2) + 64 * std::size_t(next()), low);
        }
        if (code >= 16) return stepFar(code);
        if (state == 0) {
            copyLiterals(3 + lengthOf(code, 15));
            return 4;
        }
        const std::size_t distance = (state == 4 ? 2049U : 1U) + (code >> 2) + 4 * std::size_t(next());
        return copyAndLiterals(state == 4 ? 3 : 2, distance, code);
    }

    /// A copy from far back, or the end mark.
    int stepFar(unsigned code) {
        constexpr std::size_t far = 16384;
        const std::size_t length = 2 + lengthOf(code & 7U, 7);
        const unsigned low = next();
        const std::size_t distance = far + (code & 8U) * 2048 + (low >> 2) + 64 * std::size_t(next());
        if (distance != far) return copyAndLiterals(length, distance, low);
        isAtEnd_ = true;
        if (code != 17) isSound_ = false;
        return 0;
    }

    /// The length in an instruction; if 0, `base` plus the following bytes, each zero byte counting 255.
    std::size_t lengthOf(unsigned number, std::size_t base) {
        if (number != 0) return number;
        std::size_t length = base;
        unsigned byte = next();
        for (; byte == 0 && isSound_ && length <= size_; byte = next())
            length += blockOfZero;
        return length + byte;
    }

    int copyAndLiterals(std::size_t length, std::size_t distance, unsigned code) {
        if (distance > out_.size() || length > size_ - out_.size()) {
            isSound_ = false;
            return 0;
        }
        for (std::size_t from = out_.size() - distance; length > 0; --length)
            out_ += out_[from++]; // byte by byte: it may copy what it has just written
        const unsigned literals = code & 3U;
        copyLiterals(literals);
        return int(literals);
    }

    void copyLiterals(std::size_t count) {
        if (count > stream_.size() - at_ || count > size_ - out_.size()) {
            isSound_ = false;
            return;
        }
        out_.append(stream_, at_, count);
        at_ += count;
    }

    unsigned byteAt(std::size_t place) const { return static_cast<unsigned char>(stream_[place]); }

    /// The next byte; past the end it returns 0 and marks the stream as not sound.
    unsigned next() {
        if (at_ < stream_.size()) return byteAt(at_++);
        isSound_ = false;
        return 0;
    }

    std::string_view stream_;
    std::size_t size_;
    std::size_t at_ = 0;
    std::string out_;
    bool isSound_ = true;
    bool isAtEnd_ = false;
};

} // namespace

std::string literalLzo(std::string_view bytes) {
    assert(!bytes.empty());
    constexpr std::size_t shortRun = 238; // the first byte of a stream holds 17 more than its length
    std::string stream;
    stream.reserve(bytes.size() + bytes.size() / blockOfZero + 8);
    if (bytes.size() <= shortRun) {
        stream += char(bytes.size() + 17);
    } else {
        std::size_t rest = bytes.size() - 18;
        for (stream += '\0'; rest > blockOfZero; rest -= blockOfZero)
            stream += '\0';
        stream += char(rest);
    }
    return stream.append(bytes).append(endMark);
}

std::string packLzo(std::string_view bytes) {
    assert(!bytes.empty());
#ifdef STONEMASON_HAS_LZO
    const auto* from = reinterpret_cast<const unsigned char*>(bytes.data());
    // The size is the maximum output of the library; zeroed memory makes the output deterministic.
    std::string stream(bytes.size() + bytes.size() / 16 + 64 + 3, '\0');
    std::vector<unsigned char> memory(LZO1X_999_MEM_COMPRESS);
    lzo_uint size = 0;
    if (lzo1x_999_compress(from, bytes.size(), reinterpret_cast<unsigned char*>(stream.data()), &size,
                           memory.data()) == LZO_E_OK) {
        stream.resize(size);
        return stream;
    }
#endif
    return literalLzo(bytes);
}

std::optional<std::string> unpackLzo(std::string_view stream, std::size_t size) {
    return Unpacker(stream, size).unpack();
}

} // namespace stonemason::pocket_heroes
