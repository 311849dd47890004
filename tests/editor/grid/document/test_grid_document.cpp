// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/document/cell_preview.h"
#include "editor/grid/document/grid_document_of.h"
#include "tests/support/random.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace stonemason {

using test::Random;

namespace {

/// The smallest value of a game on a grid: letters in cells, and a name.
struct Letters {
    Grid<char> cells;
    std::string name{};

    bool operator==(const Letters&) const = default;
};

enum class LettersFormat { Named, Rows };

struct LettersTraits {
    using Value = Letters;
    using View = GridState;
    using Format = LettersFormat;
    using Preview = CellPreview<Letters, char, &Letters::cells>;

    static Size sizeOf(const Letters& letters) { return letters.cells.size(); }
    static std::optional<CellRange> changedRange(const Letters& before, const Letters& after) {
        return stonemason::changedRange(before.cells, after.cells);
    }
};

/// Rows of letters, the name in front of them: "Ford:abc/def".
Letters lettersOf(std::string text) {
    const std::size_t colon = text.find(':');
    std::string name = colon == std::string::npos ? std::string() : text.substr(0, colon);
    if (colon != std::string::npos) text.erase(0, colon + 1);
    const int columns = int(std::min(text.find('/'), text.size()));
    const int rows = int(std::ranges::count(text, '/')) + 1;
    std::erase(text, '/');
    Letters letters{Grid<char>({rows, columns}, '.'), std::move(name)};
    forEachCell(letters.cells.size(), [&](Cell cell) {
        letters.cells[cell] = text.at(std::size_t(cell.row * columns + cell.column));
    });
    return letters;
}

std::string textOf(const Letters& letters, LettersFormat format) {
    std::string text = format == LettersFormat::Named ? letters.name + ":" : "";
    for (int row = 0; row < letters.cells.rows(); ++row) {
        if (row > 0) text += '/';
        for (const char letter : letters.cells.row(row))
            text += letter;
    }
    return text;
}

class LettersDocument : public GridDocumentOf<LettersTraits> {
public:
    explicit LettersDocument(const std::string& text, LettersFormat format = LettersFormat::Named)
        : GridDocumentOf(lettersOf(text), format, {}, nullptr) {}

    void setFileBytes(const std::string& bytes) override { setFileFormat(formatOf(bytes)); }
    QString lossWhenSavedAs(const QString& path) const override {
        const bool isLost = formatFor(path) == LettersFormat::Rows && !committed_.name.empty();
        return missingText(path, isLost ? QStringList{QStringLiteral("the name")} : QStringList(),
                           QStringLiteral(".letters"));
    }
    void setName(const std::string& name) {
        changeField(1, QStringLiteral("name"), [&](Letters& letters) { letters.name = name; });
    }
    void setNameAndCorner(const std::string& name, char corner) {
        changeField(2, QStringLiteral("both"), [&](Letters& letters) {
            letters.name = name;
            letters.cells[{0, 0}] = corner;
        });
    }
    std::string text() const { return textOf(shown(), LettersFormat::Named); }

    int checks = 0;
    int exchanges = 0;

private:
    static LettersFormat formatOf(const std::string& bytes) {
        return bytes.find(':') == std::string::npos ? LettersFormat::Rows : LettersFormat::Named;
    }
    std::string nameOfValue() const override { return committed_.name; }
    QString untitledName() const override { return QStringLiteral("Untitled letters"); }
    Result<Content> read(const std::string& bytes) const override {
        if (bytes.empty()) return Error{};
        return Content{lettersOf(bytes), formatOf(bytes)};
    }
    Result<std::string> write(const LettersFormat& format) const override {
        return textOf(committed_, format);
    }
    LettersFormat formatNamed(const QString& path) const override {
        return path.endsWith(QStringLiteral(".txt")) ? LettersFormat::Rows : LettersFormat::Named;
    }
    void valueExchanged(const Letters&) override { ++exchanges; }
    void recheck() override { ++checks; }
};

std::vector<CellPaint<char>> randomPaint(Random& random, Size size) {
    std::vector<CellPaint<char>> paint;
    for (int i = 0; i <= random.below(4); ++i)
        paint.push_back({random.cellOf({size.rows + 1, size.columns + 1}), "abc"[random.below(3)]});
    return paint;
}

void editLetters(LettersDocument& document, Random& random) {
    const Size size = document.committed().cells.size();
    switch (random.below(7)) {
    case 0:
        document.preview(randomPaint(random, size));
        document.cancelPreview();
        break;
    case 1: document.setName(std::to_string(random.below(4))); break;
    case 2: document.setNameAndCorner(std::to_string(random.below(4)), "abc"[random.below(3)]); break;
    case 3:
        document.preview(randomPaint(random, size)); // what comes next gives it up
        document.change(QStringLiteral("blank"), [](Letters& letters) { letters.cells.row(0)[0] = '.'; });
        break;
    case 4:
        document.replace(QStringLiteral("size"),
                         {Grid<char>({1 + random.below(4), 1 + random.below(4)}, 'a')});
        break;
    case 5: QVERIFY(document.reload(textOf(document.committed(), LettersFormat::Rows)).ok()); break;
    default:
        document.preview(randomPaint(random, size));
        document.extendPreview(randomPaint(random, size));
        document.commit(QStringLiteral("stroke"));
    }
}

} // namespace

