// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory and how many words a file may take that nothing is right in.
#include "core/base/limits.h"
#include "tests/editor/cli/program.h"
#include "tests/support/long_run.h"
#include "tests/support/program_under_test.h"
#include "tests/support/test_program.h"

#include <QJsonDocument>
#include <QTest>

#include <sys/resource.h>

using namespace stonemason;
using namespace stonemason::test;

/// Linked into programs with a sanitizer, which take several times the memory.
extern "C" [[gnu::weak]] void __asan_init(); // NOLINT: the sanitizer's name

namespace {

bool isInstrumented() {
    return &__asan_init != nullptr;
}

/// The peak memory of any child process so far, in MiB.
long mostTaken() {
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss / 1024;
}

constexpr long promised = 256;       // MiB, as limits.md has it
constexpr long instrumented = 1'500; // with what a sanitizer keeps for itself
constexpr qsizetype mostSaid = 1'000'000;

long most() {
    return isInstrumented() ? instrumented : promised;
}

/// As many decks as there may be; an eighth of them with sanitizers, which take minutes for more.
int manyDecks() {
    return isInstrumented() ? amount(3'000, 12'000) : 95'000;
}

QByteArray library(int decks, const QByteArray& stacks) {
    QByteArray bytes =
        R"({"format":"stonemason-decks","version":1,"game":"token-battle","active":0,"decks":[)";
    for (int i = 0; i < decks; ++i)
        bytes += (i > 0 ? ",{\"name\":\"d" : "{\"name\":\"d") + QByteArray::number(i) + R"(","stacks":)" +
                 stacks + '}';
    return bytes + "]}";
}

/// Twelve cards that no catalogue has, the same in every deck.
const QByteArray unknownCards = "[[1000,1001,1002],[1003,1004,1005],[1006,1007,1008],[1009,1010,1011]]";

/// A map of the largest size on which every edge of every tile is wrong.
QByteArray brokenMap() {
    QByteArray rows;
    for (int row = 0; row < maximumBoardSide; ++row)
        rows += (row > 0 ? ",\"" : "\"") +
                QByteArray("D-|").repeated(maximumBoardSide).mid(row, maximumBoardSide) + '"';
    return R"({"format":"stonemason-map","version":1,"game":"kings-conflict","symmetry":"none","layers":{"terrain":[)" +
           rows + "]}}";
}

