// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/text_map_actions.h"

#include "editor/grid/actions/symmetry_button.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/dialogs/text_map_dialogs.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace stonemason::text_map {

namespace {

QString mapPartMimeType() {
    return QStringLiteral("application/x-stonemason-text-map-part");
}

} // namespace

EditActions::EditActions(SignBrush& brush, QObject* parent)
    : StampEditActions(QStringLiteral("text-map"),
                       {.paste = tr("Take the copied characters as a stamp to put down"),
                        .remove = tr("Make the selected cells floor"),
                        .selectAll = tr("Select every cell"),
                        .noTurn = tr("Nothing is selected. Select cells first.")},
                       tr("Pasted %1 × %2 cells: click to put them down, Esc to cancel."), brush, parent)
    , brush_(brush) {
    addTurns();
}

void EditActions::copy() {
    const LiftedPiece part = lifted(target(), view()->state().selection());
    auto* data = new QMimeData;
    data->setText(partText(part, brush_.signs(), Untouched::Blank));
    // Without a gap within the rectangle both texts are the same.
    if (std::int64_t(part.cells.size()) < std::int64_t{part.size.rows} * part.size.columns)
        data->setData(mapPartMimeType(), partText(part, brush_.signs(), Untouched::Marked).toUtf8());
    QGuiApplication::clipboard()->setMimeData(data);
}

Result<LiftedPiece> EditActions::pieceOn(const QMimeData& data) {
    const QString own = QString::fromUtf8(data.data(mapPartMimeType()));
    return partOf(own.isEmpty() ? data.text() : own, brush_.signs());
}

MapMenuActions::MapMenuActions(TextMapRenderer& renderer, QObject* parent)
    : BoundTextMapActions(parent)
    , renderer_(renderer)
    , symmetryMenu_(tr("S&ymmetry"), QStringLiteral("symmetry"))
    , charsetMenu_(tr("&Characters of the File"), QStringLiteral("text-map"))
    , state_(new SymmetryAction(QStringLiteral("text-map.symmetry-state"), &symmetryMenu_, this)) {
    state_->setProperty("pinned", true);
    addSymmetry();
    addSize();
    addCharsets();
    QAction* statistics = add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("&Statistics"),
                              tr("Show size, share of walls and characters of the map"),
                              Qt::ALT | Qt::Key_Return, &MapMenuActions::statisticsRequested);
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the map's text or its picture, to copy or save"), Qt::CTRL | Qt::Key_E,
                  &MapMenuActions::showExport);
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
    menu_ += {statistics, export_};
}

void MapMenuActions::addSymmetry() {
    const auto addOne = [this](Transform transform, const QString& id, const QString& picture,
                               const QString& text, const QString& tip) {
        QAction* action = add(QStringLiteral("symmetry-") + id, picture, text, tip, {}, [this, transform] {
            document()->endGesture();
            viewState()->setMirroring(transform);
        });
        symmetryMenu_.addChoice(action, int(transform));
    };
    addOne(Transform::Identity, QStringLiteral("none"), QStringLiteral("symmetry-none"), tr("&No Symmetry"),
           tr("Paint without mirroring"));
    addOne(Transform::HalfTurn, QStringLiteral("half-turn"), QStringLiteral("symmetry-half-turn"),
           tr("&Half-Turn"), tr("Every stroke appears half-turned too"));
    addOne(Transform::FlipVertical, QStringLiteral("top-bottom"), QStringLiteral("flip-vertical"),
           tr("&Top and Bottom"), tr("Every stroke is mirrored in the other half"));
    addOne(Transform::FlipHorizontal, QStringLiteral("left-right"), QStringLiteral("flip-horizontal"),
           tr("&Left and Right"), tr("Every stroke is mirrored on the other side"));
    menu_ += symmetryMenu_.menuAction();
}

void MapMenuActions::addSize() {
    QAction* size = add(QStringLiteral("resize"), QStringLiteral("zoom-fit"), tr("Si&ze…"),
                        tr("Add or take away rows and columns on any side"), {},
                        [this] { TextMapSizeDialog(*document(), renderer_, window()).exec(); });
    menu_ += size;
}

