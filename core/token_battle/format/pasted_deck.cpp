// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/pasted_deck.h"

#include "core/base/text.h"
#include "core/token_battle/format/deck_collector.h"
#include "core/token_battle/format/pasted_line.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace stonemason::token_battle {

namespace {

/// The parts with commas between them, as cardsOfList() reads them.
std::string joined(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text.append(i > 0 ? ", " : "").append(parts[i]);
    return text;
}

/// Whether the part begins with a number and a name, and the number is not 1.
bool beginsWithCardNumber(std::string_view part) {
    return beginsWithCount(part) && part[0] >= '0' && part[0] <= '9' && !part.starts_with("1 ") &&
           !part.starts_with("1x") && !part.starts_with("1X");
}

/// Whether the part is a 1 and a name, without a sign for "times" between them.
bool isBareCount(std::string_view part) {
    if (!part.starts_with("1 ") || !beginsWithCount(part)) return false;
    part = trimmed(part.substr(1));
    return !part.starts_with("x ") && !part.starts_with("X ") && !part.starts_with("\u00D7");
}

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The pieces of a text between the signs; blanks at their ends are removed.
std::vector<std::string> piecesOf(std::string_view text, std::string_view sign) {
    std::vector<std::string> pieces;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(sign, at), text.size());
        const std::string_view piece = trimmed(text.substr(at, end - at));
        if (!piece.empty()) pieces.emplace_back(piece);
        at = end + sign.size();
    }
    return pieces;
}

/// The position where a remark about a card begins; npos: there is none.
std::size_t remarkAt(std::string_view text) {
    std::size_t at = std::string_view::npos;
    for (const std::string_view sign : {" - ", " \u2013 ", " \u2014 ", ": ", " ("})
        at = std::min(at, text.find(sign));
    return at;
}

} // namespace

bool PastedDeck::isCard(std::string_view text) const {
    return namesCard(partsOf(text)[0], names_);
}

bool PastedDeck::areCards(const std::vector<std::string>& parts) const {
    return !parts.empty() && std::ranges::all_of(parts, [this](const std::string& part) {
        return namesCard(part, names_) || (evidence_ == DeckEvidence::Headings && isNumber(part));
    });
}

bool PastedDeck::holdCard(const std::vector<std::string>& parts) const {
    return std::ranges::any_of(parts, [this](const std::string& part) { return namesCard(part, names_); });
}

std::vector<std::string> PastedDeck::namesOfPart(const std::string& part) const {
    constexpr int mostWords = 2; // in a name
    for (const std::string_view dash : {" - ", " \u2013 ", " \u2014 "}) {
        if (cardCalled(part, names_)) break;
        auto pieces = piecesOf(part, dash);
        const auto isName = [](const std::string& piece) {
            return wordsOf(piece) <= mostWords && !isNumber(piece);
        };
        if (pieces.size() > 1 && std::ranges::all_of(pieces, isName)) return pieces;
    }
    return {part};
}

bool PastedDeck::isRemark(std::string_view text) const {
    for (const std::string& part : partsOf(text))
        for (const std::string& name : namesOfPart(part))
            if (namesCard(name, names_)) return false;
    constexpr int fewestWords = 3; // with the sign in front
    return wordsOf(text) > fewestWords;
}

std::vector<std::string> PastedDeck::entriesOfLine(std::string_view text) const {
    const std::size_t remark = remarkAt(text);
    if (remark != std::string_view::npos && !cardCalled(text, names_) && isRemark(text.substr(remark)) &&
        namesCard(trimmed(text.substr(0, remark)), names_))
        text = text.substr(0, remark);
    std::vector<std::string> entries;
    for (const std::string& part : partsOf(text))
        std::ranges::move(namesOfPart(part), std::back_inserter(entries));
    return entries;
}

void PastedDeck::begin(int line) {
    deck_.emplace();
    deck_->line = line;
    if (!title_.empty()) setName(title_);
    title_.clear();
}

void PastedDeck::setName(std::string_view name) {
    if (!name.empty()) deck_->name = std::string(name);
}

void PastedDeck::setFault(Message message, int line) {
    if (!deck_->fault) deck_->fault = Error{std::move(message), line, {}};
}

int PastedDeck::firstFreeStack() const {
    return int(std::ranges::find(lines_, 0) - lines_.begin());
}

void PastedDeck::openStack(int stack, int line) {
    if (hasStack(stack)) return;
    lines_[std::size_t(stack)] = line;
    ++found_;
}

