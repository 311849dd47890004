// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of characters are a map or a pattern, depending on the file's name.
#include "core/text_map/text_map_file.h"
#include "editor/app/files/document_reader.h"
#include "editor/text_map/model/text_map_ground.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/editor/text_map/text_map_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QTest>

namespace stonemason::ambush {

using test::patternOf;
using test::Random;

namespace {

/// Both workspaces, in the order of the program.
struct BothKinds {
    WalkabilityMaps maps;
    PatternWorkspace patterns{maps, [] { return text_map::sampleMap(test::theSigns()); }};
    text_map::TextMapWorkspace texts{test::theSigns()};
    DocumentReader reader{{&patterns, &texts}};

    /// The workspace that reads it; nullptr for neither.
    const Workspace* of(const std::string& bytes, const char* name) const {
        const auto read = reader.read(bytes, QString::fromLatin1(name), ContentSource::File);
        return read ? read->workspace : nullptr;
    }
};

/// A room with something in it.
std::string roomWith(std::string_view thing) {
    return "####\n#.." + std::string(thing) + "\n####\n";
}

} // namespace

class TestPatternOrMap : public QObject {
    Q_OBJECT

private slots:
    /// Small as they are, and though every sign of them is one of a pattern.
    void mapsWithThingsInThemStayMaps() {
        const BothKinds kinds;
        for (const char* thing : {"@", "*", "%", "!", "X", "5", "2*@"})
            for (const char* name : {"room.txt", "room", "room.map", ""})
                QCOMPARE(kinds.of(roomWith(thing), name), &kinds.texts);
        for (const char* rows : {"@@\n@@\n", "*\n", "%!X\n", "55\n55\n", "..#\n"})
            QCOMPARE(kinds.of(rows, "a.txt"), &kinds.texts);
    }

    /// Whatever is painted on a map in the window, saved there it opens as that map.
    void whatTheWindowOfMapsSavesOpensAsAMap() {
        const BothKinds kinds;
        for (unsigned seed = 1; seed <= 30; ++seed) {
            Random random(seed);
            const Size size{1 + random.below(20), 1 + random.below(30)};
            test::TextMapWindow window(writeTextMap(text_map::newTextMap(size, ".")));
            for (int strokes = random.below(6); strokes > 0; --strokes) {
                const char sign = allSigns[std::size_t(random.below(int(allSigns.size())))];
                window.paintWith(std::string(1, sign).c_str());
                window.drag(random.cellOf(size), random.cellOf(size));
            }
            const std::string saved = window.saved();
            const auto read = kinds.reader.read(saved, QStringLiteral("mine.txt"), ContentSource::File);
            QVERIFY(read && read->workspace == &kinds.texts);
            QCOMPARE(read->document->bytesFor({}).value(), saved);
            QCOMPARE(window.document.lossWhenSavedAs(QStringLiteral("mine.txt")), QString());
        }
    }

    /// Also where a map could look the same, and where they are faulty: then it is reported what is wrong.
    void filesOfPatternsArePatterns() {
        const BothKinds kinds;
        for (const char* rows : {"..##\n.@X5\n", "..\n##\n", "*#*\n", "\xEF\xBB\xBF.X\r\n##"})
            for (const char* name : {"a.ambush", "A.AMBUSH"})
                QCOMPARE(kinds.of(rows, name), &kinds.patterns);
        const auto faulty = kinds.reader.read("..#\n.q#\n", QStringLiteral("a.ambush"), ContentSource::File);
        QVERIFY(!faulty);
        QCOMPARE(faulty.error().message.id, std::string_view("ambush/unknown-sign-in-line"));
        QCOMPARE(faulty.error().line, 2);
        const std::string json = writePattern(patternOf(".X/##")).value();
        for (const char* name : {"a.ambush", "a.txt", ""})
            QCOMPARE(kinds.of(json, name), &kinds.patterns);
    }

    /// Nothing names what is pasted: it is a map where it looks like one.
    void pastedRowsAreAPatternWhenTheyAreNoMap() {
        const BothKinds kinds;
        QCOMPARE(kinds.of("**@**\n*%X%*\n", ""), &kinds.patterns);
        QCOMPARE(kinds.of("#.@.#\n#.X.#\n", ""), &kinds.texts);
        QCOMPARE(kinds.of("#.@@\n#.XX\n", ""), &kinds.texts); // half of them
        QCOMPARE(kinds.of("#.@@\n#XXX\n", ""), &kinds.patterns);
        QCOMPARE(kinds.of("#..X#\n", ""), &kinds.patterns); // no map has one row
        QVERIFY(!kinds.of("**@**\n*%X%*\n", "a.pdf"));
        QVERIFY(!kinds.of("hello\n", ""));
    }

    /// The likeliest first; none where there is no doubt.
    void pastedRowsThatCanBeBothAreAskedFor() {
        const BothKinds kinds;
        const QList<Workspace*> both{const_cast<text_map::TextMapWorkspace*>(&kinds.texts),
                                     const_cast<PatternWorkspace*>(&kinds.patterns)};
        QCOMPARE(kinds.reader.candidatesFor("#.@.#\n#.X.#\n#.X.#\n"), both);
        QCOMPARE(kinds.reader.candidatesFor("**@**\n*%X%*\n").size(), 0);
        QCOMPARE(kinds.reader.candidatesFor("####\n#..o\n####\n").size(), 0); // no sign of a pattern
        QCOMPARE(kinds.reader.candidatesFor("hello\n").size(), 0);
        QCOMPARE(kinds.reader.candidatesFor(writePattern(patternOf(".X/##")).value()).size(), 0);
    }

    /// Saving under a name of the other kind would lose the kind, which is reported first.
    void namesOfTheOtherKindLoseTheKind() {
        const PatternDocument pattern(patternOf(".X/##"));
        QVERIFY(pattern.lossWhenSavedAs(QStringLiteral("a.txt")).contains(QStringLiteral("no map")));
        QCOMPARE(pattern.lossWhenSavedAs(QStringLiteral("a.ambush")), QString());
        const test::TextMapWindow map(roomWith("@"));
        QVERIFY(
            map.document.lossWhenSavedAs(QStringLiteral("a.Ambush")).contains(QStringLiteral("a.Ambush")));
        for (const char* name : {"a.txt", "a", "a.map", "ambush"})
            QCOMPARE(map.document.lossWhenSavedAs(QString::fromLatin1(name)), QString());
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestPatternOrMap)
#include "test_pattern_or_map.moc"
