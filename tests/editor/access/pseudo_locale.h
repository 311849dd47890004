// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace stonemason::test {

/// The text as a wordy language would have it: every letter with an accent, two fifths longer. Places for
/// arguments, letters to press with Alt, mark-up and entities stay as they are.
QString pseudoText(const QString& text);

/// Answers for every sentence of the program and of Qt with its pseudoText(). Counted sentences take their
/// forms from the English translation.
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
