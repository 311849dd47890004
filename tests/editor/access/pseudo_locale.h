// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace stonemason::test {

/// The text as in a wordy language: every letter with an accent, two fifths longer. Placeholders, mnemonics,
/// markup and entities stay as they are.
QString pseudoText(const QString& text);

/// Translates every sentence of the program and of Qt to its pseudoText(). Plural forms come from the
/// English translation.
class PseudoLocale : public QTranslator {
    Q_OBJECT

public:
    PseudoLocale();

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override;

private:
    QTranslator english_;
};

} // namespace stonemason::test
