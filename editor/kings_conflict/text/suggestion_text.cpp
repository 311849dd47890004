// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/suggestion_text.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

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
            "The kings cannot reach each other on foot, so distances are measured in a straight line.");
    case SuggestionLack::Mountain:
        return SuggestionText::tr(
            "The computer's stonemasons cannot reach any mountain safely, so the grid is all 0.");
    }
    return {};
}

} // namespace stonemason::kings_conflict
