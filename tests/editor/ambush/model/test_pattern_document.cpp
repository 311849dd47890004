// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ambush/pattern.h"
#include "core/base/limits.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/ambush/model/pattern_state.h"
#include "tests/editor/ambush/pattern_window.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

namespace stonemason::ambush {

using test::patternOf;
using test::Random;

namespace {

std::vector<SignStroke> randomStrokes(Random& random, Size size) {
    std::vector<SignStroke> strokes;
    for (int i = 0; i <= random.below(4); ++i)
        strokes.push_back({random.cellOf(size), allSigns[std::size_t(random.below(int(allSigns.size())))]});
    return strokes;
}

/// One of the things that people do to a pattern.
void edit(PatternDocument& document, Random& random) {
    const Size size = document.committedPattern().signs.size();
    switch (random.below(8)) {
    case 0:
        document.preview(randomStrokes(random, size));
        document.extendPreview(randomStrokes(random, size));
        document.commit(QStringLiteral("stroke"));
        break;
    case 1:
        document.preview(randomStrokes(random, size));
        document.cancelPreview();
        break;
    case 2: document.setName(std::to_string(random.below(9))); break;
    case 3: document.setNote(std::to_string(random.below(9))); break;
    case 4: document.setThreshold(random.below(fullThreshold + 1)); break;
    case 5: document.setOrientation(allOrientations[std::size_t(random.below(8))], random.coin()); break;
    case 6:
        document.change(QStringLiteral("turn"), [&](Pattern& pattern) {
            pattern.signs = transformed(pattern.signs, random.oneOf(allTransforms));
        });
        break;
    default: {
        const Margins margins{random.below(3) - 1, random.below(3) - 1, random.below(3) - 1, 1};
        const Size changed = withMargins(size, margins);
        if (changed.rows < 1 || changed.columns < 1 || changed.rows > 12 || changed.columns > 12) return;
        document.change(QStringLiteral("size"),
                        [&](Pattern& pattern) { pattern.signs = resized(pattern.signs, margins, '*'); });
    }
    }
}

} // namespace

class TestPatternDocument : public QObject {
    Q_OBJECT

private slots:
    /// Whatever was done, going back shows each pattern there was, and forward again; what is shown is what
    /// is committed, and what recovery keeps reads back.
    void randomWalksUndoAndRedo() {
        for (unsigned seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            PatternDocument document(patternOf("..##/.@X5/*!%."));
            std::vector<Pattern> seen{document.committedPattern()};
            while (seen.size() < 40) {
                const int before = document.undoStack().index();
                edit(document, random);
                QVERIFY(!document.hasPreview());
                QVERIFY(document.pattern() == document.committedPattern());
                QVERIFY(document.view().board() == document.pattern().signs.size());
                QVERIFY(document.report() == checkPattern(document.pattern()));
                const auto kept = document.recoveryBytes();
                QVERIFY(kept);
                QVERIFY(readPattern(*kept, Completeness::Draft).value() == document.pattern());
                const int after = document.undoStack().index();
                if (after == before + 1)
                    seen.push_back(document.committedPattern());
                else if (after == before) // nothing was done, or it joined the step before
                    seen.back() = document.committedPattern();
                else // that one was taken back to where it began
                    seen.pop_back();
            }
            for (std::size_t i = seen.size() - 1; i-- > 0;) {
                document.undoStack().undo();
                QVERIFY(document.pattern() == seen[i]);
            }
            for (std::size_t i = 1; i < seen.size(); ++i) {
                document.undoStack().redo();
                QVERIFY(document.pattern() == seen[i]);
            }
        }
    }

    /// However a stroke grows, what is shown is the committed pattern with all its signs, the last of each
    /// cell; nobody who draws only the reported cells has missed a cell.
    void aGrowingStrokeIsLikeOneMadeAtOnce() {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            PatternDocument document(patternOf("..##/.@X5/*!%."));
            Grid<char> drawn = document.pattern().signs;
            connect(&document, &PatternDocument::cellsChanged, this, [&](const CellRange& range) {
                forEachCell(drawn.size(), [&](Cell cell) {
                    if (range.contains(cell)) drawn[cell] = document.pattern().signs[cell];
                });
            });
            for (int gestures = 4; gestures > 0; --gestures) {
                const Pattern before = document.committedPattern();
                Pattern expected = before;
                const auto add = [&](const std::vector<SignStroke>& strokes) {
                    for (const auto& [cell, sign] : strokes)
                        if (expected.signs.contains(cell)) expected.signs[cell] = sign;
                };
                const Size around{before.signs.rows() + 1, before.signs.columns() + 1};
                const auto first = randomStrokes(random, around);
                add(first);
                document.preview(first);
                for (int drags = random.below(6); drags > 0; --drags) {
                    const auto more = randomStrokes(random, around);
                    add(more);
                    document.extendPreview(more);
                    QVERIFY2(document.pattern() == expected, qPrintable(QString::number(seed)));
                    QVERIFY(drawn == expected.signs);
                    QVERIFY(document.report() == checkPattern(expected));
                    QVERIFY(document.committedPattern() == before);
                }
                if (random.coin()) {
                    document.commit(QStringLiteral("stroke"));
                    QVERIFY(document.committedPattern() == expected);
                } else {
                    document.cancelPreview();
                    QVERIFY(document.pattern() == before);
                }
                QVERIFY(document.pattern() == document.committedPattern());
                QVERIFY(drawn == document.pattern().signs);
            }
        }
    }

