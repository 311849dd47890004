// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/deck/deck_workspace.h"

#include "core/format/deck_format.h"
#include "editor/app/icons.h"
#include "editor/deck/actions/card_actions.h"
#include "editor/deck/deck_document.h"
#include "editor/deck/deck_view.h"
#include "editor/text/names.h"

#include <QDir>

namespace stonemason {

DeckWorkspace::DeckWorkspace(const Catalogue& catalogue, QObject* parent)
    : Workspace(parent)
    , catalogue_(catalogue)
    , newDeck_(new QAction(icon(QStringLiteral("new-deck")), tr("New &Deck"), this))
    , cards_(new CardActions(this)) {
    connect(cards_, &CardActions::message, this, &Workspace::message);
    newDeck_->setObjectName(QStringLiteral("deck.new"));
    newDeck_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    //: %1 is the game's name, %2 a shortcut
    newDeck_->setToolTip(
        tr("Begin a deck for %1 (%2)")
            .arg(localText(catalogue.name), newDeck_->shortcut().toString(QKeySequence::NativeText)));
    newDeck_->setStatusTip(tr("Put together four stacks of cards for %1").arg(localText(catalogue.name)));
    connect(newDeck_, &QAction::triggered, this, [this] { emit created(new DeckDocument(catalogue_)); });
}

DeckWorkspace::~DeckWorkspace() = default;

QString DeckWorkspace::id() const {
    return QStringLiteral("deck");
}

QString DeckWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 decks (*.sdeck *.txt)").arg(localText(catalogue_.name));
}

QStringList DeckWorkspace::saveFilters() const {
    return {tr("Stonemason decks (*.sdeck)"), tr("Sets of the game (*.txt)")};
}

QString DeckWorkspace::nativeSuffix() const {
    return QStringLiteral("sdeck");
}

bool DeckWorkspace::recognises(std::string_view bytes) const {
    return looksLikeDecks(bytes);
}

Result<std::unique_ptr<Document>> DeckWorkspace::read(const std::string& bytes) const {
    auto reading = readDecks(bytes, catalogue_);
    if (!reading) return reading.error();
    return std::unique_ptr<Document>(std::make_unique<DeckDocument>(std::move(reading).value(), catalogue_));
}

QWidget* DeckWorkspace::createView(Document& document, QWidget* parent) {
    auto& decks = static_cast<DeckDocument&>(document);
    auto* view = new DeckView(decks, parent);
    connect(&decks, &DeckDocument::refused, view,
            [this](const QString& sentence) { emit message(sentence); });
    return view;
}

void DeckWorkspace::setCurrent(Document* document, QWidget* view) {
    current_ = qobject_cast<DeckDocument*>(document);
    view_ = current_ ? qobject_cast<DeckView*>(view) : nullptr;
    cards_->bind(current_, view_);
}

QList<QDockWidget*> DeckWorkspace::docks() {
    return {};
}

WorkspaceActions DeckWorkspace::actions() {
    WorkspaceActions places;
    places.create = {newDeck_};
    places.edit = cards_->menu();
    places.view = cards_->viewMenu();
    return places;
}

QList<QWidget*> DeckWorkspace::statusWidgets() {
    return {};
}

QStringList DeckWorkspace::samples() const {
    QStringList paths;
    const QDir decks(QStringLiteral(":/decks"));
    for (const QString& name : decks.entryList({QStringLiteral("*.sdeck")}, QDir::Files, QDir::Name))
        paths += decks.filePath(name);
    return paths;
}

} // namespace stonemason
