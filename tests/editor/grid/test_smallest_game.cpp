// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest game with an editor, to read what a new one needs, and what it gets from editor/grid for that.

#include "core/base/check.h"
#include "core/grid/grid.h"
#include "editor/app/document.h"
#include "editor/grid/actions/grid_editor_actions.h"
#include "editor/grid/grid_canvas.h"
#include "editor/grid/grid_workspace_of.h"
#include "editor/grid/picture_palette.h"
#include "editor/grid/problems/problem_model.h"
#include "editor/grid/tools/paint_target_of.h"
#include "editor/grid/tools/tool_hand.h"
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

using Lamps = Grid<TileIndex>;
constexpr TileIndex dark = 0;
constexpr TileIndex lit = 1;

/// Lights a lamp.
struct LampFix {
    Cell cell;
    bool operator==(const LampFix&) const = default;
};

BasicReport<LampFix> checkLamps(const Lamps& lamps) {
    if (std::ranges::count(lamps.values(), lit) > 0) return {};
    return {{{"lit", Severity::Error, {"lit/none"}, {{0, 0}}, {LampFix{{0, 0}}}}}, {}};
}

std::string writeLamps(const Lamps& lamps) {
    std::string rows;
    for (int row = 0; row < lamps.rows(); ++row) {
        for (TileIndex lamp : lamps.row(row))
            rows += lamp == lit ? '*' : '.';
        rows += '\n';
    }
    return rows;
}

Result<Lamps> readLamps(const std::string& rows) {
    const std::size_t line = rows.find('\n') + 1;
    if (line < 2 || rows.size() % line != 0) return Error{{"lamps/ragged"}};
    Lamps lamps({int(rows.size() / line), int(line) - 1}, dark);
    forEachCell(lamps.size(), [&](Cell cell) {
        if (rows[std::size_t(cell.row) * line + std::size_t(cell.column)] == '*') lamps[cell] = lit;
    });
    return lamps;
}

// The document.

class LampDocument : public Document {
    Q_OBJECT

public:
    explicit LampDocument(Lamps lamps) : committed_(std::move(lamps)), view_(committed_.size()) {
        show(committed_);
    }

    const Lamps& lamps() const { return shown_; } ///< with the stroke in progress
    const Lamps& committedLamps() const { return committed_; }
    GridState& view() const { return view_; }
    const BasicReport<LampFix>& report() const { return report_; }

    QString title() const override { return QStringLiteral("Lamps"); }
    void setFileBytes(const std::string&) override {}
    Result<std::string> bytesFor(const QString&) const override { return writeLamps(committed_); }
    Result<std::string> recoveryBytes() const override { return writeLamps(committed_); }
    Status reload(const std::string& bytes) override {
        Result<Lamps> read = readLamps(bytes);
        if (!read) return read.error();
        push(QStringLiteral("Reload"), std::move(read).value());
        return std::monostate{};
    }
    Status reloadFrom(Document& read) override { return reload(read.recoveryBytes().value()); }
    QImage thumbnail(QSize) const override { return {}; }
    QString lossWhenSavedAs(const QString&) const override { return {}; }

    void preview(const CellCodes& codes) {
        shown_ = committed_;
        extendPreview(codes);
    }
    void extendPreview(const CellCodes& codes) {
        Lamps lamps = shown_;
        for (const auto& [cell, code] : codes)
            lamps[cell] = code;
        show(std::move(lamps));
    }
    void cancelPreview() { show(committed_); }
    bool hasPreview() const { return shown_ != committed_; }
    void commit(const QString& text) { push(text, shown_); }
    void endGesture() {
        emit gestureEnds();
        cancelPreview();
    }
    void refuse(const QString& sentence) { emit refused(sentence); }
    void applyFix(const QString& text, const LampFix& fix) {
        Lamps after = committed_;
        after[fix.cell] = lit;
        push(text, std::move(after));
    }

signals:
    void cellsChanged(const stonemason::CellRange& range);
    void reportChanged();
    void gestureEnds();
    void refused(const QString& sentence);

private:
    /// Both ways, two boards change places.
    struct Exchange : QUndoCommand {
        Exchange(LampDocument& lamps, const QString& text, Lamps after)
            : QUndoCommand(text), document(lamps), other(std::move(after)) {}
        void redo() override {
            std::swap(document.committed_, other);
            document.show(document.committed_);
        }
        void undo() override { redo(); }

        LampDocument& document;
        Lamps other;
    };

