// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/access/pseudo_locale.h"

#include <QRegularExpression>

namespace stonemason::test {

namespace {

constexpr double growth = 0.4;

QChar accented(QChar letter) {
    static const QString plain = QStringLiteral("AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz");
    static const QString dressed = QStringLiteral("ÅåÇçĐđÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž");
    const qsizetype at = plain.indexOf(letter);
    return at < 0 ? letter : dressed[at];
}

} // namespace

QString pseudoText(const QString& text) {
    static const QRegularExpression kept(QStringLiteral("<[^<>]*>|%L?\\d+|%n|%\\{\\w+\\}|%%|&&|&[a-z]+;|&"));
    QString answer;
    double owed = 0;
    bool hasLetters = false;
    const auto lengthen = [&](QStringView words) {
        for (const QChar letter : words) {
            answer += accented(letter);
            owed += growth;
            if (!letter.isLetter()) continue;
            hasLetters = true;
            for (; owed >= 1; owed -= 1)
                answer += accented(letter).toLower();
        }
    };
    qsizetype from = 0;
    for (auto found = kept.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        lengthen(QStringView(text).mid(from, match.capturedStart() - from));
        answer += match.captured();
        from = match.capturedEnd();
    }
    lengthen(QStringView(text).mid(from));
    if (hasLetters && owed > 0.5) answer += QChar(0x00e9);
    return answer;
}

PseudoLocale::PseudoLocale() {
    if (!english_.load(QStringLiteral("stonemason_en"), QStringLiteral(":/i18n"))) qFatal("no English");
}

QString PseudoLocale::translate(const char* context, const char* source, const char* comment, int n) const {
    // Not words but settings; and keys have the names that are on them.
    if (qstrcmp(context, "QGuiApplication") == 0 || qstrcmp(context, "QShortcut") == 0) return {};
    const QString counted = n < 0 ? QString() : english_.translate(context, source, comment, n);
    return pseudoText(counted.isEmpty() ? QString::fromUtf8(source) : counted);
}

} // namespace stonemason::test
