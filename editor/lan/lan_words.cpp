// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_words.h"

#include "core/base/limits.h"
#include "editor/text/error_text.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QScreen>

#include <algorithm>
#include <string>
#include <variant>

namespace stonemason {

QString plainWords(const std::string& words) {
    std::u32string letters = QString::fromStdString(words).toStdU32String();
    for (char32_t& letter : letters)
        if (!QChar::isPrint(letter))
            letter = U' ';
        else if (letter == U'<')
            letter = U'‹';
    letters = QString::fromStdU32String(letters).simplified().toStdU32String();
    if (letters.size() > longestPlainWords) letters.replace(longestPlainWords - 1, letters.npos, U"…");
    return QString::fromStdU32String(letters);
}

namespace {

struct LanWords {
    Q_DECLARE_TR_FUNCTIONS(LanWords)
};

/// The text for the id that the other program sends as its reason for ending the game; empty for an id that
/// has no text for users.
QString peerReasonText(const std::string& id) {
    if (id == "lan/silent")
        return LanWords::tr(
            "The other program heard nothing from this one for a while, so it ended the game.");
    if (id == "lan/version")
        return LanWords::tr(
            "The other program has another version of the network protocol. Update the older one.");
    if (id == "lan/rules")
        return LanWords::tr("The other program has other cards or rules; both need the same version.");
    if (id == "lan/illegal" || id == "lan/differs")
        return LanWords::tr(
            "The other program found a move from here against its rules, so it ended the game; one of "
            "the two has other rules.");
    return {};
}

} // namespace

QString lanEndText(const Message& reason) {
    if (reason.id == "lan/told" && !reason.arguments.empty())
        if (const auto* id = std::get_if<std::string>(&reason.arguments.front()))
            if (const QString text = peerReasonText(*id); !text.isEmpty()) return text;
    Message plain = reason;
    for (auto& argument : plain.arguments)
        if (auto* words = std::get_if<std::string>(&argument)) *words = plainWords(*words).toStdString();
    // plainWords() may have removed the whole name.
    const bool isNameless = plain == Message{"lan/left", {std::string()}};
    return errorText(isNameless ? Message{"lan/gone"} : plain);
}

std::string fittingLanName(const QString& name) {
    std::u32string letters = name.toStdU32String();
    while (std::size_t(QString::fromStdU32String(letters).toUtf8().size()) > maximumLanName)
        letters.pop_back();
    return QString::fromStdU32String(letters).toStdString();
}

QStringList lanWordList() {
    const QString ofLanguage = QStringLiteral(":/words/%1.txt").arg(QLocale().name().section(u'_', 0, 0));
    QFile file(QFile::exists(ofLanguage) ? ofLanguage : QStringLiteral(":/words/en.txt"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

QLabel* plainLabel(const QString& accessibleName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setAccessibleName(accessibleName);
    return label;
}

void showAnnounced(QLabel* label, const QString& sentence) {
    label->setText(sentence);
    label->setAccessibleDescription(sentence);
    label->show();
    QAccessibleEvent alert(label, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void growWindow(const QWidget& page, int lacking) {
    if (lacking <= 0) return;
    QWidget& window = *page.window();
    const int frame = window.frameGeometry().height() - window.height();
    const int room = page.screen()->availableGeometry().height() - frame;
    window.resize(window.width(), std::min(window.height() + lacking, room));
}

} // namespace stonemason
