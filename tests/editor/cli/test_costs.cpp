// SPDX-License-Identifier: GPL-3.0-or-later
// How much processor time the program takes for the densest files of 1 MiB, whichever verb is given them.
#include "tests/editor/cli/program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <sys/resource.h>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// Processor seconds that processes which ended took so far.
double secondsOfChildren() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return double(time.tv_sec) + double(time.tv_usec) * 1e-6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

long mebibytesOfChildren() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

} // namespace

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
            const double before = secondsOfChildren();
            const Ran ran = run(words, {}, folder.path());
            const double taken = secondsOfChildren() - before;
            const QByteArray what =
                words.join(' ').toUtf8() + " of " + form.name + ": " + QByteArray::number(taken) + " s";
            QVERIFY2(ran.status >= 0, what.constData());
            QVERIFY2(taken <= slowness(), what.constData());
        };
        for (const DenseForm& form : anyForms)
            tryForm(form);
        for (const DenseForm& form : jsonForms)
            tryForm(form);
        constexpr long promised = 256;
        const long most = hasSanitizer() ? 4 * promised : promised;
        QVERIFY2(mebibytesOfChildren() <= most, QByteArray::number(qlonglong(mebibytesOfChildren())));
    }
};

STONEMASON_GUILESS_TEST(TestCosts)
#include "test_costs.moc"
