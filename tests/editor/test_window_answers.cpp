// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/format/hmm.h"
#include "core/pocket_heroes/world/world.h"
#include "editor/app/window/start_cards.h"
#include "editor/app/window/start_page.h"
#include "tests/editor/help/whole_program.h"
#include "tests/support/cost.h"
#include "tests/support/test_program.h"

#include <QClipboard>
#include <QFile>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <string>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr std::size_t mebibyte = 1024 * 1024;
/// Processor time in an unoptimised build: ten times the window's limit for one event.
constexpr qint64 mostMilliseconds = 1'000;

/// The longest time for which the window did not return to its event loop, in milliseconds of processor
/// time.
class Watchdog {
public:
    Watchdog() {
        QObject::connect(&turns_, &QTimer::timeout, &turns_, [this] { look(); });
        turns_.start(0);
    }

    qint64 longest() {
        look();
        return qint64(double(longest_) * 2 / slowness()); // without optimisation that is 2
    }

private:
    static qint64 spent() {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return qint64(now.tv_sec) * 1'000 + now.tv_nsec / 1'000'000;
    }
    void look() {
        const qint64 now = spent();
        longest_ = std::max(longest_, now - last_);
        last_ = now;
    }

    QTimer turns_;
    qint64 last_ = spent();
    qint64 longest_ = 0;
};

/// The unit as often as it fits into a mebibyte between the ends.
std::string dense(std::string begin, std::string_view unit, std::string_view end = {}) {
    while (begin.size() + unit.size() + end.size() <= mebibyte)
        begin += unit;
    if (begin.ends_with(',')) begin.pop_back();
    return begin.append(end);
}

std::string denseLibrary(std::string_view deck) {
    return dense(R"({"format":"stonemason-decks","version":1,"game":"token-battle","active":0,"decks":[)",
                 deck, "]}");
}

/// A world with decorations on every cell and then again, and with texts.
std::string worldOf(std::size_t decorations, std::size_t texts) {
    pocket_heroes::World world = pocket_heroes::emptyWorld(pocket_heroes::worldSides[3]);
    const int side = world.size().rows;
    for (std::size_t i = 0; i < decorations; ++i)
        world.decorations.push_back({{int(i) / side % side, int(i) % side}, "oak_01"});
    for (std::size_t i = 0; i < texts; ++i)
        world.texts.push_back({"text-" + std::to_string(i), {}});
    return pocket_heroes::writeWorld(world).value();
}

std::string boardOfPieces() {
    std::string text = R"({"format":"stonemason-board","version":1,"game":"war-in-the-wastes","tiles":[)";
    const std::string row = '"' + std::string(64, '.') + '"';
    for (int i = 0; i < 64; ++i)
        text += (i == 0 ? "" : ",") + row;
    text += R"(],"pieces":[)";
    for (int i = 0; i < 64 * 64; ++i)
        text += std::string(i == 0 ? "" : ",") + R"({"side":")" + (i % 2 ? "red" : "blue") +
                R"(","rank":1,"row":)" + std::to_string(i / 64) + R"(,"column":)" + std::to_string(i % 64) +
                "}";
    return text + "]}";
}

std::string templateOfZones() {
    std::string text = R"({"format":"stonemason-template","version":1,"name":"dense","zones":[)";
    for (int i = 0; i < 200; ++i)
        text += std::string(i == 0 ? "" : ",") + R"({"surface":"GRASS","size":20})";
    text += R"(],"links":[)";
    for (int i = 0; i < 2000; ++i)
        text += std::string(i == 0 ? "" : ",") + R"({"first":)" + std::to_string(i % 200) + R"(,"second":)" +
                std::to_string((i + 1 + i / 200) % 200) + "}";
    return text + "]}";
}

std::string repeated(std::string_view unit, std::size_t bytes) {
    std::string text;
    while (text.size() + unit.size() <= bytes)
        text += unit;
    return text;
}

struct DenseFile {
    const char* name;
    const char* suffix;
    bool isKnown; ///< else it is refused
    std::string (*text)();
};