    void push(const QString& text, Lamps after) {
        endGesture();
        if (after != committed_) undoStack_.push(new Exchange(*this, text, std::move(after)));
    }
    void show(Lamps lamps) {
        shown_ = std::move(lamps);
        view_.setBoard(shown_.size());
        report_ = checkLamps(shown_);
        emit cellsChanged(wholeOf(shown_.size()));
        emit reportChanged();
    }

    Lamps committed_;
    Lamps shown_;
    BasicReport<LampFix> report_;
    mutable GridState view_;
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
    }
    void paint(QPainter& painter, const GridGeometry& geometry, const CellRange& range) override {
        forEachCell(document_.lamps().size(), [&](Cell cell) {
            if (range.contains(cell))
                painter.fillRect(geometry.rectOf(cell), colourOf(document_.lamps()[cell]));
        });
    }
    QString describe(Cell cell) const override { return placeText(cell) + u' ' + heldIn(cell); }
    QString heldIn(Cell cell) const override { return nameOfLamp(document_.lamps()[cell]); }

private:
    LampDocument& document_;
};

class LampTarget : public PaintTargetOf<LampDocument, LampBrush> {
public:
    using PaintTargetOf::PaintTargetOf;

    Size size() const override { return document().lamps().size(); }
    TileIndex shown(Cell cell) const override { return document().lamps()[cell]; }
    TileIndex committed(Cell cell) const override { return document().committedLamps()[cell]; }
    QString nameOf(TileIndex code) const override { return nameOfLamp(code); }
    TileIndex current() const override { return brush().lamp(); }
    TileIndex blank() const override { return dark; }
    void pick(Cell cell) override { brush().setLamp(shown(cell)); }
    LiftedPiece stamp() const override { return {}; }
    void capture(const CellSet&) override {}
    void preview(const CellCodes& codes) override { document().preview(codes); }
    void extendPreview(const CellCodes& codes) override { document().extendPreview(codes); }
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
    static constexpr std::tuple changes{&LampDocument::cellsChanged};

    static QString cellText(const LampDocument& document, const LampCanvas*, Cell cell) {
        return statusText(document.view(), cell, {nameOfLamp(document.lamps()[cell])});
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

class LampDock : public BoundDock<LampDocument, LampCanvas> {
public:
    explicit LampDock(LampBrush& brush)
        : BoundDock(QStringLiteral("lamps"), QStringLiteral("Lamps"), Qt::LeftDockWidgetArea) {
        auto* model = new QStandardItemModel(this);
        for (TileIndex lamp : {dark, lit})
            model->appendRow(new QStandardItem(nameOfLamp(lamp)));
        auto* palette =
            new PicturePalette(*model, [](QPainter& painter, const QRect& square, const QModelIndex& index) {
                painter.fillRect(square, colourOf(TileIndex(index.row())));
            });
        setWidget(palette);
        connect(palette, &PicturePalette::chosen, this,
                [&brush](const QModelIndex& index) { brush.setLamp(TileIndex(index.row())); });
    }

protected:
    void bound() override { setEnabled(bool(binding())); }
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
                   emit created(new LampDocument(Lamps({4, 6}, dark)));
               });
    }

    QString openFilter() const override { return QStringLiteral("Lamps (*.lamps)"); }
    QStringList saveFilters() const override { return {openFilter()}; }
    QString nativeSuffix() const override { return QStringLiteral("lamps"); }
    bool recognises(std::string_view bytes) const override { return bytes.find('*') != bytes.npos; }
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
    void isPaintedCheckedAndMended() {
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
        QCOMPARE(writeLamps(lamps.lamps()), "*..\n...\n");
        QCOMPARE(problems->panel().model()->rowCount(), 0);

        const auto at = [canvas](Cell cell) {
            return canvas->geometryOfCells().rectOf(cell).center().toPoint();
        };
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at({1, 2}));
        QCOMPARE(writeLamps(lamps.lamps()), "*..\n..*\n");
        act("fill");
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at({1, 0}));
        QCOMPARE(writeLamps(lamps.lamps()), "***\n***\n");
        document->undoStack().undo();
        QCOMPARE(writeLamps(lamps.committedLamps()), "*..\n..*\n");
        QCOMPARE(document->undoStack().count(), 3);
        workspace.setCurrent(nullptr, nullptr);
    }

    /// What every game has without asking for it.
    void refusesInSight() {
        LampWorkspace workspace;
        LampDocument document(Lamps({2, 2}, dark));
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
