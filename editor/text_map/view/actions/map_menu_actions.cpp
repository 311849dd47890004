// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/actions/map_menu_actions.h"

#include "editor/app/widgets/icons.h"
#include "editor/grid/actions/symmetry_button.h"
#include "editor/text_map/view/dialogs/text_map_export_dialog.h"
#include "editor/text_map/view/dialogs/text_map_size_dialog.h"

#include <QActionGroup>
#include <QMenu>

namespace stonemason::text_map {

MapMenuActions::MapMenuActions(TextMapRenderer& renderer, QObject* parent)
    : BoundTextMapActions(parent)
    , renderer_(renderer)
    , mirrorings_(new QActionGroup(this))
    , symmetryMenu_(std::make_unique<QMenu>())
    , charsets_(new QActionGroup(this))
    , charsetMenu_(std::make_unique<QMenu>())
    , state_(new SymmetryAction(QStringLiteral("text-map.symmetry-state"), symmetryMenu_.get(), this)) {
    state_->setProperty("pinned", true);
    addSymmetry();
    addSize();
    addCharsets();
    QAction* statistics =
        add(QStringLiteral("statistics"), QStringLiteral("statistics"), tr("&Statistics"),
            tr("Show size, share of walls and characters of the map"), Qt::ALT | Qt::Key_Return);
    connect(statistics, &QAction::triggered, this, &MapMenuActions::statisticsRequested);
    export_ = add(QStringLiteral("export"), QStringLiteral("export"), tr("&Export…"),
                  tr("Show the map's text or its picture, to copy or save"), Qt::CTRL | Qt::Key_E);
    export_->setIconText(tr("Export…"));
    export_->setProperty("primary", true);
    connect(export_, &QAction::triggered, this, &MapMenuActions::showExport);
    menu_ += {statistics, export_};
}

MapMenuActions::~MapMenuActions() = default;

void MapMenuActions::addSymmetry() {
    symmetryMenu_->setTitle(tr("S&ymmetry"));
    symmetryMenu_->setIcon(icon(QStringLiteral("symmetry")));
    const auto addOne = [this](Transform transform, const QString& id, const QString& picture,
                               const QString& text, const QString& tip) {
        QAction* action = add(QStringLiteral("symmetry-") + id, picture, text, tip);
        action->setCheckable(true);
        action->setActionGroup(mirrorings_);
        action->setData(int(transform));
        connect(action, &QAction::triggered, this, [this, transform] {
            document()->endGesture();
            viewState()->setMirroring(transform);
        });
        symmetryMenu_->addAction(action);
    };
    addOne(Transform::Identity, QStringLiteral("none"), QStringLiteral("symmetry-none"), tr("&No Symmetry"),
           tr("Paint without mirroring"));
    addOne(Transform::HalfTurn, QStringLiteral("half-turn"), QStringLiteral("symmetry-half-turn"),
           tr("&Half-Turn"), tr("Every stroke appears half-turned too"));
    addOne(Transform::FlipVertical, QStringLiteral("top-bottom"), QStringLiteral("flip-vertical"),
           tr("&Top and Bottom"), tr("Every stroke is mirrored in the other half"));
    addOne(Transform::FlipHorizontal, QStringLiteral("left-right"), QStringLiteral("flip-horizontal"),
           tr("&Left and Right"), tr("Every stroke is mirrored on the other side"));
    menu_ += symmetryMenu_->menuAction();
}

void MapMenuActions::addSize() {
    QAction* size = add(QStringLiteral("resize"), QStringLiteral("zoom-fit"), tr("Si&ze…"),
                        tr("Add or take away rows and columns on any side"));
    connect(size, &QAction::triggered, this,
            [this] { TextMapSizeDialog(*document(), renderer_, window()).exec(); });
    menu_ += size;
}

/// For files whose characters were taken for others than they are.
void MapMenuActions::addCharsets() {
    charsetMenu_->setTitle(tr("&Characters of the File"));
    charsetMenu_->setIcon(icon(QStringLiteral("text-map")));
    charsetMenu_->menuAction()->setObjectName(QStringLiteral("text-map.charset"));
    const auto addOne = [this](Charset charset, const QString& id, const QString& tip) {
        QAction* action =
            add(QStringLiteral("charset-") + id, QStringLiteral("text-map"), charsetName(charset), tip);
        action->setCheckable(true);
        action->setActionGroup(charsets_);
        action->setData(int(charset));
        connect(action, &QAction::triggered, this, [this, charset] {
            document()->reread(charset);
            update();
        });
        charsetMenu_->addAction(action);
    };
    addOne(Charset::Utf8, QStringLiteral("utf-8"),
           tr("Read the file's bytes as UTF-8, which most programs write today"));
    addOne(Charset::Cp437, QStringLiteral("cp437"),
           tr("Read each byte of the file as a character of DOS, with lines, blocks and shades"));
    addOne(Charset::Cp1252, QStringLiteral("cp1252"),
           tr("Read each byte of the file as a character of Windows or Latin-1"));
    menu_ += {charsetMenu_->menuAction(), addSeparator()};
}

void MapMenuActions::bound() {
    binding().on(viewState(), &TextMapViewState::mirroringChanged, [this] { update(); });
    binding().on(document(), &TextMapDocument::replaced, [this] { update(); });
}

void MapMenuActions::refresh() {
    const Transform now = viewState()->mirroring();
    for (QAction* choice : mirrorings_->actions())
        choice->setChecked(Transform(choice->data().toInt()) == now);
    for (QAction* choice : charsets_->actions())
        choice->setChecked(Charset(choice->data().toInt()) == charsetOf(document()->committedMap()));
    const QAction* chosen = mirrorings_->checkedAction();
    const bool isMirrored = now != Transform::Identity;
    const QString name = chosen->text().remove(QLatin1Char('&'));
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

} // namespace stonemason::text_map