    /// What a drag adds is all that has to be drawn again, however long the stroke is.
    void aDragReportsWhatItAdds() {
        PatternDocument document(patternOf("..../..../...."));
        document.preview({{{0, 0}, '#'}});
        QList<CellRange> reported;
        connect(&document, &PatternDocument::cellsChanged, this,
                [&reported](const CellRange& range) { reported += range; });
        document.extendPreview({{{2, 2}, '#'}, {{2, 3}, '#'}});
        QVERIFY(reported == (QList<CellRange>{{{2, 2}, {2, 3}}}));
    }

    void unknownFieldsAreKept() {
        const std::string bytes =
            R"({"format":"stonemason-ambush","version":1,"name":"","note":"","threshold":0.755,)"
            R"("orientations":["r0"],"rows":[".#"],"mood":{"dark":1.0}})";
        PatternDocument document(readPattern(bytes).value());
        document.setThreshold(500);
        const auto saved = document.bytesFor(QStringLiteral("a.ambush"));
        QVERIFY(saved);
        QVERIFY(QString::fromStdString(*saved).contains(QStringLiteral("\"mood\": {\"dark\":1.0}")));
    }

    /// A file keeps its format; under another name the suffix decides, and what would be lost is reported.
    void formsGoByTheFile() {
        PatternDocument rows(patternOf(".X/##"), PatternFormat::Rows);
        rows.setPath(QStringLiteral("/tmp/a.ambush"));
        QCOMPARE(rows.bytesFor(rows.path()).value(), std::string(".X\n##\n"));
        QCOMPARE(rows.lossWhenSavedAs(rows.path()), QString());
        rows.setName("Ford");
        rows.setThreshold(900);
        QVERIFY(rows.lossWhenSavedAs(rows.path()).contains(QStringLiteral("the name")));
        QVERIFY(rows.bytesFor(QStringLiteral("/tmp/b.ambush")).value().starts_with("{"));
        QCOMPARE(rows.lossWhenSavedAs(QStringLiteral("/tmp/b.ambush")), QString());

        QCOMPARE(rows.bytesFor(QStringLiteral("/tmp/b.txt")).value(), std::string(".X\n##\n"));
    }

    /// An unsearchable pattern can be drawn, saved and opened again; the checks report what is missing.
    void anUnfinishedPatternIsAFile() {
        PatternDocument document(patternOf("**/**"));
        QVERIFY(document.report().hasErrors());
        const auto isSaved = [&document] {
            const auto bytes = document.bytesFor(QStringLiteral("a.ambush"));
            if (!bytes || readPattern(*bytes, Completeness::Draft).value() != document.pattern())
                return false;
            PatternDocument other(patternOf(".X/##"));
            return other.reload(*bytes).ok() && other.pattern() == document.pattern();
        };
        QVERIFY(isSaved());
        QCOMPARE(document.bytesFor(QStringLiteral("a.txt")).value(), std::string("**\n**\n"));
        QVERIFY(document.recoveryBytes());
        document.preview({{{0, 0}, '#'}});
        QVERIFY(!document.report().hasErrors());
        document.commit(QStringLiteral("wall"));
        QVERIFY(isSaved());
        for (const Orientation orientation : allOrientations)
            document.setOrientation(orientation, false);
        document.setNote("a\x01\u202E\n" + std::string(600'000, '\x01'));
        document.setName(std::string(1, '\0') + "x");
        QVERIFY(document.report().hasErrors());
        QVERIFY(isSaved());
        QVERIFY(document.bytesFor(QStringLiteral("a.ambush"))->size() < std::size_t(maximumFileSize));
        const PatternProblem problem = document.report().problems.front();
        document.applyFix(QStringLiteral("fix"), problem.fixes.front());
        QVERIFY(document.pattern().orientations == Orientations::all());
    }

    void typingAndDraggingAreOneStepEach() {
        PatternDocument document(patternOf(".X/##"));
        for (const char* name : {"F", "Fo", "Ford"})
            document.setName(name);
        QCOMPARE(document.undoStack().count(), 1);
        for (const int threshold : {790, 700, 650})
            document.setThreshold(threshold);
        QCOMPARE(document.undoStack().count(), 2);
        document.setThreshold(800);
        QCOMPARE(document.undoStack().count(), 1);
        document.setThreshold(2000);
        QCOMPARE(document.pattern().threshold, fullThreshold);
        document.setOrientation(Orientation::R90, false);
        document.setOrientation(Orientation::R180, false);
        QCOMPARE(document.undoStack().count(), 4);
        document.undoStack().undo();
        QVERIFY(document.pattern().orientations.has(Orientation::R180));
        QVERIFY(!document.pattern().orientations.has(Orientation::R90));
    }

    /// A stroke is seen before it is done; what is typed meanwhile gives it up.
    void otherChangesEndTheStroke() {
        PatternDocument document(patternOf(".X/##"));
        const QSignalSpy ends(&document, &PatternDocument::gestureEnds);
        document.preview({{{0, 0}, '#'}});
        QCOMPARE(document.pattern().signs[(Cell{0, 0})], '#');
        document.setName("Ford");
        QVERIFY(ends.count() > 0);
        QVERIFY(!document.hasPreview());
        QCOMPARE(document.pattern().signs[(Cell{0, 0})], '.');
    }

    void reloadingIsOneStep() {
        PatternDocument document(patternOf(".X/##"));
        QVERIFY(document.reload("X.\n##\n..\n"));
        QCOMPARE(document.pattern().signs.rows(), 3);
        QVERIFY(!document.reload("..\n.\n"));
        document.undoStack().undo();
        QCOMPARE(document.pattern().signs.rows(), 2);
    }
};

} // namespace stonemason::ambush

STONEMASON_TEST(stonemason::ambush::TestPatternDocument)
#include "test_pattern_document.moc"
