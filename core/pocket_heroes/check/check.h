// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/base/severity.h"
#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/edit/world_edit.h"

#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace stonemason::pocket_heroes {

struct Survey;

/// A repair a machine can make.
struct Fix {
    Message label; ///< "fix/delete" ...
    WorldEdit edit;

    bool operator==(const Fix&) const = default;
};

/// One thing that is wrong with a world, with the cells to look at.
struct Problem {
    std::string_view check; ///< the id of the check that found it: "reach"
    Severity severity = Severity::Note;
    Message message; ///< "reach/building" and its arguments; the sentence is made in editor/text
    std::vector<Cell> cells{};
    std::vector<Fix> fixes{}; ///< the one to recommend first

    bool operator==(const Problem&) const = default;
};

struct Report {
    std::vector<Problem> problems; ///< in the order of the table of checks

    int count(Severity severity) const;
    bool hasErrors() const { return count(Severity::Error) > 0; }
    bool operator==(const Report&) const = default;
};

/// One check: a pure function of a world and what is known of it.
struct Check {
    std::string_view id;
    std::vector<Problem> (*run)(const Survey& survey);
    std::span<const std::string_view> messages; ///< every message id it may use
    std::span<const std::string_view> fixes{};  ///< every label id of the fixes it may offer
};

/// The table of checks, in the order in which problems are listed.
std::span<const Check> allChecks();

/// Runs every check. A stop request is honoured between two checks; the report is then incomplete.
/// Any world will do that a file can hold.
Report runChecks(const World& world, const Catalogue& catalogue, std::stop_token stop = {});

} // namespace stonemason::pocket_heroes
