// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/map_text.h"

#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/text/argument_text.h"
#include "editor/text/names.h"

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

namespace {

struct MarchText {
    Q_DECLARE_TR_FUNCTIONS(MarchText)
};

struct SubmissionText {
    Q_DECLARE_TR_FUNCTIONS(SubmissionText)
};

QString number(int value) {
    return QString::number(value);
}

} // namespace

QString restText(const RestingUnit& resting, const HintField& field) {
    const Cell better = resting.better.value_or(resting.cell);
    switch (resting.rest) {
    case Rest::Arrived: return MarchText::tr("arrived, it can walk to nothing better");
    case Rest::StopsShort:
        //: %1 is a digit, %2 a place, %3 a number of steps, 2 or more
        return MarchText::tr("stuck, the nearest better tile (the %1 at %2) is %3 steps away")
            .arg(number(field.value[better]), placeText(better), number(resting.steps));
    case Rest::Taken:
        //: %1 is a digit, %2 a place
        return MarchText::tr("waiting, the better tiles in reach are taken (the %1 at %2)")
            .arg(number(field.value[better]), placeText(better));
    case Rest::ShutIn: return MarchText::tr("stuck, it can enter no tile beside it");
    case Rest::NoRoom: return MarchText::tr("not on the board, there is no place for it");
    }
    return {};
}

QString unitText(const March& march, int unit, const HintField& field) {
    for (const RestingUnit& resting : march.resting)
        if (resting.unit == unit) return restingText(resting, field);
    const std::optional<Cell> cell = march.position(unit, march.turns);
    if (!cell) return MarchText::tr("Unit %1: yet to appear").arg(number(unit + 1));
    //: %1 is a number, %2 a place, %3 the digit there
    return MarchText::tr("Unit %1 at %2 (%3): marches on")
        .arg(number(unit + 1), placeText(*cell), number(field.value[*cell]));
}

QString restingText(const RestingUnit& resting, const HintField& field) {
    if (resting.rest == Rest::NoRoom)
        //: %1 is a number, %2 says why it rests
        return MarchText::tr("Unit %1: %2").arg(number(resting.unit + 1), restText(resting, field));
    //: %1 is a number, %2 a place, %3 the digit there, %4 says why it rests
    return MarchText::tr("Unit %1 at %2 (%3): %4")
        .arg(number(resting.unit + 1), placeText(resting.cell), number(field.value[resting.cell]),
             restText(resting, field));
}

namespace {

struct SuggestionText {
    Q_DECLARE_TR_FUNCTIONS(SuggestionText)
};

} // namespace

QStringList submissionReminders(const MapInfo& info) {
    QStringList reminders;
    if (info.name.empty())
        reminders += SubmissionText::tr("The map has no name. Give it one under Map > Properties.");
    if (info.author.empty())
        reminders += SubmissionText::tr("The post will credit no author. Add one under Map > Properties.");
    return reminders;
}

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
