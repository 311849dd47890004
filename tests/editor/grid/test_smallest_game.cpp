// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest game with an editor, to read what a new one needs, and what it gets from editor/grid for that.

#include "core/base/check.h"
#include "core/grid/grid.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/document/cell_preview.h"
#include "editor/grid/document/grid_document_of.h"
#include "editor/grid/panels/palette_dock.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/grid/tools/tool_box.h"
#include "editor/grid/view/grid_canvas.h"
#include "editor/grid/workspace/grid_workspace_of.h"
#include "editor/text/names.h"
#include "tests/support/test_program.h"

#include <QMainWindow>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QToolTip>

#include <algorithm>

namespace stonemason::lamps {

// The game: lamps on a board are dark or lit, and one must be lit. In a file they are rows of . and *.

constexpr TileIndex dark = 0;
constexpr TileIndex lit = 1;

struct Lamps {
    Grid<TileIndex> cells;
    bool operator==(const Lamps&) const = default;
};

/// Lights a lamp.
struct LampFix {
    Cell cell;
    bool operator==(const LampFix&) const = default;
};

BasicReport<LampFix> checkLamps(const Lamps& lamps) {
    if (std::ranges::count(lamps.cells.values(), lit) > 0) return {};
    return {{{"lit", Severity::Error, {"lit/none"}, {{0, 0}}, {LampFix{{0, 0}}}}}, {}};
}

std::string writeLamps(const Lamps& lamps) {
    std::string rows;
    for (int row = 0; row < lamps.cells.rows(); ++row) {
        for (TileIndex lamp : lamps.cells.row(row))
            rows += lamp == lit ? '*' : '.';
        rows += '\n';
    }
    return rows;
}

Result<Lamps> readLamps(const std::string& rows) {
    const std::size_t line = rows.find('\n') + 1;
    if (line < 2 || rows.size() % line != 0) return Error{{"lamps/ragged"}};
    Lamps lamps{Grid<TileIndex>({int(rows.size() / line), int(line) - 1}, dark)};
    forEachCell(lamps.cells.size(), [&](Cell cell) {
        if (rows[std::size_t(cell.row) * line + std::size_t(cell.column)] == '*') lamps.cells[cell] = lit;
    });
    return lamps;
}

// The document.

struct LampFormat {}; // there is one

struct LampDocumentTraits {
    using Value = Lamps;
    using View = GridState;
    using Format = LampFormat;
    using Preview = CellPreview<Lamps, TileIndex, &Lamps::cells>;

    static Size sizeOf(const Lamps& lamps) { return lamps.cells.size(); }
    static std::optional<CellRange> changedRange(const Lamps& before, const Lamps& after) {
        return stonemason::changedRange(before.cells, after.cells);
    }
};

class LampDocument : public GridDocumentOf<LampDocumentTraits> {
    Q_OBJECT

public:
    explicit LampDocument(Lamps lamps) : GridDocumentOf(std::move(lamps), LampFormat{}, {}, nullptr) {
        recheck();
    }

    const BasicReport<LampFix>& report() const { return report_; }
    void applyFix(const QString& text, const LampFix& fix) {
        change(text, [&fix](Lamps& lamps) { lamps.cells[fix.cell] = lit; });
    }
    void setFileBytes(const std::string&) override {}
    QString lossWhenSavedAs(const QString&) const override { return {}; }

private:
    std::string nameOfValue() const override { return {}; }
    QString untitledName() const override { return QStringLiteral("Untitled lamps"); }
    Result<Content> read(const std::string& bytes) const override {
        Result<Lamps> read = readLamps(bytes);
        if (!read) return read.error();
        return Content{std::move(read).value(), LampFormat{}};
    }
    Result<std::string> write(const LampFormat&) const override { return writeLamps(committed()); }
    LampFormat formatNamed(const QString&) const override { return {}; }
    void valueExchanged(const Lamps&) override {}
    void recheck() override {
        report_ = checkLamps(shown());
        emit reportChanged();
    }

    BasicReport<LampFix> report_;
};

// What is painted with, how it looks, and the canvas.

class LampBrush : public ToolState {
public:
    TileIndex lamp() const { return lamp_; }
    void setLamp(TileIndex lamp) {
        if (std::exchange(lamp_, lamp) != lamp) emit paintChanged();
    }

private:
    TileIndex lamp_ = lit;
};

QString nameOfLamp(TileIndex lamp) {
    return lamp == lit ? QStringLiteral("Lit lamp") : QStringLiteral("Dark lamp");
}

QColor colourOf(TileIndex lamp) {
    return lamp == lit ? Qt::yellow : Qt::darkBlue;
}

class LampScene : public GridModel {
public:
    explicit LampScene(LampDocument& document) : GridModel(document.view()), document_(document) {
        connect(&document, &LampDocument::cellsChanged, this, &GridModel::cellsChanged);
        connect(&document, &LampDocument::replaced, this, &GridModel::replaced);
    }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override {
        forEachCell(size(), [&](Cell cell) {
            if (range.contains(cell))
                painter.fillRect(geometry.rectOf(cell), colourOf(document_.shown().cells[cell]));
        });
    }
    QString describe(Cell cell) const override { return placeText(cell) + u' ' + heldIn(cell); }
    QString heldIn(Cell cell) const override { return nameOfLamp(document_.shown().cells[cell]); }

private:
    LampDocument& document_;
};

class LampTarget : public PaintTargetOf<LampDocument, LampBrush> {
public:
    using PaintTargetOf::PaintTargetOf;

