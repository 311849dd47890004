// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/untitled_number.h"

#include "editor/app/files/document.h"

#include <QCoreApplication>
#include <QSet>
#include <QVariant>

namespace stonemason {

namespace {

/// Of a dynamic property: documents need not know of the others.
constexpr const char* untitledNumber = "untitledNumber";

struct UntitledNumber {
    Q_DECLARE_TR_FUNCTIONS(UntitledNumber)
};

} // namespace

QString withUntitledNumber(const Document& document, const QString& name) {
    const int number = document.property(untitledNumber).toInt();
    //: A document without a name, "Untitled map", and its number among those that are open
    return number > 1 ? UntitledNumber::tr("%1 %2").arg(name, QString::number(number)) : name;
}

void numberAmong(const QList<Document*>& others, Document& document) {
    QSet<QString> taken;
    for (const Document* other : others)
        taken += other->title();
    const QString plain = document.title();
    if (!document.path().isEmpty() || !taken.contains(plain)) return;
    for (int number = 2; taken.contains(document.title()); ++number) {
        document.setProperty(untitledNumber, number);
        if (document.title() == plain) break; // it has a name of its own
    }
}

} // namespace stonemason
