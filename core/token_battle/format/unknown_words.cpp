// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/format/unknown_words.h"

#include "core/base/text.h"
#include "core/token_battle/format/formats.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stonemason::token_battle {

namespace {

/// The Levenshtein distance in bytes, by the table of Wagner and Fischer, of which only a row is kept;
/// `bound` + 1 for more. Cost: the product of the lengths, nothing where these differ by more than the bound.
int editDistance(std::string_view a, std::string_view b, int bound) {
    const int difference = int(a.size()) - int(b.size());
    if (difference > bound || -difference > bound) return bound + 1;
    std::vector<int> row(b.size() + 1);
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = int(i);
    for (std::size_t i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
        }
    }
    return std::min(row.back(), bound + 1);
}

/// The words of a text that are long enough to mean something.
std::vector<std::string_view> wordsIn(std::string_view text) {
    constexpr std::string_view between = " \t-_/.,'\"!?";
    constexpr std::size_t shortest = 3;
    std::vector<std::string_view> words;
    for (std::size_t at = 0; (at = text.find_first_not_of(between, at)) != std::string_view::npos;) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        if (end - at >= shortest) words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// How much a text has in common with a name, both in small letters: words first, then how they begin, where
/// that is all of the name or half of it; 0: nothing.
int likeness(std::string_view text, std::string_view name) {
    constexpr int weightOfWord = 1000; // more than any beginning
    constexpr int fewestAlike = 4;     // bytes
    const std::vector<std::string_view> words = wordsIn(text);
    const auto shared = std::ranges::count_if(
        wordsIn(name), [&words](std::string_view word) { return std::ranges::count(words, word) > 0; });
    const auto alike = int(std::ranges::mismatch(text, name).in2 - name.begin());
    const int size = int(name.size());
    const bool beginsAlike = alike == size || (alike >= fewestAlike && 2 * alike >= size);
    return int(shared) * weightOfWord + (beginsAlike ? alike : 0);
}

constexpr std::string_view decimals = "0123456789";

/// The name of "11 Ram", "11: Ram" or "Ram (11)".
std::string_view withoutNumber(std::string_view word) {
    if (const std::size_t digits = word.find_first_not_of(decimals); digits > 0 && digits < word.size())
        word = trimmed(word.substr(std::min(word.find_first_not_of(" \t.:-)#", digits), word.size())));
    const std::size_t open = word.rfind('(');
    if (open != std::string_view::npos && open > 0 && word.ends_with(')') &&
        word.find_first_not_of(decimals, open + 1) == word.size() - 1)
        word = trimmed(word.substr(0, open));
    return word;
}

} // namespace

std::string lowerCaseName(std::string_view text) {
    constexpr std::array<std::array<std::string_view, 2>, 9> others{{{"Ą", "ą"},
                                                                     {"Ć", "ć"},
                                                                     {"Ę", "ę"},
                                                                     {"Ł", "ł"},
                                                                     {"Ń", "ń"},
                                                                     {"Ó", "ó"},
                                                                     {"Ś", "ś"},
                                                                     {"Ź", "ź"},
                                                                     {"Ż", "ż"}}};
    std::string small(text);
    for (char& letter : small)
        if (letter >= 'A' && letter <= 'Z') letter = char(letter - 'A' + 'a');
    for (const auto& [capital, letter] : others)
        for (std::size_t at = 0; (at = small.find(capital, at)) != std::string::npos; at += letter.size())
            small.replace(at, capital.size(), letter);
    return small;
}

NearestCards::NearestCards(const Catalogue& catalogue) : ids_(namesOf(catalogue)) {
    for (const Card& card : catalogue.cards)
        for (const auto& [language, name] : card.name)
            names_.push_back({lowerCaseName(name), name, card.id});
}

std::optional<NearestCard> NearestCards::of(std::string_view word) {
    constexpr std::size_t longest = 40;
    constexpr std::size_t shortWord = 4;
    word = withoutNumber(word);
    if (word.size() < 3 || word.size() > longest || left_ == 0) return std::nullopt;
    --left_;
    const std::string small = lowerCaseName(word);
    int bound = word.size() <= shortWord ? 1 : 2;
    const Name* nearest = nullptr;
    for (const Name& name : names_) {
        const int distance = editDistance(small, name.small, bound);
        if (distance > bound) continue;
        nearest = &name;
        bound = distance - 1;
    }
    return nearest ? std::optional(NearestCard{nearest->card, nearest->shown}) : std::nullopt;
}

std::optional<NearestCard> NearestCards::suggestionFor(std::string_view word) {
    if (auto near = of(word)) return near;
    return ofWords(word);
}

std::optional<NearestCard> NearestCards::ofWords(std::string_view word) {
    constexpr std::size_t longest = 80;
    word = withoutNumber(word);
    if (word.size() > longest || left_ == 0) return std::nullopt;
    --left_;
    const std::string small = lowerCaseName(word);
    const Name* nearest = nullptr;
    int most = 0;
    for (const Name& name : names_)
        if (const int found = likeness(small, name.small); found > most) {
            nearest = &name;
            most = found;
        }
    return nearest ? std::optional(NearestCard{nearest->card, nearest->shown}) : std::nullopt;
}

std::optional<CardId> NearestCards::called(std::string_view word) const {
    return cardCalled(word, ids_);
}

Message NearestCards::namedIn(Message message) {
    if (message.id != "deck/no-such-name" || message.arguments.empty()) return message;
    const auto* word = std::get_if<std::string>(&message.arguments[0]);
    const auto nearest = word ? suggestionFor(*word) : std::nullopt;
    if (nearest) message = {"deck/nearest-name", {*word, nearest->name}};
    return message;
}