/// For files whose characters were taken for others than they are.
void MapMenuActions::addCharsets() {
    charsetMenu_.menuAction()->setObjectName(QStringLiteral("text-map.charset"));
    const auto addOne = [this](Charset charset, const QString& id, const QString& tip) {
        QAction* action = add(QStringLiteral("charset-") + id, QStringLiteral("text-map"),
                              charsetName(charset), tip, {}, [this, charset] {
                                  document()->reread(charset);
                                  update();
                              });
        charsetMenu_.addChoice(action, int(charset));
    };
    addOne(Charset::Utf8, QStringLiteral("utf-8"),
           tr("Read the file's bytes as UTF-8, which most programs write today"));
    addOne(Charset::Cp437, QStringLiteral("cp437"),
           tr("Read each byte of the file as a character of DOS, with lines, blocks and shades"));
    addOne(Charset::Cp1252, QStringLiteral("cp1252"),
           tr("Read each byte of the file as a character of Windows or Latin-1"));
    addOne(Charset::ShiftJis, QStringLiteral("shift-jis"),
           tr("Read the file's bytes as Shift-JIS, as Japanese games write it"));
    menu_ += {charsetMenu_.menuAction(), addSeparator()};
}

void MapMenuActions::bound() {
    binding().on(viewState(), &TextMapViewState::mirroringChanged, [this] { update(); });
    binding().on(document(), &TextMapDocument::replaced, [this] { update(); });
}

void MapMenuActions::refresh() {
    const Transform now = viewState()->mirroring();
    symmetryMenu_.check(int(now));
    charsetMenu_.check(int(charsetOf(document()->committedMap())));
    const bool isMirrored = now != Transform::Identity;
    const QString name = symmetryMenu_.checked()->text().remove(QLatin1Char('&'));
    state_->setVerdict({.icon = isMirrored ? QStringLiteral("symmetry") : QStringLiteral("symmetry-none"),
                        .text = name,
                        .sentence = name,
                        .tip = isMirrored ? tr("Every stroke is mirrored. Click to choose another symmetry.")
                                          : tr("Click to have every stroke mirrored"),
                        .isDeclared = isMirrored,
                        .isObeyed = true});
}

void MapMenuActions::showExport() {
    TextMapExportDialog dialog(*document(), window());
    connect(&dialog, &ExportDialog::message, this, &ActionSet::message);
    dialog.exec();
}

ViewActions::ViewActions(QObject* parent) : SwitchActions(parent) {
    addSwitch(QStringLiteral("signs"), QStringLiteral("codes"), tr("&Characters"),
              tr("Write over each cell its character in the file"), Qt::CTRL | Qt::Key_L,
              &TextMapViewState::showsSigns, &TextMapViewState::setShowsSigns,
              &TextMapViewState::styleChanged);
    addSwitch(QStringLiteral("grid"), QStringLiteral("grid"), tr("&Grid"), tr("Draw lines between the cells"),
              Qt::CTRL | Qt::Key_G, &TextMapViewState::showsGrid, &TextMapViewState::setShowsGrid,
              &TextMapViewState::styleChanged);
}

namespace {

ToolOffer textMapToolOffer() {
    ToolOffer offer = gridToolOffer();
    offer.at(QStringLiteral("eraser"))->tip = TextMapActions::tr("Erase to floor");
    return offer;
}

} // namespace

TextMapActions::TextMapActions(SignBrush& brush, StampShelf& stamps, TextMapRenderer& renderer,
                               QObject* parent)
    : GridEditorActions({.menuTitle = tr("&Map"),
                         .fit = tr("&Fit Map"),
                         .fitTip = tr("Show the whole map as large as it fits"),
                         .printTip = tr("Print the map")},
                        brush, ToolBox(gridTools()), textMapToolOffer(), &stamps, parent)
    , edit_(add(new EditActions(brush, this)))
    , view_(add(new ViewActions(this)))
    , map_(add(new MapMenuActions(renderer, this)))
    , meanings_(add(new MeaningActions(brush, this))) {
}

WorkspaceActions TextMapActions::places() const {
    WorkspaceActions places = GridEditorActions::places();
    places.edit = edit_->menu();
    places.view += view_->menu();
    places.menu = meanings_->menu() + map_->menu();
    places.toolBar += {map_->symmetryAction(), map_->exportAction()};
    places.exports.prepend(map_->exportAction());
    return places;
}

} // namespace stonemason::text_map
