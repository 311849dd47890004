// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/text/ambush_text.h"

#include "core/ambush/pattern.h"
#include "editor/ambush/text/message_tables.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace stonemason::ambush {

namespace {

struct AmbushText {
    Q_DECLARE_TR_FUNCTIONS(AmbushText)
};

/// The names in resources/patterns, and what the start page makes of their files' names.
[[maybe_unused]] constexpr const char* sampleNames[] = {
    QT_TRANSLATE_NOOP("AmbushSample", "1. A filter of pictures"),
    QT_TRANSLATE_NOOP("AmbushSample", "2. The mouth of a pass"),
    QT_TRANSLATE_NOOP("AmbushSample", "3. A narrow pass"),
    QT_TRANSLATE_NOOP("AmbushSample", "4. A pass that weighs"),
    QT_TRANSLATE_NOOP("AmbushSample", "5. A narrow pass with an open way"),
    QT_TRANSLATE_NOOP("AmbushSample", "6. Only what matters"),
    QT_TRANSLATE_NOOP("AmbushSample", "7. Only what matters, with an open way"),
    QT_TRANSLATE_NOOP("SampleName", "1 Picture Filter"),
    QT_TRANSLATE_NOOP("SampleName", "2 Mouth Of A Pass"),
    QT_TRANSLATE_NOOP("SampleName", "3 Narrow Pass"),
    QT_TRANSLATE_NOOP("SampleName", "4 Heavy Middle"),
    QT_TRANSLATE_NOOP("SampleName", "5 Open Pass"),
    QT_TRANSLATE_NOOP("SampleName", "6 Sparse"),
    QT_TRANSLATE_NOOP("SampleName", "7 Sparse And Open"),
};

bool isWeight(char sign) {
    return sign >= '2' && sign <= '9';
}

} // namespace

std::string sampleName(const std::string& name) {
    return QCoreApplication::translate("AmbushSample", name.c_str()).toStdString();
}

QString signName(char sign) {
    switch (sign) {
    //: A sign of a pattern: a cell that can be walked on
    case '.': return AmbushText::tr("Way");
    case '#': return AmbushText::tr("Wall");
    //: A sign of a pattern: a cell of the way where a monster waits for its prey
    case 'X': return AmbushText::tr("Way, somebody waits here");
    case '@': return AmbushText::tr("Must be way");
    case '!': return AmbushText::tr("Must be wall");
    case '%': return AmbushText::tr("Wall, weight %1").arg(heavyWall);
    case '*': return AmbushText::tr("Anything");
    default: break;
    }
    return isWeight(sign) ? AmbushText::tr("Way, weight %1").arg(sign - '0') : QString();
}

QString shortSignName(char sign) {
    switch (sign) {
    //: A sign of a pattern in a word: a monster waits here
    case 'X': return AmbushText::tr("Waits");
    //: A sign of a pattern in one or two words: must be a way
    case '@': return AmbushText::tr("Must: way");
    //: A sign of a pattern in one or two words: must be a wall
    case '!': return AmbushText::tr("Must: wall");
    //: A sign of a pattern in a word or two: a wall that counts %1
    case '%': return AmbushText::tr("Wall × %1").arg(heavyWall);
    default: break;
    }
    //: A sign of a pattern in a word or two: a way that counts %1
    return isWeight(sign) ? AmbushText::tr("Way × %1").arg(sign - '0') : signName(sign);
}

QString signSentence(char sign) {
    switch (sign) {
    case '.': return AmbushText::tr("One should be able to walk here. Counts 1.");
    case '#': return AmbushText::tr("One should not be able to walk here. Counts 1.");
    case 'X': return AmbushText::tr("One should be able to walk here, and somebody waits here. Counts 1.");
    case '@': return AmbushText::tr("Without a way here the place does not pass, whatever the rest is like.");
    case '!':
        return AmbushText::tr("Without a wall here the place does not pass, whatever the rest is like.");
    case '%': return AmbushText::tr("One should not be able to walk here. Counts %1.").arg(heavyWall);
    case '*': return AmbushText::tr("What is here is not compared.");
    default: break;
    }
    return isWeight(sign) ? AmbushText::tr("One should be able to walk here. Counts %1.").arg(sign - '0')
                          : QString();
}

QString orientationName(Orientation orientation) {
    switch (orientation) {
    case Orientation::R0: return AmbushText::tr("As drawn");
    case Orientation::R90: return AmbushText::tr("Turned right");
    case Orientation::R180: return AmbushText::tr("Upside down");
    case Orientation::R270: return AmbushText::tr("Turned left");
    case Orientation::M0: return AmbushText::tr("Mirrored");
    case Orientation::M90: return AmbushText::tr("Mirrored, then turned right");
    case Orientation::M180: return AmbushText::tr("Mirrored, then upside down");
    case Orientation::M270: return AmbushText::tr("Mirrored, then turned left");
    }
    return {};
}

QString placesLeftOutText(std::int64_t passing, std::int64_t lookedAt) {
    //: %1 and %2 are numbers
    return AmbushText::tr("%1 places pass, more than can be looked at; only the best %2 are")
        .arg(QString::number(passing), QString::number(lookedAt));
}

QString waitersText(const std::vector<Cell>& waiters) {
    constexpr std::size_t mostNamed = 24;
    if (waiters.empty()) return {};
    QStringList cells;
    for (std::size_t i = 0; i < std::min(waiters.size(), mostNamed); ++i)
        cells << QStringLiteral("%1, %2").arg(waiters[i].row).arg(waiters[i].column);
    const QString list = cells.join(QStringLiteral("; "));
    if (waiters.size() <= mostNamed)
        //: %1 is a list of rows and columns: "3, 5; 4, 7"
        return AmbushText::tr("waiting at row, column: %1").arg(list);
    //: %1 is a list of rows and columns: "3, 5; 4, 7", %2 a number
    return AmbushText::tr("waiting at row, column: %1; … (%2 in all)").arg(list).arg(waiters.size());
}

QString problemHeadline(const PatternProblem& problem) {
    const MessageText* text = findText(patternProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->headline, problem.message, {}) : QString();
}

QString problemSentence(const PatternProblem& problem) {
    const MessageText* text = findText(patternProblemTexts(), problem.message.id);
    return text ? spoken(problemContext, *text, text->sentence, problem.message, {}) : QString();
}

QString fixText(const PatternFix& fix) {
    const MessageText* text = findText(patternFixTexts(), fix.label.id);
    return text ? spoken(fixContext, *text, text->sentence, fix.label, {}) : QString();
}

} // namespace stonemason::ambush
