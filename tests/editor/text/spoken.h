// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <string_view>

namespace stonemason::test {

inline constexpr qsizetype longestSentence = 160; ///< two lines in the Problems panel
inline constexpr qsizetype longestHeadline = 60;

inline QByteArray bytes(std::string_view text) {
    return {text.data(), qsizetype(text.size())};
}

/// Whether a sentence has all that is filled in, and no more than one line.
inline bool isWhole(const QString& message) {
    static const QRegularExpression unfilled(QStringLiteral("%(\\d|L|n)"));
    return !message.isEmpty() && !message.contains(unfilled) && !message.contains(u'?') &&
           !message.contains(u'\n') && !message.contains(QLatin1String("  ")) && !message[0].isLower();
}

/// The program's sentences in that language for as long as it lives.
class Spoken {
public:
    explicit Spoken(const QString& language) {
        if (!translator_.load(QStringLiteral(":/i18n/stonemason_") + language)) return;
        QCoreApplication::installTranslator(&translator_);
        QLocale::setDefault(QLocale(language));
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
    ~Spoken() {
        QCoreApplication::removeTranslator(&translator_);
        QLocale::setDefault(QLocale::c());
    }

private:
    QTranslator translator_;
};

} // namespace stonemason::test
