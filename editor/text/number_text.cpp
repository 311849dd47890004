// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/number_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace stonemason {

namespace {

struct NumberText {
    Q_DECLARE_TR_FUNCTIONS(NumberText)
};

} // namespace

QString decimalText(double number, int digits) {
    return QLocale().toString(number + 0.0, 'f', digits); // -0 is 0
}

QString percentText(double share) {
    //: %1 is a number, such as 56.2
    return NumberText::tr("%1 %").arg(decimalText(100 * share, 1));
}

} // namespace stonemason
