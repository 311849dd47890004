// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/problem_text.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/text/argument_text.h"

#include <QCoreApplication>

namespace stonemason::kings_conflict {

QString problemHeadline(const Problem& problem, const GameProfile& game) {
    const MessageText* text = findText(problemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->headline, problem.message, MapVocabulary(game))
                : QString();
}

QString problemSentence(const Problem& problem, const GameProfile& game) {
    const MessageText* text = findText(problemTexts(), problem.message.id);
    if (!text) return {};
    const QString sentence =
        spoken(problemContext, *text, text->sentence, problem.message, MapVocabulary(game));
    if (!problem.isMirrored) return sentence;
    //: %1 is a sentence about a place on the map, which holds at its mirror image too
    return QCoreApplication::translate("Problem", "%1 The mirrored place has the same.").arg(sentence);
}

QString problemReport(const Problem& problem, const GameProfile& game) {
    return withPlaces(problemSentence(problem, game), problem.cells);
}

QString fixText(const Fix& fix, const GameProfile& game) {
    const MessageText* text = findText(fixTexts(), fix.label.id);
    return text ? spoken(fixContext, *text, text->sentence, fix.label, MapVocabulary(game)) : QString();
}

} // namespace stonemason::kings_conflict
