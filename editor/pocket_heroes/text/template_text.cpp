// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/text/template_text.h"

#include "core/pocket_heroes/rules/ground.h"
#include "editor/pocket_heroes/text/message_tables.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/error_text.h"

#include <QCoreApplication>

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

namespace {

struct GenerateText {
    Q_DECLARE_TR_FUNCTIONS(GenerateText)
};

} // namespace

QString whyNotGenerated(const Error& error) {
    const QString own = errorText(error);
    if (!own.isEmpty()) return own;
    TemplateProblem problem;
    problem.message = error.message;
    return problemSentence(problem);
}

QString stepName(Step step) {
    switch (step) {
    case Step::Layout: return GenerateText::tr("where the zones lie");
    case Step::Shares: return GenerateText::tr("shares of the zones");
    case Step::Buildings: return GenerateText::tr("castles and mines");
    case Step::Visitables: return GenerateText::tr("places to visit");
    case Step::Mask: return GenerateText::tr("obstacles");
    case Step::Passages: return GenerateText::tr("passages and portals");
    case Step::Connection: return GenerateText::tr("ways inside the zones");
    case Step::Roads: return GenerateText::tr("roads");
    case Step::Treasures: return GenerateText::tr("treasures and guards");
    case Step::Decorations: break;
    }
    return GenerateText::tr("the finished world");
}

QString attemptText(int attempt, int attempts, Step step) {
    //: %1 and %2 are numbers, %3 is what is being made: "roads"
    return GenerateText::tr("Attempt %1 of %2: %3")
        .arg(QString::number(attempt + 1), QString::number(attempts), stepName(step));
}

QString placesText(const GenerationReport& report) {
    if (!report.placesGivenUp) return {};
    return GenerateText::tr("Zones lie elsewhere than the template places them: where it does, more links "
                            "cross than there are portals for.");
}

QString playersText(const GenerationReport& report) {
    if (!report.players.empty()) return {};
    return GenerateText::tr("Nobody can play there: the template has no castle.");
}

QString waterText(const World& world, const Config& config) {
    const bool isAsked = config.waterPercent != asUsual && config.waterKind != WaterKind::None &&
                         config.waterKind != WaterKind::Random;
    if (!isAsked) return {};
    constexpr int whole = 100;
    int cells = 0;
    int water = 0;
    forEachCell(world.size(), [&](Cell cell) {
        ++cells;
        water += surfaceOf(world, cell) == Surface::Water ? 1 : 0;
    });
    const int percent = cells == 0 ? 0 : (water * whole + cells / 2) / cells;
    if (2 * percent >= config.waterPercent) return {};
    //: %1 and %2 are percentages
    const QString rivers = GenerateText::tr("Rivers take %1 % of the map, not the %2 % that the config asks "
                                            "for: they are narrow. Lakes take more.");
    const QString others =
        //: %1 and %2 are percentages
        GenerateText::tr("Water takes %1 % of the map, not the %2 % that the config asks for: more would cut "
                         "off what heroes must come to.");
    return (config.waterKind == WaterKind::Rivers ? rivers : others).arg(percent).arg(config.waterPercent);
}

QString causeText(const Fairness& fairness) {
    const auto cause = causeOf(fairness);
    return cause ? errorText(*cause, PlayerVocabulary()) : QString();
}

} // namespace stonemason::pocket_heroes