int countOf(const QJsonObject& file) {
    return file["errors"].toInt() + file["warnings"].toInt() + file["notes"].toInt();
}

} // namespace

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    void checkingFaultsTakesLittle_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("fewestErrors");
        QTest::newRow("as many decks as there may be")
            << library(manyDecks(), unknownCards) << 12 * manyDecks();
        const int many = isInstrumented() ? amount(20'000, 100'000) : 100'000;
        QTest::newRow("decks left out") << library(many, "[[1],[1],[2],[3]]") << many;
        QTest::newRow("empty sets") << QByteArray("set 0\n1\n2\n\n4\n").repeated(many / 2) << many / 2;
        QTest::newRow("a map") << brokenMap() << 20'000;
    }

    void checkingFaultsTakesLittle() {
        QFETCH(QByteArray, content);
        QFETCH(int, fewestErrors);
        const Folder folder;
        folder.write("bad", content);
        content.clear();
        const Ran forPeople = run({"check", "bad"}, {}, folder.path());
        const QByteArray left = "and ";
        QVERIFY2(forPeople.status == 1 || forPeople.status == 2, forPeople.err.constData());
        QVERIFY(forPeople.out.size() < mostSaid);
        QVERIFY(forPeople.err.count('\n') <= 1);
        QCOMPARE(forPeople.out.count("\n    "), maximumListedProblems);
        QVERIFY(forPeople.out.contains(" more like these\n"));

        const Ran forPrograms = run({"check", "--json", "bad"}, {}, folder.path());
        QCOMPARE(forPrograms.status, forPeople.status);
        QVERIFY(forPrograms.out.size() < mostSaid);
        const QJsonObject file = forPrograms.files().at(0).toObject();
        QCOMPARE(file["problems"].toArray().size(), maximumListedProblems);
        QVERIFY2(file["errors"].toInt() >= fewestErrors, QByteArray::number(file["errors"].toInt()));
        QCOMPARE(file["unlisted"].toInt(), countOf(file) - maximumListedProblems);
        QVERIFY(forPeople.out.contains("errors: " + QByteArray::number(file["errors"].toInt())));
        QVERIFY2(mostTaken() <= most(), QByteArray::number(qlonglong(mostTaken())) + " MiB");
    }

    void severalFilesTakeNoMoreThanOne() {
        const Folder folder;
        folder.write("bad", library(manyDecks(), unknownCards));
        for (const char* form : {"--json", "--"}) {
            const Ran ran = run({"check", form, "bad", "bad"}, {}, folder.path());
            QCOMPARE(ran.status, 1);
            QVERIFY(ran.out.size() < 2 * mostSaid);
        }
        QVERIFY2(mostTaken() <= most(), QByteArray::number(qlonglong(mostTaken())) + " MiB");
    }

    /// What is listed are the worst; fewer than there is room for are listed as they always were.
    void errorsComeBeforeNotes() {
        const Folder folder;
        // No card of these pays off on the first turn, which is a note of each deck.
        QByteArray decks = library(maximumListedProblems, "[[6,12],[13,19],[25,28],[29,30]]");
        decks.replace(decks.size() - 2, 2, R"(,{"name":"last","stacks":[[1,2],[3,4],[5,6],[7,999999]]}]})");
        folder.write("bad", decks);
        const Ran ran = run({"check", "--json", "bad"}, {}, folder.path());
        const QJsonObject file = ran.files().at(0).toObject();
        QCOMPARE(ran.status, 1);
        QCOMPARE(file["errors"].toInt(), 1);
        QVERIFY(file["unlisted"].toInt() > 0);
        folder.write("few", "set 0\n1\n2\n3\n999999\n");
        const Ran few = run({"check", "--json", "few"}, {}, folder.path());
        QVERIFY(!few.files().at(0).toObject().contains("unlisted"));
        int errors = 0;
        for (const QJsonValue& problem : file["problems"].toArray())
            errors += problem["severity"].toString() == "error";
        QCOMPARE(errors, 1);
    }

    void listingDecksTakesLittle() {
        const Folder folder;
        folder.write("decks", library(manyDecks(), unknownCards));
        for (const QStringList& words :
             {QStringList{"deck", "list", "decks"}, QStringList{"deck", "list", "--json", "decks"},
              QStringList{"convert", "decks", "out.sdeck"},
              QStringList{"convert", "--to", "list", "decks", "-"}}) {
            const Ran ran = run(words, {}, folder.path());
            QCOMPARE(ran.status, 0);
            QVERIFY2(mostTaken() <= most(),
                     qPrintable(words.join(' ') + QStringLiteral(": %1 MiB").arg(mostTaken())));
        }
    }

    /// A few hundred bytes of line ends are a map of which a third of a million places pass, and each is
    /// printed with its cells that do not agree.
    void manyAmbushSitesTakeLittle() {
        const Folder folder;
        constexpr int side = 600;
        folder.write("map.txt", QByteArray("\n").repeated(side - 1) + QByteArray(side, ' '));
        folder.write("p.ambush", "##########\n#........#\n##########\n");
        for (const char* words : {"--json", "", "--json --waiters anywhere"}) {
            const Ran ran = shell(QStringLiteral("\"$stonemason\" ambush --all --threshold 0.5 %1 --pattern "
                                                 "p.ambush map.txt > out")
                                      .arg(words),
                                  folder.path());
            QCOMPARE(ran.status, 0);
            QVERIFY(folder.read("out").size() > 10'000'000);
        }
        QVERIFY2(mostTaken() <= most(), QByteArray::number(qlonglong(mostTaken())) + " MiB");
    }

    /// As little as there may be: one sentence, and no crash.
    void reportsTooLittleMemory() {
        if (isForWindows()) QSKIP("a limit of POSIX");
        const Folder folder;
        folder.write("bad", library(manyDecks(), unknownCards));
        constexpr int step = 16'384; // KiB
        constexpr int enoughForAll = 2'000'000;
        int room = step;
        const auto runs = [&folder](int kibibytes, const QString& words) {
            return shell(QStringLiteral("ulimit -v %1; exec \"$stonemason\" %2").arg(kibibytes).arg(words),
                         folder.path());
        };
        while (room < enoughForAll && runs(room, "--version").status != 0)
            room += step;
        if (room >= enoughForAll) QSKIP("an instrumented program cannot be given little memory");
        bool wasShort = false;
        for (int more = step; more < 6 * step; more += step) {
            const Ran ran = runs(room + more, "check bad");
            QVERIFY2(ran.status == 1 || ran.says("not enough memory"), ran.err.constData());
            if (ran.status == 1) continue;
            QCOMPARE(ran.status, 2);
            wasShort = true;
        }
        QVERIFY(wasShort);
    }
};

STONEMASON_GUILESS_TEST(TestMemory)
#include "test_memory.moc"