const DenseFile files[] = {
    {"text map", "txt", true, [] { return dense({}, std::string(1023, '#') + '\n'); }},
    {"short lines", "txt", false, [] { return dense({}, "P\n"); }},
    {"rows of maps", "txt", false, [] { return dense({}, "PPPPPPPPPPP\n"); }},
    {"statements of a program", "txt", false, [] { return repeated("var a=1;b=2;c=3;", 340'000); }},
    {"zones of an old template", "txt", false, [] { return repeated("10,grass;", 450'000); }},
    {"sets", "txt", true, [] { return dense({}, "set 0\n1\n2\n3\n4\n"); }},
    {"lists", "txt", true, [] { return dense({}, "Deck: a\nStack 1:1\nStack 2:2\nStack 3:3\nStack 4:4\n"); }},
    {"numbers", "json", false, [] { return dense("[", "0,", "]"); }},
    {"empty decks", "sdeck", true, [] { return denseLibrary(R"({"name":"a","stacks":[[],[],[],[]]},)"); }},
    {"full decks", "sdeck", true,
     [] { return denseLibrary(R"({"name":"a","stacks":[[1,2,3,4,5],[6,7,8,9],[10,11,12],[13,14]]},)"); }},
    {"texts of a world", "hmm", true, [] { return worldOf(0, 20'000); }},
    {"decorations of a world", "hmm", true, [] { return worldOf(60'000, 0); }},
    {"pieces of a board", "sboard", true, boardOfPieces},
    {"zones of a template", "ztemplate", true, templateOfZones},
};

} // namespace

/// Whatever is opened or pasted, the window comes back to its event loop.
class TestWindowAnswers : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void toWhatIsOpened_data() { rows(); }
    void toWhatIsOpened() {
        QFETCH(int, file);
        const DenseFile& dense = files[file];
        WholeProgram program;
        show(program);
        const std::string text = dense.text();
        const QString path = program.folder.filePath(QStringLiteral("dense.") + QLatin1String(dense.suffix));
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write(text.data(), qint64(text.size())) > 0);
        out.close();
        watch(program, dense, [&] { program.window.openFiles({path}); });
        QCOMPARE(program.window.documents().all().size(), qsizetype(dense.isKnown));
        if (dense.isKnown) watchItsPicture(program, dense);
    }

    void toWhatIsPasted_data() { rows(); }
    void toWhatIsPasted() {
        QFETCH(int, file);
        const DenseFile& dense = files[file];
        WholeProgram program;
        show(program);
        const QString text = QString::fromStdString(dense.text());
        watch(program, dense, [&] { program.window.opener().paste(text); });
    }

private:
    static void rows() {
        QTest::addColumn<int>("file");
        for (int i = 0; i < int(std::size(files)); ++i)
            QTest::newRow(files[i].name) << i;
    }

    static void show(WholeProgram& program) {
        program.settings.setValue(setting::motion, Motion::Reduced);
        program.dialogs.confirmAnswer = true;
        program.window.resize(1280, 800);
        program.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
    }

    template <typename Act>
    static void watch(WholeProgram& program, const DenseFile& file, Act act) {
        QTest::qWait(1); // what the window itself has left to do
        Watchdog watchdog;
        act();
        QVERIFY(QTest::qWaitFor([&] { return !program.window.opener().isReading(); }, 30'000));
        for (int i = 0; i < 50; ++i)
            QTest::qWait(1); // it is shown and checked
        record(file, "shown", watchdog.longest());
        QVERIFY2(watchdog.longest() < mostMilliseconds, qPrintable(QString::number(watchdog.longest())));
    }

    /// The start page draws a picture of it.
    static void watchItsPicture(WholeProgram& program, const DenseFile& file) {
        for (Document* document : program.window.documents().all())
            document->markSaved();
        Watchdog watchdog;
        program.window.actions().close->trigger();
        const auto* page = program.window.findChild<StartPage*>();
        QTRY_COMPARE(page->recentCards().size(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(page->recentCards().front()->hasPicture(), 30'000);
        record(file, "drawn", watchdog.longest());
        QVERIFY2(watchdog.longest() < mostMilliseconds, qPrintable(QString::number(watchdog.longest())));
    }

    static void record(const DenseFile& file, const char* what, qint64 milliseconds) {
        if (qEnvironmentVariableIsSet("STONEMASON_TELL_LATENCY"))
            qInfo("%s: %s, %lld ms", file.name, what, qlonglong(milliseconds));
    }
};

STONEMASON_TEST(TestWindowAnswers)
#include "test_window_answers.moc"