/// What all documents of cells have in common, on the smallest value there is.
class TestGridDocument : public QObject {
    Q_OBJECT

private slots:
    /// Whatever was done, undoing shows each value there was, and redoing shows it again; what is shown is
    /// what is committed, and who draws only what the signals name has missed nothing.
    void randomWalksUndoAndRedo() {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            Random random(seed);
            LettersDocument document("ford:abca/bca./.abc");
            Grid<char> drawn = document.shown().cells;
            connect(&document, &GridDocument::replaced, this, [&] { drawn = document.shown().cells; });
            connect(&document, &GridDocument::cellsChanged, this, [&](const CellRange& range) {
                forEachCell(drawn.size(), [&](Cell cell) {
                    if (range.contains(cell)) drawn[cell] = document.shown().cells[cell];
                });
            });
            const auto isShown = [&](const Letters& letters) {
                return document.shown() == letters && document.committed() == letters &&
                       drawn == letters.cells && document.state().board() == letters.cells.size() &&
                       !document.hasPreview();
            };
            std::vector<Letters> seen{document.committed()};
            while (seen.size() < 30) {
                const int before = document.undoStack().index();
                editLetters(document, random);
                const int after = document.undoStack().index();
                if (after < before)
                    seen.pop_back(); // a field became what it was before it was typed
                else if (after == before)
                    seen.back() = document.committed(); // nothing was done, or it joined the step before
                else
                    seen.push_back(document.committed());
                QVERIFY2(isShown(seen.back()), qPrintable(QString::number(seed)));
                QCOMPARE(std::size_t(after) + 1, seen.size());
            }
            for (std::size_t i = seen.size() - 1; i-- > 0;) {
                document.undoStack().undo();
                QVERIFY2(isShown(seen[i]), qPrintable(QString::number(seed)));
            }
            QVERIFY(!document.isModified());
            for (std::size_t i = 1; i < seen.size(); ++i) {
                document.undoStack().redo();
                QVERIFY2(isShown(seen[i]), qPrintable(QString::number(seed)));
            }
        }
    }

    /// A preview is seen and checked, but not saved; without it, everything is as it was.
    void previewsLeaveNoTrace() {
        LettersDocument document(":aaa/aaa");
        document.preview({{{0, 0}, 'b'}, {{9, 9}, 'b'}});
        document.extendPreview({{{1, 2}, 'c'}});
        QCOMPARE(document.text(), std::string(":baa/aac"));
        QCOMPARE(document.checks, 2);
        QCOMPARE(document.recoveryBytes().value(), std::string(":aaa/aaa"));
        document.preview({{{0, 1}, 'c'}});
        QCOMPARE(document.text(), std::string(":aca/aaa"));
        document.cancelPreview();
        QCOMPARE(document.text(), std::string(":aaa/aaa"));
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(!document.isModified());
        const int checks = document.checks;
        QSignalSpy changes(&document, &GridDocument::cellsChanged);
        document.cancelPreview(); // there is none
        QVERIFY(changes.isEmpty());
        QCOMPARE(document.checks, checks);
    }

    /// A stroke's undo text contains the number of changed cells; without a change there is no undo command.
    void aStrokeIsOneStepIfItChangedSomething() {
        LettersDocument document(":aaa");
        document.preview({{{0, 0}, 'b'}, {{0, 1}, 'b'}, {{0, 2}, 'a'}});
        document.commit(QStringLiteral("Paint"));
        QCOMPARE(document.undoStack().count(), 1);
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Paint (2)"));
        document.preview({{{0, 0}, 'c'}});
        QVERIFY(document.hasPreview());
        document.extendPreview({{{0, 0}, 'b'}});
        document.commit(QStringLiteral("Paint"));
        QVERIFY(!document.hasPreview());
        QCOMPARE(document.undoStack().count(), 1);
        document.commit(QStringLiteral("Paint")); // no stroke at all
        document.change(QStringLiteral("same"), [](Letters&) {});
        QCOMPARE(document.undoStack().count(), 1);
    }

    /// Any other change of the document first ends the gesture and does not include it.
    void otherChangesEndTheGesture() {
        LettersDocument document("a:aaa");
        const QSignalSpy ends(&document, &GridDocument::gestureEnds);
        const std::vector<std::function<void()>> changes{
            [&] { document.setName("b"); },
            [&] { document.change(QStringLiteral("c"), [](Letters& to) {
                      to.cells[{0, 2}] = 'c';
                  }); },
            [&] { document.undoStack().undo(); },
            [&] { document.undoStack().redo(); },
            [&] { QVERIFY(document.reload("b:ccc").ok()); },
            [&] { document.replace(QStringLiteral("size"), lettersOf("b:cccc")); },
        };
        for (const auto& change : changes) {
            document.preview({{{0, 0}, 'x'}});
            const auto before = ends.count();
            change();
            QVERIFY(ends.count() > before);
            QVERIFY(!document.hasPreview());
            QVERIFY(document.shown() == document.committed());
            QVERIFY(document.text().find('x') == std::string::npos);
        }
    }

    /// Steps of one field in a row are one, and none when it is again what it was; another field begins anew.
    void typedFieldsMerge() {
        LettersDocument document(":aaa");
        for (const char* name : {"f", "fo", "ford"})
            document.setName(name);
        QCOMPARE(document.undoStack().count(), 1);
        document.setNameAndCorner("ford", 'b');
        document.setNameAndCorner("fords", 'c');
        QCOMPARE(document.undoStack().count(), 2);
        document.setName("forest");
        QCOMPARE(document.undoStack().count(), 3);
        document.setName("fords");
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        QCOMPARE(document.text(), std::string("ford:aaa"));
        document.undoStack().undo();
        QCOMPARE(document.text(), std::string(":aaa"));
        document.setName("");
        QCOMPARE(document.undoStack().index(), 0);
    }

    /// Reloading the file is one undo command, and none if the content is equal; unreadable content changes
    /// nothing.
    void reloadingIsOneStep() {
        LettersDocument document("ford:aaa");
        QVERIFY(document.reload("ford:aaa").ok());
        QCOMPARE(document.undoStack().count(), 0);
        QVERIFY(document.reload("ford:abc").ok());
        QCOMPARE(document.undoStack().undoText(), QStringLiteral("Reload"));
        QVERIFY(!document.reload(""));
        QCOMPARE(document.text(), std::string("ford:abc"));
        QVERIFY(document.reload("abd").ok()); // now the file has the other format
        QCOMPARE(document.bytesFor(document.path()).value(), std::string("abd"));
        LettersDocument read(":aa/bb");
        QVERIFY(document.reloadFrom(read).ok());
        QCOMPARE(document.text(), std::string(":aa/bb"));
        QCOMPARE(document.bytesFor(document.path()).value(), std::string(":aa/bb"));
        for (int steps = 3; steps > 0; --steps)
            document.undoStack().undo();
        QVERIFY(!document.isModified());
        QCOMPARE(document.text(), std::string("ford:aaa"));
    }

    /// A file keeps its format whatever its name; under another name the name decides.
    void formatsGoByTheFile() {
        LettersDocument document("ford:aaa", LettersFormat::Rows);
        document.setPath(QStringLiteral("/tmp/a.letters"));
        QCOMPARE(document.bytesFor(document.path()).value(), std::string("aaa"));
        QCOMPARE(document.lossWhenSavedAs(document.path()),
                 QStringLiteral("a.letters cannot store the name; an .letters file can."));
        QCOMPARE(document.bytesFor(QStringLiteral("/tmp/b.letters")).value(), std::string("ford:aaa"));
        QCOMPARE(document.bytesFor(QStringLiteral("/tmp/b.txt")).value(), std::string("aaa"));
        QCOMPARE(document.recoveryBytes().value(), std::string("ford:aaa"));
        document.setFileBytes("ford:aaa");
        QCOMPARE(document.lossWhenSavedAs(document.path()), QString());
    }

    void titlesAreNamesThenFilesThenUntitled() {
        LettersDocument document("ford:aaa");
        QCOMPARE(document.title(), QStringLiteral("ford"));
        document.setName("");
        QCOMPARE(document.title(), QStringLiteral("Untitled letters"));
        document.setPath(QStringLiteral("/tmp/crossing.letters"));
        QCOMPARE(document.title(), QStringLiteral("crossing"));
    }

    /// Another size drops what was selected; cells of the same size keep it.
    void onlyAnotherSizeReplaces() {
        LettersDocument document(":aaa/aaa");
        CellSet selected;
        selected.insert({0, 1});
        document.state().setSelection(selected);
        const QSignalSpy replaced(&document, &GridDocument::replaced);
        document.change(QStringLiteral("cell"), [](Letters& letters) { letters.cells[{1, 1}] = 'b'; });
        QCOMPARE(replaced.count(), 0);
        QVERIFY(document.state().selection() == selected);
        document.replace(QStringLiteral("size"), lettersOf(":aa/aa"));
        QCOMPARE(replaced.count(), 1);
        QVERIFY(document.state().selection().empty());
    }
};

} // namespace stonemason

STONEMASON_TEST(stonemason::TestGridDocument)
#include "test_grid_document.moc"
