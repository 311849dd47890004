// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/actions/pattern_actions.h"

#include "core/ambush/pattern.h"
#include "core/ambush/pattern_file.h"
#include "core/format/json.h"
#include "core/format/text_file.h"
#include "editor/ambush/model/pattern_state.h"
#include "editor/ambush/text/ambush_text.h"
#include "editor/ambush/view/art/pattern_renderer.h"
#include "editor/ambush/view/dialogs/pattern_dialogs.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>

namespace stonemason::ambush {

PatternEditActions::PatternEditActions(PatternBrush& brush, QObject* parent)
    : StampEditActions(
          QStringLiteral("pattern"),
          {.paste = tr("Take the copied signs as a stamp to put down"),
           .remove = tr("Leave the selected cells out of the comparison"),
           .selectAll = tr("Select every cell"),
           .noTurn = tr("Nothing is selected. Select cells first, or turn the whole pattern in the "
                        "Pattern menu.")},
          tr("Pasted %1 × %2 signs: click to put them down, Esc to cancel."), brush, parent) {
    addTurns();
    setKeys(*action(QStringLiteral("flip-horizontal")), {Qt::SHIFT | Qt::Key_X}); // X is a sign
}

void PatternEditActions::copy() {
    QGuiApplication::clipboard()->setText(partText(lifted(target(), view()->state().selection())));
}

/// Part of a pattern, or a whole one in whatever form.
Result<LiftedPiece> PatternEditActions::pieceOn(const QMimeData& data) {
    const std::string bytes = data.text().toStdString();
    if (!looksLikeJson(withoutMark(bytes)))
        if (auto part = partOf(data.text())) return std::move(*part);
    const Result<Pattern> pattern = readPattern(bytes, Completeness::Draft);
    if (!pattern) return pattern.error();
    LiftedPiece whole{pattern->signs.size(), {}};
    forEachCell(whole.size, [&](Cell cell) { whole.cells.push_back({cell, codeOf(pattern->signs[cell])}); });
    return whole;
}

PatternMenuActions::PatternMenuActions(PatternRenderer& renderer, QObject* parent)
    : BoundPatternActions(parent), renderer_(renderer), turnMenu_(std::make_unique<QMenu>()) {
    addTurns();
    addOthers();
}

void PatternMenuActions::addTurn(const QString& picture, const QString& text, const QString& tip,
                                 Transform transform) {
    const QString step = QString(text).remove(QLatin1Char('&'));
    QAction* action =
        add(QStringLiteral("whole-") + picture, picture, text, tip, {}, [this, transform, step] {
            document()->change(step, [transform](Pattern& pattern) {
                pattern.signs = transformed(pattern.signs, transform);
            });
        });
    turnMenu_->addAction(action);
}

void PatternMenuActions::addTurns() {
    turnMenu_->setTitle(tr("Turn or &Flip the Pattern"));
    turnMenu_->setIcon(icon(QStringLiteral("rotate-right")));
    addTurn(QStringLiteral("rotate-left"), tr("Rotate Pattern &Left"), tr("Turn all signs to the left"),
            Transform::ThreeQuarterTurn);
    addTurn(QStringLiteral("rotate-right"), tr("Rotate Pattern &Right"), tr("Turn all signs to the right"),
            Transform::QuarterTurn);
    addTurn(QStringLiteral("flip-horizontal"), tr("Flip Pattern &Horizontally"),
            tr("Swap left and right of the pattern"), Transform::FlipHorizontal);
    addTurn(QStringLiteral("flip-vertical"), tr("Flip Pattern &Vertically"),
            tr("Swap top and bottom of the pattern"), Transform::FlipVertical);
    menu_ += turnMenu_->menuAction();
}

void PatternMenuActions::addOthers() {
    QAction* resize = add(QStringLiteral("resize"), QStringLiteral("zoom-fit"), tr("Si&ze…"),
                          tr("Add or take away rows and columns on any side"), {},
                          [this] { PatternSizeDialog(*document(), renderer_, window()).exec(); });
    QAction* properties =
        add(QStringLiteral("properties"), QStringLiteral("info"), tr("&Properties"),
            tr("Edit name and note, the share that must agree, and how the pattern may be turned"),
            Qt::ALT | Qt::Key_Return, &PatternMenuActions::propertiesRequested);
    QAction* preview = add(QStringLiteral("preview"), QStringLiteral("search"), tr("&Try on a Map"),
                           tr("Show where on a map the pattern finds places, as it is drawn"),
                           Qt::CTRL | Qt::ALT | Qt::Key_T, &PatternMenuActions::previewRequested);
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the pattern's file, its rows of text or its picture, to copy or save"),
                  Qt::CTRL | Qt::Key_E, [this] {
                      PatternExportDialog dialog(*document(), window());
                      connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
                      dialog.exec();
                  });
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
    menu_ += {resize, addSeparator(), properties, preview};
}

