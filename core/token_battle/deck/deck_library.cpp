// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/deck/deck_library.h"

#include "core/base/text.h"

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// A control character: C0, DEL, C1 (as UTF-8, C2 80 to C2 9F) or one of the Unicode line ends.
bool hasControl(std::string_view text, std::string_view allowed = {}) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        if ((byte < 0x20 || byte == 0x7F) && allowed.find(text[i]) == std::string_view::npos) return true;
        if (byte == 0xC2 && next < 0xA0 && next >= 0x80) return true;
        if (text.substr(i).starts_with("\u2028") || text.substr(i).starts_with("\u2029")) return true;
    }
    return false;
}

/// "NAME" of "NAME (7)", or an empty text.
std::string_view withoutNumber(std::string_view name) {
    if (!name.ends_with(')')) return {};
    const std::size_t open = name.rfind(" (");
    return open == std::string_view::npos ? std::string_view() : name.substr(0, open);
}

std::string numbered(std::string_view name, int number) {
    const std::string end = " (" + std::to_string(number) + ")";
    return std::string(trimmed(firstCharacters(name, maximumNameLength - int(end.size())))) + end;
}

} // namespace

std::optional<Message> nameFault(std::string_view name, int longest) {
    if (name.empty()) return Message{"name/empty"};
    if (!isUtf8(name)) return Message{"name/utf8"};
    if (hasControl(name)) return Message{"name/control"};
    if (characterCount(name) > longest) return Message{"name/length", {longest}};
    if (trimmed(name) != name) return Message{"name/blank-ends"};
    return std::nullopt;
}

std::optional<Message> notesFault(std::string_view notes) {
    if (!isUtf8(notes)) return Message{"notes/utf8"};
    if (hasControl(notes, "\t\r\n")) return Message{"notes/control"};
    if (characterCount(notes) > maximumNotesLength) return Message{"notes/length", {maximumNotesLength}};
    return std::nullopt;
}

int DeckLibrary::find(std::string_view name) const {
    const auto it = std::ranges::find(decks_, name, &NamedDeck::name);
    return it == decks_.end() ? -1 : int(it - decks_.begin());
}

std::string DeckLibrary::freeName(std::string_view wanted) const {
    std::string name(wanted);
    if (!isTaken(name)) return name;
    int& number = firstPerhapsFree_.try_emplace(name, 2).first->second;
    for (;; ++number)
        if (name = numbered(wanted, number); !isTaken(name)) return name;
}

const std::string& DeckLibrary::insert(int index, NamedDeck deck) {
    deck.name = freeName(deck.name);
    names_.insert(deck.name);
    const auto at = decks_.insert(decks_.begin() + index, std::move(deck));
    if (active_ < 0)
        active_ = 0;
    else if (index <= active_)
        ++active_;
    return at->name;
}

void DeckLibrary::insert(const std::vector<int>& indexes, std::vector<NamedDeck> decks) {
    std::vector<NamedDeck> all;
    all.reserve(decks_.size() + decks.size());
    int active = std::max(active_, 0);
    auto old = decks_.begin();
    for (std::size_t added = 0; added < decks.size() || old != decks_.end();) {
        if (added < decks.size() && indexes[added] == int(all.size())) {
            NamedDeck& deck = decks[added++];
            deck.name = freeName(deck.name);
            names_.insert(deck.name);
            all.push_back(std::move(deck));
            continue;
        }
        if (old - decks_.begin() == active_) active = int(all.size());
        all.push_back(std::move(*old++));
    }
    decks_ = std::move(all);
    active_ = empty() ? -1 : active;
}

std::vector<NamedDeck> DeckLibrary::remove(const std::vector<int>& indexes) {
    std::vector<NamedDeck> removed;
    std::vector<NamedDeck> kept;
    removed.reserve(indexes.size());
    kept.reserve(decks_.size());
    int active = -1;
    for (int i = 0; i < size(); ++i) {
        if (i == active_) active = int(kept.size());
        const bool goes = removed.size() < indexes.size() && indexes[removed.size()] == i;
        (goes ? removed : kept).push_back(std::move(decks_[std::size_t(i)]));
    }
    for (const NamedDeck& deck : removed)
        release(deck.name);
    decks_ = std::move(kept);
    active_ = std::min(active, size() - 1);
    return removed;
}

void DeckLibrary::reorder(const std::vector<int>& order) {
    std::vector<NamedDeck> decks;
    decks.reserve(order.size());
    for (const int index : order)
        decks.push_back(std::move(decks_[std::size_t(index)]));
    decks_ = std::move(decks);
    if (!empty()) active_ = int(std::ranges::find(order, active_) - order.begin());
}

std::optional<Message> DeckLibrary::rename(int index, std::string name) {
    if (auto fault = nameFault(name)) return fault;
    NamedDeck& deck = decks_[std::size_t(index)];
    if (name == deck.name) return std::nullopt;
    if (isTaken(name)) return Message{"name/taken", {std::move(name)}};
    release(deck.name);
    names_.insert(name);
    deck.name = std::move(name);
    return std::nullopt;
}

void DeckLibrary::release(const std::string& name) {
    names_.erase(name);
    firstPerhapsFree_.erase(std::string(withoutNumber(name)));
}

} // namespace stonemason::token_battle
