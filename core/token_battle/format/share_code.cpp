// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace stonemason::token_battle {

namespace {

// "sd", the version, "-", then in base 32, first bits first and the last filled up with zeros:
//   two bytes    the number of cards of each stack, four bits each
//   for each     its id, seven bits a byte, the low ones first; the high bit is set where more follow
//   four bytes   CRC-32 of all bytes before, low byte first
// Without capitals in its alphabet a code has one case only.
constexpr std::string_view formWord = "sd";
constexpr int newestCodeVersion = 1;
constexpr std::string_view start = "sd1-";
constexpr std::string_view alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::string_view blanks = " \t\r\n";
constexpr unsigned bitsOfCharacter = 5;
constexpr unsigned bitsOfByte = 8;
constexpr std::size_t checksumSize = 4;
/// Of the longest code: 20 ids of at most five bytes each.
constexpr std::size_t mostCharacters = ((2 + 20 * 5 + checksumSize) * bitsOfByte) / bitsOfCharacter + 1;

/// Of the shortest: no card at all.
constexpr std::size_t leastCharacters =
    ((2 + checksumSize) * bitsOfByte + bitsOfCharacter - 1) / bitsOfCharacter;

using Bytes = std::vector<std::uint8_t>;

bool isWordCharacter(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// CRC-32 with the reflected polynomial EDB88320: sees every change within 32 bits, so every changed
/// character.
std::uint32_t checksumOf(std::span<const std::uint8_t> bytes) {
    std::uint32_t sum = 0xFFFFFFFFU;
    for (const std::uint8_t byte : bytes) {
        sum ^= byte;
        for (unsigned bit = 0; bit < bitsOfByte; ++bit)
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

void appendChecksum(Bytes& bytes) {
    const std::uint32_t sum = checksumOf(bytes);
    for (unsigned i = 0; i < checksumSize; ++i)
        bytes.push_back(std::uint8_t(sum >> (i * bitsOfByte)));
}

Bytes bytesOf(const Deck& deck) {
    Bytes bytes;
    for (int stack = 0; stack < stackCount; stack += 2)
        bytes.push_back(std::uint8_t(deck.stack(stack).size() << 4U | deck.stack(stack + 1).size()));
    for (const CardId card : deck.cards()) {
        auto left = std::uint32_t(card);
        for (; left > 0x7F; left >>= 7U)
            bytes.push_back(std::uint8_t(left | 0x80U));
        bytes.push_back(std::uint8_t(left));
    }
    appendChecksum(bytes);
    return bytes;
}

/// Takes the deck from bytes whose checksum is right. What is not the one spelling of a deck is none.
std::optional<Deck> deckOf(std::span<const std::uint8_t> bytes) {
    if (bytes.size() < 2) return std::nullopt;
    std::vector<std::vector<CardId>> stacks;
    std::size_t at = 2;
    for (unsigned stack = 0; stack < unsigned(stackCount); ++stack) {
        const unsigned count = stack % 2 == 0 ? bytes[stack / 2] >> 4U : bytes[stack / 2] & 0xFU;
        stacks.emplace_back();
        for (unsigned card = 0; card < count; ++card) {
            std::uint32_t id = 0;
            for (unsigned shift = 0;; shift += 7) {
                if (at == bytes.size() || shift > 28) return std::nullopt;
                id |= std::uint32_t(bytes[at] & 0x7FU) << shift;
                if ((bytes[at++] & 0x80U) == 0) break;
            }
            if (id > std::uint32_t(maximumCardId)) return std::nullopt;
            stacks.back().push_back(CardId(id));
        }
    }
    const auto deck = Deck::of(stacks);
    return std::holds_alternative<Deck>(deck) ? std::optional(std::get<Deck>(deck)) : std::nullopt;
}

std::string spelled(const Bytes& bytes) {
    std::string word;
    unsigned bits = 0;
    unsigned count = 0;
    for (const std::uint8_t byte : bytes) {
        bits = bits << bitsOfByte | byte;
        for (count += bitsOfByte; count >= bitsOfCharacter; count -= bitsOfCharacter)
            word += alphabet[bits >> (count - bitsOfCharacter) & 0x1FU];
    }
    if (count > 0) word += alphabet[bits << (bitsOfCharacter - count) & 0x1FU];
    return word;
}

/// The whole bytes of a word of the alphabet.
Bytes unspelled(std::string_view word) {
    Bytes bytes;
    unsigned bits = 0;
    unsigned count = 0;
    for (const char c : word) {
        bits = bits << bitsOfCharacter | unsigned(alphabet.find(c));
        count += bitsOfCharacter;
        if (count < bitsOfByte) continue;
        count -= bitsOfByte;
        bytes.push_back(std::uint8_t(bits >> count));
    }
    return bytes;
}

/// The code without the blanks around it.
std::string_view word(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

/// The version behind the form's word, when the text begins as a code does.
std::optional<int> versionOf(std::string_view code) {
    if (!code.starts_with(formWord)) return std::nullopt;
    code.remove_prefix(formWord.size());
    int version = 0;
    const auto [end, failure] = std::from_chars(code.data(), code.data() + code.size(), version);
    if (failure != std::errc() || version < 1 || code.front() == '0') return std::nullopt;
    return end != code.data() + code.size() && *end == '-' ? std::optional(version) : std::nullopt;
}

} // namespace

std::string shareCode(const Deck& deck) {
    return std::string(start) + spelled(bytesOf(deck));
}

Result<Deck> readShareCode(std::string_view text) {
    const std::string_view code = word(text);
    const auto version = versionOf(code);
    if (!version) return Error{{"code/none"}};
    if (*version != newestCodeVersion) return Error{{"code/version", {*version, newestCodeVersion}}};
    const std::string_view spelling = code.substr(start.size());
    const std::size_t strange = spelling.find_first_not_of(alphabet);
    if (strange != std::string_view::npos)
        return Error{{"code/character", {int(std::min<std::size_t>(start.size() + strange, 1'000'000)) + 1}}};
    if (spelling.size() > mostCharacters) return Error{{"code/damaged"}};
    Bytes bytes = unspelled(spelling);
    if (bytes.size() < checksumSize) return Error{{"code/damaged"}};
    bytes.resize(bytes.size() - checksumSize);
    const auto deck = deckOf(bytes);
    if (!deck || shareCode(*deck) != code) return Error{{"code/damaged"}};
    return *deck;
}

std::vector<std::string_view> shareCodesIn(std::string_view text, std::size_t limit) {
    std::vector<std::string_view> codes;
    for (std::size_t at = text.find(formWord); at != std::string_view::npos && codes.size() < limit;
         at = text.find(formWord, at)) {
        const bool begins = at == 0 || !isWordCharacter(text[at - 1]);
        std::size_t end = at + formWord.size();
        const std::string_view rest = text.substr(at, mostCharacters);
        if (begins && versionOf(rest)) end = text.find('-', at) + 1;
        const std::size_t spelling = end;
        while (end < text.size() && isWordCharacter(text[end]))
            ++end;
        if (text[spelling - 1] == '-' && end - spelling >= leastCharacters)
            codes.push_back(text.substr(at, end - at));
        at = end;
    }
    return codes;
}

bool looksLikeShareCode(std::string_view text) {
    return versionOf(word(text.substr(0, std::min<std::size_t>(text.size(), 4096)))).has_value();
}

} // namespace stonemason::token_battle