PatternViewActions::PatternViewActions(QObject* parent) : SwitchActions(parent) {
    addSwitch(QStringLiteral("codes"), QStringLiteral("codes"), tr("&Codes"),
              tr("Write over each cell its character in files"), Qt::CTRL | Qt::Key_L,
              &PatternViewState::showsCharacters, &PatternViewState::setShowsCharacters,
              &PatternViewState::styleChanged);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the cells"),
              Qt::CTRL | Qt::Key_G, &PatternViewState::showsGrid, &PatternViewState::setShowsGrid,
              &PatternViewState::styleChanged);
}

namespace {

/// A sign as it is drawn on patterns.
QIcon signIcon(char sign) {
    constexpr int side = 32;
    QPixmap pixmap(side, side);
    QPainter painter(&pixmap);
    paintSign(painter, QRectF(0, 0, side, side), sign, signPalette(false));
    painter.end();
    return QIcon(pixmap);
}

/// What the action is called for ever: signs are no letters.
QString idOf(char sign) {
    return QStringLiteral("sign-%1").arg(int(sign));
}

} // namespace

QStringList toolsOfSigns() {
    return {QStringLiteral("brush"), QStringLiteral("line"),    QStringLiteral("rectangle"),
            QStringLiteral("fill"),  QStringLiteral("scatter"), QStringLiteral("replace")};
}

void chooseSign(PatternBrush& brush, char sign) {
    brush.setSign(sign);
    if (!toolsOfSigns().contains(brush.tool())) brush.setTool(QStringLiteral("brush"));
}

SignActions::SignActions(PatternBrush& brush, QObject* parent)
    : BoundPatternActions(parent), brush_(brush), menu_(tr("Si&gn"), QStringLiteral("codes")) {
    for (const char sign : allSigns) {
        //: %1 is what a sign of a pattern asks for, %2 a sentence on it
        QAction* choice = add(idOf(sign), QStringLiteral("codes"), signName(sign),
                              tr("Paint \"%1\". %2").arg(signName(sign), signSentence(sign)),
                              QKeySequence(QString(QLatin1Char(sign))), [this, sign] {
                                  chooseSign(brush_, sign);
                                  if (binding().view()) binding().view()->setFocus();
                              });
        choice->setIcon(signIcon(sign));
        menu_.addChoice(choice, sign);
    }
    connect(&brush_, &PatternBrush::paintChanged, this, [this] { update(); });
}

void SignActions::refresh() {
    menu_.check(brush_.sign());
}

namespace {

ToolOffer patternToolOffer() {
    ToolOffer offer = gridToolOffer();
    offer.at(QStringLiteral("eraser"))->tip = PatternActions::tr("Erase: these cells are not compared then");
    return offer;
}

} // namespace

PatternActions::PatternActions(PatternBrush& brush, StampShelf& stamps, PatternRenderer& renderer,
                               QObject* parent)
    : GridEditorActions({.menuTitle = tr("&Pattern"),
                         .fit = tr("&Fit Pattern"),
                         .fitTip = tr("Show the whole pattern as large as it fits"),
                         .printTip = tr("Print the pattern")},
                        brush, ToolBox(gridTools()), patternToolOffer(), &stamps, parent)
    , signs_(add(new SignActions(brush, this)))
    , edit_(add(new PatternEditActions(brush, this)))
    , view_(add(new PatternViewActions(this)))
    , pattern_(add(new PatternMenuActions(renderer, this))) {
}

WorkspaceActions PatternActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu();
    places.menu = pattern_->menu() + places.menu;
    places.tools.insert(tools().menu().size(), signs_->menuAction());
    places.toolBar += pattern_->exportAction();
    places.exports.prepend(pattern_->exportAction());
    return places;
}

} // namespace stonemason::ambush
