// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/template_text.h"

#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/pocket_heroes/text/player_vocabulary.h"

namespace stonemason::pocket_heroes {

QString problemHeadline(const TemplateProblem& problem) {
    const MessageText* text = findText(templateProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->headline, problem.message, PlayerVocabulary())
                : QString();
}

QString problemSentence(const TemplateProblem& problem) {
    const MessageText* text = findText(templateProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->sentence, problem.message, PlayerVocabulary())
                : QString();
}

QString fixText(const TemplateFix& fix) {
    const MessageText* text = findText(templateFixTexts(), fix.label.id);
    return text ? spoken(fixContext, *text, text->sentence, fix.label, PlayerVocabulary()) : QString();
}

} // namespace stonemason::pocket_heroes
