// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/limits.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace stonemason::test {

// Each system implements these in its own source file.

/// CPU seconds that this process has used so far, over all its threads; waiting is not counted.
double processorSeconds();

/// The resources used by another process.
struct ChildCost {
    double processorSeconds = 0;
    long peakMebibytes = 0; ///< of several processes: the largest single peak
};

/// The resources used by child processes that have ended. Counted on POSIX systems only.
ChildCost costOfChildren();

/// The resources that work() uses in a forked copy of this process; nullopt when work() returns false or
/// crashes. Where fork is unavailable, work() runs in this process, and the peak includes everything it has
/// done so far. Call only while there is one thread.
std::optional<ChildCost> costApart(const std::function<bool()>& work);

/// Whether a sanitizer adds to memory and time.
bool hasSanitizer();

/// CPU seconds of a workload similar to that of readers and checks: many small strings in a tree.
inline double secondsOfSmallWork() {
    const double before = processorSeconds();
    std::map<std::string, unsigned> numbers;
    unsigned drawn = 1;
    for (int i = 0; i < 50'000; ++i) {
        drawn = drawn * 1'664'525U + 1'013'904'223U;
        numbers.emplace(std::to_string(drawn), drawn);
    }
    return numbers.empty() ? 0 : processorSeconds() - before;
}

/// The factor by which anything may be slower here than in a release build on an idle machine: without
/// optimisation, with a sanitizer or counters, or on a slow or busy machine, as the small workload measures
/// at this moment.
inline double slowness() {
#ifdef __OPTIMIZE__
    constexpr double ofBuild = 1;
#else
    constexpr double ofBuild = 2;
#endif
    constexpr double secondsWhenIdle = 0.03; ///< of the small workload, on the machine that set the bounds
    return std::max((hasSanitizer() ? 4 : 1) * ofBuild, secondsOfSmallWork() / secondsWhenIdle);
}

/// CPU seconds of the child processes that have ended.
inline double childSeconds() {
    return costOfChildren().processorSeconds;
}

/// The cost of work(), measured up to three times until it is within its bound: other programs can disturb a
/// measurement, while nonlinear work exceeds the bound by far each time.
struct BoundedCost {
    double seconds = 0; ///< of the last measurement
    bool isWithin = false;
};

/// @param most CPU seconds in a release build on an idle machine; slowness() scales them
/// @param spent the counter: this process or its children
inline BoundedCost boundedCost(double most, const std::function<void()>& work,
                               double (*spent)() = processorSeconds) {
    BoundedCost cost;
    for (int tries = 0; tries < 3 && !cost.isWithin; ++tries) {
        const double before = spent();
        work();
        cost.seconds = spent() - before;
        // Computed only when needed: it takes as long as many of the measured texts.
        cost.isWithin = cost.seconds <= most || cost.seconds <= most * slowness();
    }
    return cost;
}

/// A text of at most so many bytes: the unit repeated between `begin` and `end`.
struct DenseForm {
    const char* name;
    std::string_view begin;
    std::string_view unit;
    std::string_view end = {};

    std::string text(std::size_t size = 1024 * 1024) const {
        std::string all(begin);
        all.reserve(size);
        while (all.size() + unit.size() + end.size() <= size)
            all += unit;
        if (all.ends_with(',') && !end.empty()) all.pop_back();
        return all += end;
    }
};

/// Forms that no reader can use, and those that resemble the beginning of many formats.
inline constexpr DenseForm anyForms[] = {
    {"one separator", "", ";"},
    {"line ends", "", "\n"},
    {"carriage returns", "", "\r"},
    {"blanks", "P", " "},
    {"one sign", "", "#"},
    {"one code", "", "P"},
    {"rows of codes", "", "PPPPPPPPPPP\n"},
    {"short rows", "", "P\n"},
    {"rows of blanks", "", "-         -\n"},
    {"words and blank lines", "", "xxxxxxxxxxx\n\n"},
    {"statements", "", "var a=1;b=2;c=3;"},
    {"zones", "", "10,grass;"},
    {"zones without a surface", "", "10,x;"},
    {"links", "10,grass;", "0-1,"},
    {"comments", "", "#a#"},
    {"comments of code", "", "/* */"},
    {"open comments", "", "/*"},
    {"line comments", "", "//\n"},
    {"quotes of mail", "", ">"},
    {"quotes of mail in lines", "", "> >\n"},
    {"brackets of posts", "", "["},
    {"tags", "", "[code]"},
    {"pairs of tags", "", "[code]P[/code]"},
    {"quoted tags", "", "[quote]"},
    {"fences", "", "```\n"},
    {"bold words", "", "**a: b**\n"},
    {"names and dots", "", "a."},
    {"pushed rows", "var stringmap = [", "'',"},
    {"pushes", "", "stringmap.push('');"},
    {"sets", "", "set 0\n1\n2\n3\n4\n"},
    {"lines of sets", "", "set 0\n"},
    {"numbers", "set 0\n", "1 "},
    {"stacks", "", "Stack 1:0\n"},
    {"one stack", "Stack 1:", "1,"},
    {"names of cards", "Stack 1:", "Pike,"},
    {"share codes", "", "sd1-48sg00820c20a2060w4yw41mzr "},
    {"damaged codes", "", "sd1-0000000000 "},
    {"beginnings of codes", "", "sd1-"},
    {"digits of a version", "sd", "1"},
    {"heads of positions", "", "token-battle position 1\n"},
    {"a user file", "a\nb\nc\nHandset\n0\n", "set 0\n1\n2\n3\n4\n"},
    {"marks of user files", "", "Handset\n"},
    {"rows of tiles", "", "x.^%~\n"},
    {"one row of tiles", "", ".~"},
    {"walls", "", "#..#\n"},
    {"wide walls", "", "\xE2\x96\x88"},
    {"many signs", "#\n",
     "\u0100\u0101\u0102\u0103\u0104\u0105\u0106\u0107\u0108\u0109\u010A\u010B\u010C\u010D\u010E\u010F"
     "\u0110\u0111\u0112\u0113\u0114\u0115\u0116\u0117\u0118\u0119\u011A\u011B\u011C\u011D\u011E\u011F"
     "\u0120\u0121\u0122\u0123\u0124\u0125\u0126\u0127\u0128\u0129\u012A\u012B\u012C\u012D\u012E\u012F"
     "\u0130\u0131\u0132\u0133\u0134\u0135\u0136\u0137\u0138\u0139\u013A\u013B\u013C\u013D\u013E\u013F\n"},
    {"bytes of no text", "", "\xFF"},
    {"bytes and line ends", "#.\n", "\xFF\n"},
};

/// Patterns that make JSON dense in any context.
inline constexpr DenseForm jsonForms[] = {
    {"brackets", "[", "["},
    {"braces", "", "{\"a\":"},
    {"lists", "[", "[0],", "]"},
    {"objects", "[", "{\"\":\"\"},", "]"},
    {"strings", "[", "\"\",", "]"},
    {"escapes", "[\"", "\\u0041", "\"]"},
    {"digits", "[", "1", "]"},
    {"blanks in JSON", "[", " ", "]"},
    {"names of formats", "{\"a\":[", "\"format\" ,", "]}"},
    {"quotes", "{", "\""},
};

} // namespace stonemason::test
