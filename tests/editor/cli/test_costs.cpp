// SPDX-License-Identifier: GPL-3.0-or-later
// How much processor time the program takes for the densest files of 1 MiB, whichever verb is given them.
#include "tests/editor/cli/program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

class TestCosts : public QObject {
    Q_OBJECT

private slots:
    /// Each form goes through one verb, the next form through the next.
    void everyVerbIsQuick() {
        const QList<QStringList> verbs{{"check", "file"},
                                       {"check", "--json", "file"},
                                       {"check", "--as", "text-map", "file"},
                                       {"convert", "file", "out.txt"},
                                       {"convert", "--to", "list", "file", "-"},
                                       {"export", "--to", "text", "file"},
                                       {"symmetry", "file"},
                                       {"deck", "list", "file"},
                                       {"replay", "file"},
                                       {"world", "info", "file"},
                                       {"check", "--as", "template", "file"}};
        const Folder folder;
        qsizetype next = 0;
        const auto tryForm = [&](const DenseForm& form) {
            folder.write("file", QByteArray::fromStdString(form.text()));
            const QStringList& words = verbs[next++ % verbs.size()];
            Ran ran;
            const auto cost = boundedCost(
                1, [&] { ran = run(words, {}, folder.path()); }, childSeconds);
            const QByteArray what = words.join(' ').toUtf8() + " of " + form.name + ": " +
                                    QByteArray::number(cost.seconds) + " s";
            QVERIFY2(ran.status >= 0, what.constData());
            QVERIFY2(cost.isWithin, what.constData());
        };
        for (const DenseForm& form : anyForms)
            tryForm(form);
        for (const DenseForm& form : jsonForms)
            tryForm(form);
        constexpr long promised = 256;
        const long most = hasSanitizer() ? 4 * promised : promised;
        QVERIFY2(costOfChildren().peakMebibytes <= most,
                 QByteArray::number(qlonglong(costOfChildren().peakMebibytes)));
    }
};

STONEMASON_GUILESS_TEST(TestCosts)
#include "test_costs.moc"
