// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/problem_text.h"

#include "editor/text/message_tables.h"

namespace stonemason {

QString problemHeadline(const Problem& problem, const GameProfile& game) {
    const MessageText* text = findText(problemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->headline, problem.message, &game) : QString();
}

QString problemSentence(const Problem& problem, const GameProfile& game) {
    const MessageText* text = findText(problemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->sentence, problem.message, &game) : QString();
}

QString fixText(const Fix& fix, const GameProfile& game) {
    const MessageText* text = findText(fixTexts(), fix.label.id);
    return text ? spoken(fixContext, *text, text->sentence, fix.label, &game) : QString();
}

} // namespace stonemason