namespace {

/// Where a card is put for the word now: cards that stand in for other words do not count yet.
Slot placeOf(const NamedDeck& deck, int index) {
    const UnknownWord& word = deck.unknownWords[std::size_t(index)];
    const auto before = std::ranges::count_if(deck.unknownWords, [&word](const UnknownWord& other) {
        return other.stack == word.stack && other.index < word.index;
    });
    const int cards = int(deck.deck.stack(word.stack).size());
    return {word.stack, std::clamp(word.index - int(before), 0, cards)};
}

DeckProblem surplusProblem(const Deck& deck, const UnknownWord& word, CardId card) {
    DeckProblem problem;
    problem.check = surplusCheck;
    problem.severity = Severity::Error;
    problem.stack = word.stack;
    problem.slot = word.index;
    const bool hasRoom = deck.stack(word.stack).size() < std::size_t(stackCapacity);
    if (deck.contains(card)) {
        problem.message = {"deck/word-twice", {word.line, word.column, word.word}};
        return problem;
    }
    if (hasRoom) problem.card = card;
    problem.message = {hasRoom ? "deck/word-fits" : "deck/word-surplus",
                       {word.line, word.column, word.word, word.stack + 1}};
    return problem;
}

} // namespace

std::vector<DeckProblem> wordProblemsOf(const NamedDeck& deck, NearestCards& nearest) {
    std::vector<DeckProblem> problems;
    for (std::size_t i = 0; i < deck.unknownWords.size(); ++i) {
        const UnknownWord& word = deck.unknownWords[i];
        if (const auto card = nearest.called(word.word)) {
            problems.push_back(surplusProblem(deck.deck, word, *card));
            problems.back().word = int(i);
            continue;
        }
        const auto near = nearest.suggestionFor(word.word);
        Message message{"deck/word-unknown", {word.line, word.column, word.word}};
        if (near) message = {"deck/word-nearest", {word.line, word.column, word.word, near->name}};
        problems.push_back({"unknown-word", Severity::Error, std::move(message), word.stack, word.index,
                            int(i), near ? near->card : -1});
    }
    return problems;
}

std::vector<DeckProblem> problemsOf(const NamedDeck& deck, const Catalogue& catalogue) {
    std::vector<DeckProblem> all;
    if (!deck.unknownWords.empty()) {
        NearestCards nearest(catalogue);
        all = wordProblemsOf(deck, nearest);
    }
    for (DeckProblem& problem : problemsOf(deck.deck, catalogue))
        all.push_back(std::move(problem));
    return all;
}

DeckEdit withWordAs(const NamedDeck& deck, int word, CardId card) {
    return put(deck.deck, std::array{card}, placeOf(deck, word));
}

namespace {

bool isWithinWord(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const auto c = static_cast<unsigned char>(text[at]);
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/// The next place of the word in the line from `from` on that is no part of a longer one; npos: none.
std::size_t findWord(std::string_view line, std::string_view word, std::size_t from) {
    for (std::size_t at = line.find(word, from); at != std::string_view::npos; at = line.find(word, at + 1))
        if ((at == 0 || !isWithinWord(line, at - 1)) && !isWithinWord(line, at + word.size())) return at;
    return std::string_view::npos;
}

/// Goes down the lines of a text, in each from left to right.
class ColumnFinder {
public:
    explicit ColumnFinder(std::string_view text) : text_(text), end_(endOfLine()) {}

    void find(UnknownWord& word) {
        while (number_ < word.line && begin_ < text_.size())
            nextLine();
        if (number_ != word.line || misses_ == mostMisses) {
            word.column = 1;
            return;
        }
        const std::string_view line = text_.substr(0, end_);
        std::size_t found = findWord(line, word.word, at_);
        for (int skip = 1; skip < word.column && found != std::string_view::npos; ++skip)
            found = findWord(line, word.word, found + 1);
        word.column = 1;
        if (found == std::string_view::npos) {
            ++misses_;
            return;
        }
        column_ += characterCount(text_.substr(at_, found - at_));
        at_ = found;
        word.column = column_;
        column_ += characterCount(text_.substr(at_, word.word.size()));
        at_ += word.word.size();
    }

private:
    static constexpr int mostMisses = 8; ///< in one line, each of which costs a walk to its end

    std::size_t endOfLine() const { return std::min(text_.find_first_of("\r\n", begin_), text_.size()); }

    void nextLine() {
        begin_ = end_ + (text_.substr(end_).starts_with("\r\n") ? 2 : 1);
        begin_ = std::min(begin_, text_.size());
        end_ = endOfLine();
        at_ = begin_;
        column_ = 1;
        misses_ = 0;
        ++number_;
    }

    std::string_view text_;
    std::size_t begin_ = 0; ///< of the line
    std::size_t end_ = 0;   ///< of it, without what ends it
    std::size_t at_ = 0;    ///< as far as words were found
    int number_ = 1;
    int column_ = 1; ///< of `at_`
    int misses_ = 0;
};

} // namespace

void findColumns(DeckLibrary& library, std::string_view text) {
    ColumnFinder finder(text);
    for (int i = 0; i < library.size(); ++i) {
        if (library.at(i).unknownWords.empty()) continue;
        std::vector<UnknownWord> words = library.at(i).unknownWords;
        std::vector<std::size_t> order(words.size());
        for (std::size_t w = 0; w < order.size(); ++w)
            order[w] = w;
        std::ranges::stable_sort(order, {}, [&words](std::size_t w) { return words[w].line; });
        for (const std::size_t w : order)
            finder.find(words[w]);
        library.setUnknownWords(i, std::move(words));
    }
}

} // namespace stonemason::token_battle