    Size size() const override { return document().shown().cells.size(); }
    TileIndex shown(Cell cell) const override { return document().shown().cells[cell]; }
    TileIndex committed(Cell cell) const override { return document().committed().cells[cell]; }
    QString nameOf(TileIndex code) const override { return nameOfLamp(code); }
    TileIndex current() const override { return brush().lamp(); }
    TileIndex blank() const override { return dark; }
    void pick(Cell cell) override { brush().setLamp(shown(cell)); }
    LiftedPiece stamp() const override { return {}; }
    void capture(const CellSet&) override {}
    void preview(const CellCodes& codes) override { document().preview(paintOf(codes)); }
    void extendPreview(const CellCodes& codes) override { document().extendPreview(paintOf(codes)); }

private:
    static std::vector<CellPaint<TileIndex>> paintOf(const CellCodes& codes) {
        std::vector<CellPaint<TileIndex>> paint;
        for (const auto& [cell, code] : codes)
            paint.push_back({cell, code});
        return paint;
    }
};

class LampHand : public ToolHand {
public:
    LampHand(LampDocument& document, LampBrush& brush)
        : ToolHand(std::make_unique<LampTarget>(document, brush), ToolBox(gridTools()), brush) {
        connect(&document, &LampDocument::gestureEnds, this, [this] { cancel(); });
    }
    void paintGhost(QPainter& painter, const GridGeometry& geometry, const QPalette&,
                    Cell at) const override {
        for (const auto& [cell, code] : ghostAt(at))
            painter.fillRect(geometry.rectOf(cell).adjusted(4, 4, -4, -4), colourOf(code));
    }
};

class LampCanvas : public GridCanvas<LampDocument> {
    Q_OBJECT

public:
    LampCanvas(LampDocument& document, LampBrush& brush, QWidget* parent)
        : GridCanvas(document, QStringLiteral("Lamps"), std::make_unique<LampScene>(document),
                     std::make_unique<LampHand>(document, brush), brush, parent) {}
};

// The words of status line and problems.

class LampReport : public ReportOf<LampFix> {
public:
    using ReportOf::ReportOf;

    QString headline(int) const override { return QStringLiteral("All lamps are dark"); }
    QString sentence(int) const override { return QStringLiteral("All lamps are dark. Light one."); }
    QString placedSentence(int number) const override { return sentence(number); }
    QString fixText(int, int) const override { return QStringLiteral("Light the first lamp"); }
};

struct LampEditorTraits {
    using Document = LampDocument;
    using View = LampCanvas;
    using Report = LampReport;
    static constexpr const char* id = "lamps";
    static constexpr const char* statusPrefix = "lamps.";

    static QString cellText(const LampDocument& document, const LampCanvas*, Cell cell) {
        return statusText(document.view(), cell, {nameOfLamp(document.shown().cells[cell])});
    }
    static LampReport report(const LampDocument& document) { return LampReport(document.report()); }
    static ProblemWords problemWords() {
        return {.show = QStringLiteral("&Show"),
                .showTip = QStringLiteral("Show the lamp (Enter)"),
                .checking = QStringLiteral("The lamps are still being checked…"),
                .changed = QStringLiteral("The lamps have changed."),
                .readyTitle = QStringLiteral("Ready"),
                .ready = QStringLiteral("Nothing is wrong with these lamps."),
                .readyWithNotes = QStringLiteral("Nothing is wrong.")};
    }
};

// Actions, panels, workspace.

class LampActions : public GridEditorActions<LampEditorTraits> {
public:
    LampActions(LampBrush& brush, QObject* parent)
        : GridEditorActions({.menuTitle = QStringLiteral("&Lamps"),
                             .fit = QStringLiteral("&Fit Lamps"),
                             .fitTip = QStringLiteral("Show all lamps"),
                             .printTip = QStringLiteral("Print the lamps")},
                            brush, ToolBox(gridTools()), gridToolOffer(), nullptr, parent) {}
};

class LampDock : public PaletteDock<LampEditorTraits> {
public:
    explicit LampDock(LampBrush& brush)
        : PaletteDock(QStringLiteral("lamps"), QStringLiteral("Lamps"), new QStandardItemModel,
                      [](QPainter& painter, const QRect& square, const QModelIndex& index) {
                          painter.fillRect(square, colourOf(TileIndex(index.row())));
                      },
                      brush, {QStringLiteral("brush"), QStringLiteral("fill")})
        , brush_(brush) {
        for (TileIndex lamp : {dark, lit})
            static_cast<QStandardItemModel*>(palettePane()->model())
                ->appendRow(new QStandardItem(nameOfLamp(lamp)));
        showPicked();
    }

protected:
    void pick(const QModelIndex& lamp) override { brush_.setLamp(TileIndex(lamp.row())); }
    QModelIndex picked() const override { return palettePane()->model()->index(brush_.lamp(), 0); }

private:
    LampBrush& brush_;
};

class LampWorkspace : public GridWorkspaceOf<LampEditorTraits> {
public:
    LampWorkspace()
        : GridWorkspaceOf({.samples = QStringLiteral(":/lamps/*.lamps"),
                           .helpPage = QStringLiteral("lamps.md"),
                           .moveFrame = QStringLiteral("Move the frame on the lamps")},
                          nullptr) {
        addNew({.id = QStringLiteral("lamps.new"),
                .icon = QStringLiteral("new"),
                .text = QStringLiteral("New Lamps"),
                .keys = QKeySequence::New,
                .tip = QStringLiteral("Start a board of lamps")},
               [this] {
                   emit created(new LampDocument({Grid<TileIndex>({4, 6}, dark)}));
               });
    }

