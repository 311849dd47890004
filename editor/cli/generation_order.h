// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/base/wishes.h"
#include "core/format/json.h"
#include "editor/cli/arguments.h"
#include "editor/text/error_text.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace stonemason {

// What games have in common whose documents the verb generate makes to order: from a seed and wishes, one
// with -o, or several with --count into a folder.

/// The options for that, beside those of every game.
inline constexpr std::string_view orderOptions[]{"--symmetry", "--wish", "--again", "--json"};

/// What the documents of a game are written as.
struct OrderForm {
    std::string_view list;                         ///< what --json calls them: "maps"
    std::string_view suffix;                       ///< of the files in a folder: ".smap"
    bool (*hasForm)(const std::string& output);    ///< whether the ending of the name determines a form
    QString (*whyNoForm)(const std::string& name); ///< a sentence that names the endings
};

/// What is wrong with the options of such a call, empty when nothing is.
QString whyOrderWrong(const Arguments& arguments, const OrderForm& form);

/// "%1 does not go with %2" of two options, "%1 is missing" of one with its value.
QString excludedText(std::string_view one, std::string_view other);
QString missingText(std::string_view option);

/// The wishes of --wish. False: reported.
/// @param known the ids that there are
/// @param example a wish for the sentence that says how one looks: "water=10..20"
bool readWishes(const Arguments& arguments, std::span<const std::string_view> known, const char* example,
                Wishes& wishes);

/// " --wish water=10..20" for each: the end of a call that makes something again.
QString wishesAsOptions(const Wishes& wishes);

/// One document that was made.
struct GeneratedDocument {
    /// Writes it in the form of the output's name. Returns the exit status.
    std::function<int(const std::string& output)> write;
    /// What --json prints of it.
    std::function<Json(const std::string& output)> about;
};

/// A call whose options are right.
struct Order {
    const OrderForm& form;
    std::vector<std::string> inputs; ///< files that it reads, which nothing may be written to
    /// Why no document can be made, as far as this shows without trying.
    std::function<std::optional<Error>()> whyNot;
    /// Makes the one of the first seed and so many.
    std::function<Result<GeneratedDocument>(std::uint64_t after, const std::stop_token& stop)> make;
    const Vocabulary& vocabulary;
};

/// Makes and writes what is ordered. An error whose id ends in "/stopped" is no refusal; one that ends in
/// "/limits" is a wrong call. Returns the exit status.
int runOrder(const Arguments& arguments, const Order& order);

} // namespace stonemason
