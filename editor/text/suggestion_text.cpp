// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/suggestion_text.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct SuggestionText {
    Q_DECLARE_TR_FUNCTIONS(SuggestionText)
};

} // namespace

QString suggestionText(SuggestionLack lack) {
    switch (lack) {
    case SuggestionLack::Nothing: return {};
    case SuggestionLack::Way:
        return SuggestionText::tr(
            "No way leads from king to king on foot: distances are taken as the crow flies.");
    case SuggestionLack::Mountain:
        return SuggestionText::tr(
            "There is no mountain that the computer's stonemasons reach safely: the grid is all 0.");
    }
    return {};
}

} // namespace stonemason