    QString openFilter() const override { return QStringLiteral("Lamps (*.lamps)"); }
    QStringList saveFilters() const override { return {openFilter()}; }
    QString nativeSuffix() const override { return QStringLiteral("lamps"); }
    bool recognises(std::string_view bytes) const override { return bytes.find('*') != bytes.npos; }
    QImage thumbnail(const Document&, QSize) const override { return {}; }
    ContentReader contentReader() const override {
        return [](const std::string& bytes, ContentSource) -> Result<MakeDocument> {
            Result<Lamps> read = readLamps(bytes);
            if (!read) return read.error();
            return MakeDocument([lamps = *read] { return std::make_unique<LampDocument>(lamps); });
        };
    }

protected:
    GridActionSets<LampEditorTraits>* makeActions() override {
        return actions_ = new LampActions(brush_, this);
    }
    void makeDocks() override {
        addDock(new LampDock(brush_));
        addProblems(QStringLiteral("lamp-problems"), LampEditorTraits::problemWords(), {.hasHistory = true});
        actions_->problems().setPanel(*problems(), problems()->panel());
    }
    QWidget* makeView(LampDocument& document, QWidget* parent) override {
        return new LampCanvas(document, brush_, parent);
    }

private:
    LampBrush brush_;
    LampActions* actions_ = nullptr;
};

/// Opened in a window, as the main window does it.
class TestSmallestGame : public QObject {
    Q_OBJECT

private slots:
    void isPaintedCheckedAndRepaired() {
        LampWorkspace workspace;
        const auto document = workspace.read("...\n...\n").value();
        auto& lamps = static_cast<LampDocument&>(*document);
        QMainWindow window;
        auto* canvas = static_cast<LampCanvas*>(workspace.createView(*document, &window));
        window.setCentralWidget(canvas);
        for (QDockWidget* dock : workspace.docks())
            window.addDockWidget(Qt::DockWidgetArea(dock->property("area").toInt()), dock);
        workspace.setCurrent(document.get(), canvas);
        window.resize(900, 600);
        window.show();
        QTest::mouseMove(canvas->viewport());

        auto* problems = window.findChild<ProblemsDock*>();
        QVERIFY(problems->panel().model()->rowCount() > 0);
        const auto act = [&](const char* id) {
            workspace.findChild<QAction*>(QStringLiteral("lamps.") + QLatin1String(id))->trigger();
        };
        act("next-problem");
        act("fix-problem");
        QCOMPARE(writeLamps(lamps.shown()), "*..\n...\n");
        QCOMPARE(problems->panel().model()->rowCount(), 0);

        const auto at = [canvas](Cell cell) {
            return canvas->geometryOfCells().rectOf(cell).center().toPoint();
        };
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at({1, 2}));
        QCOMPARE(writeLamps(lamps.shown()), "*..\n..*\n");
        act("fill");
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at({1, 0}));
        QCOMPARE(writeLamps(lamps.shown()), "***\n***\n");
        document->undoStack().undo();
        QCOMPARE(writeLamps(lamps.committed()), "*..\n..*\n");
        QCOMPARE(document->undoStack().count(), 3);
        workspace.setCurrent(nullptr, nullptr);
    }

    /// What every game has without asking for it.
    void refusesInSight() {
        LampWorkspace workspace;
        LampDocument document({Grid<TileIndex>({2, 2}, dark)});
        QMainWindow window;
        auto* canvas = workspace.createView(document, &window);
        window.setCentralWidget(canvas);
        window.show();
        workspace.setCurrent(&document, canvas);
        QSignalSpy messages(&workspace, &Workspace::message);
        document.refuse(QStringLiteral("Not <here>"));
        QCOMPARE(messages.takeFirst().at(0).toString(), QStringLiteral("Not <here>"));
        QCOMPARE(QToolTip::text(), QStringLiteral("<qt>Not &lt;here&gt;</qt>"));
        QToolTip::hideText();
        workspace.setCurrent(nullptr, nullptr);
    }
};

} // namespace stonemason::lamps

STONEMASON_TEST(stonemason::lamps::TestSmallestGame)

#include "test_smallest_game.moc"
