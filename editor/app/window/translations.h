// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QStringList>

class QCoreApplication;

namespace stonemason {

/// The languages the program has sentences in, as two-letter codes in alphabetical order: "en", "pl".
QStringList spokenLanguages();

/// Lets the application speak a language: our own sentences, Qt's where its translations are installed, the
/// names in the games' data, and how numbers and lists are written (QLocale's default, the language as it is
/// used in the system's country if it is known there). To be called once, after the application object is
/// made and before any window, since what is shown already keeps its words; another choice of the person
/// takes effect at the next start.
/// @param language a code of spokenLanguages(); empty, or one the program does not speak, stands for the
/// first of
///     the system's languages that it does, and for English when there is none
/// @param system what the system is set to
/// @return the code of the language that is spoken now
QString installTranslations(QCoreApplication& application, const QString& language = {},
                            const QLocale& system = QLocale::system());

} // namespace stonemason
