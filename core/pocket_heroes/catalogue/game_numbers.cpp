// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/catalogue/game_numbers.h"

#include <algorithm>
#include <numeric>

namespace stonemason::pocket_heroes {

NumberedIds::NumberedIds(std::vector<std::string> ids) : ids_(std::move(ids)), byId_(ids_.size()) {
    std::iota(byId_.begin(), byId_.end(), std::uint16_t{0});
    std::ranges::stable_sort(byId_, {},
                             [this](std::uint16_t number) { return std::string_view(ids_[number]); });
}

std::optional<std::uint16_t> NumberedIds::numberOf(std::string_view id) const {
    const auto idAt = [this](std::uint16_t number) { return std::string_view(ids_[number]); };
    const auto found = std::ranges::lower_bound(byId_, id, {}, idAt);
    if (found == byId_.end() || ids_[*found] != id) return std::nullopt;
    return *found;
}

std::string_view NumberedIds::idOf(int number) const {
    return number >= 0 && number < size() ? std::string_view(ids_[std::size_t(number)]) : std::string_view();
}

std::optional<std::uint16_t> GameNumbers::artifactNumber(std::string_view id) const {
    if (const auto number = artifacts.numberOf(id)) return number;
    if (const auto place = drawnArtifacts.numberOf(id)) return std::uint16_t(firstDrawnArtifact + *place);
    return std::nullopt;
}

std::string_view GameNumbers::artifactId(std::uint16_t number) const {
    return number >= firstDrawnArtifact ? drawnArtifacts.idOf(number - firstDrawnArtifact)
                                        : artifacts.idOf(number);
}

std::optional<std::uint16_t> GameNumbers::heroNumber(std::string_view id) const {
    if (const auto number = heroes.numberOf(id)) return number;
    const auto old = std::ranges::find(oldHeroes, id, &std::pair<std::string, std::string>::first);
    return old == oldHeroes.end() ? std::nullopt : heroes.numberOf(old->second);
}

} // namespace stonemason::pocket_heroes
