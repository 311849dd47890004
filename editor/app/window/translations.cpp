// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>
#include <utility>

namespace stonemason {

namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("stonemason_");
const QString english = QStringLiteral("en");

/// "pl" of "pl-PL", "pl_PL" or "pl".
QString codeOf(const QString& locale) {
    return QString(locale).replace(u'_', u'-').section(u'-', 0, 0);
}

QString chosen(const QString& language, const QLocale& system) {
    const QStringList spoken = spokenLanguages();
    if (spoken.contains(language)) return language;
    for (const QString& wanted : system.uiLanguages())
        if (spoken.contains(codeOf(wanted))) return codeOf(wanted);
    return english;
}

/// The language in the system's country: English in Germany writes "and" between words and 1.000 for a
/// thousand.
QLocale localeOf(const QString& code, const QLocale& system) {
    const bool plain = system.language() == QLocale::C && code == english;
    if (plain || codeOf(system.name()) == code) return system;
    return QLocale(QLocale::codeToLanguage(code), system.territory());
}

void install(QCoreApplication& application, std::unique_ptr<QTranslator> translator) {
    if (QCoreApplication::installTranslator(translator.get())) translator.release()->setParent(&application);
}

} // namespace

QStringList spokenLanguages() {
    QStringList codes;
    for (const QString& file : QDir(folder).entryList({prefix + u'*'}, QDir::Files, QDir::Name))
        codes += file.mid(prefix.size()).section(u'.', 0, 0);
    return codes;
}

QString installTranslations(QCoreApplication& application, const QString& language, const QLocale& system) {
    const QString code = chosen(language, system);
    const QLocale locale = localeOf(code, system);
    QLocale::setDefault(locale);

    auto qt = std::make_unique<QTranslator>();
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(application, std::move(qt));
    auto own = std::make_unique<QTranslator>();
    if (own->load(prefix + code, folder)) install(application, std::move(own));
    return code;
}

} // namespace stonemason