void PastedDeck::restartStack(int stack, int line) {
    if (hasStack(stack)) setFault({"deck/stack-twice", {stack + 1}}, line);
    openStack(stack, line);
    lines_[std::size_t(stack)] = line;
    entries_[std::size_t(stack)].clear();
    waits_[std::size_t(stack)] = false;
}

bool PastedDeck::goesByNumber(std::string_view part) const {
    if (!beginsWithCardNumber(part)) return false;
    const std::size_t size = part.find_first_not_of("0123456789");
    const auto named = names_.find(lowerCaseName(trimmed(part.substr(size))));
    return named == names_.end() || named->second == readNumber(part.substr(0, size));
}

void PastedDeck::addCards(int stack, std::vector<std::string> parts, int line) {
    constexpr auto most = std::size_t(maximumUnknownWords + stackCapacity) + 1;
    hasNumbers_ = hasNumbers_ ||
                  std::ranges::any_of(parts, [this](const std::string& part) { return goesByNumber(part); });
    // A 1 is a count where no other card has a number: an unknown name beside it must not become card 1.
    for (std::string& part : parts)
        if (!hasNumbers_ && isBareCount(part)) part.insert(1, "x");
    auto cards = cardsOfList(joined(parts), names_, catalogue_, nearest_);
    if (auto* fault = std::get_if<Message>(&cards)) {
        setFault(std::move(*fault), line);
        return;
    }
    auto& listed = std::get<ListedCards>(cards);
    if (listed.fault && !deck_->wordFault)
        deck_->wordFault = Error{nearest_.namedIn(std::move(*listed.fault)), line, {}};
    auto& all = entries_[std::size_t(stack)];
    for (ReadEntry& entry : listed.entries) {
        if (all.size() == most) break;
        entry.line = line;
        all.push_back(std::move(entry));
    }
}

void PastedDeck::dealOut() {
    std::vector<ReadEntry> all = std::exchange(entries_[0], {});
    for (std::size_t stack = 0, next = 0; stack < entries_.size(); ++stack) {
        const std::size_t left = entries_.size() - stack; // stacks, this one among them
        const std::size_t size = (all.size() - next + left - 1) / left;
        const auto from = all.begin() + std::ptrdiff_t(next);
        openStack(int(stack), from == all.end() ? lines_[0] : from->line);
        std::move(from, from + std::ptrdiff_t(size), std::back_inserter(entries_[stack]));
        next += size;
    }
}

bool PastedDeck::finish() {
    if (!deck_) return true;
    FoundDeck done = std::move(*deck_);
    deck_.reset();
    const bool isPlainList = evidence_ == DeckEvidence::Cards && found_ == 1;
    if (isPlainList && known_ >= stackCount) dealOut();
    if (found_ > 0 && found_ < stackCount && !done.fault)
        done.fault = Error{{"deck/stacks", {found_, stackCount}}, done.line, {}};
    for (std::size_t i = 0; i < waits_.size() && !done.fault; ++i)
        if (waits_[i]) done.fault = Error{{"deck/not-cards"}, lines_[i], {}};
    done.entries.assign(std::make_move_iterator(entries_.begin()), std::make_move_iterator(entries_.end()));
    done.stackLines.assign(lines_.begin(), lines_.end());
    const bool isEvident =
        evidence_ == DeckEvidence::Headings || found_ == stackCount || known_ >= stackCount;
    const bool isDeck = found_ > 0 && isEvident;
    entries_ = {};
    lines_ = {};
    waits_ = {};
    found_ = 0;
    known_ = 0;
    if (!isDeck) {
        nameLeftOver(done.entries);
        return true;
    }
    const bool goOn = handOver();
    last_ = std::move(done);
    return goOn;
}

bool PastedDeck::handOver() {
    auto last = std::exchange(last_, std::nullopt);
    return !last || collector_.add(std::move(*last));
}

void PastedDeck::nameLeftOver(const std::vector<std::vector<ReadEntry>>& entries) {
    constexpr auto most = std::size_t(maximumUnknownWords) / 2; // more would cost the deck
    if (!last_) return;
    constexpr int stack = stackCount - 1;
    const std::size_t end = last_->entries[stack].size();
    for (const auto& ofStack : entries)
        for (const ReadEntry& entry : ofStack)
            if (last_->words.size() < most)
                last_->words.push_back({entry.word, stack, int(end + last_->words.size()), entry.line, 1});
}

} // namespace stonemason::token_battle
