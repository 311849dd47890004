// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/deck_workspace.h"

#include "core/token_battle/format/deck_format.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/message_bar.h"
#include "editor/text/names.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/model/deck_importer.h"
#include "editor/token_battle/deck/view/actions/card_actions.h"
#include "editor/token_battle/deck/view/actions/deck_actions.h"
#include "editor/token_battle/deck/view/actions/list_actions.h"
#include "editor/token_battle/deck/view/art/deck_sheet.h"
#include "editor/token_battle/deck/view/deck_view.h"
#include "editor/token_battle/deck/view/docks/card_dock.h"
#include "editor/token_battle/deck/view/docks/deck_check_dock.h"
#include "editor/token_battle/deck/view/docks/deck_list_dock.h"
#include "editor/token_battle/deck/view/docks/deck_properties_dock.h"
#include "editor/token_battle/deck/view/docks/deck_status.h"
#include "editor/token_battle/deck/view/plots/deck_plots.h"
#include "editor/token_battle/deck/view/plots/schedule_plot.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"
#include "editor/token_battle/deck/view/strength/strength_dock.h"
#include "editor/token_battle/deck/view/strength/strength_form.h"

#include <QDir>

#include <utility>

namespace stonemason::token_battle {

DeckWorkspace::DeckWorkspace(const Catalogue& catalogue, std::shared_ptr<const DuelTable> duels,
                             Dialogs& dialogs, Settings& settings, QObject* parent)
    : Workspace(parent)
    , catalogue_(catalogue)
    , duels_(std::move(duels))
    , dialogs_(dialogs)
    , settings_(settings) {
    makeNewAction();
}

void DeckWorkspace::createEditor() {
    const auto selected = [this] { return selectedDecks(); };
    cards_ = new CardActions(this);
    list_ = new ListActions(selected, this);
    importer_ = new DeckImporter(dialogs_, this);
    exchange_ = new ExchangeActions(*importer_, dialogs_, selected, this);
    print_ = new DeckPrintActions(dialogs_, selected, this);
    checks_ = new CheckActions(this);
    status_ = new DeckStatus(this);
    makeDocks();
    setPlayable(isPlayable_);
    connectParts();
    setCurrent(nullptr, nullptr);
}

void DeckWorkspace::makeDocks() {
    decks_ = new DeckListDock;
    check_ = new DeckCheckDock(catalogue_);
    card_ = new CardDock(catalogue_);
    properties_ = new DeckPropertiesDock;
    for (DeckDock* dock : std::initializer_list<DeckDock*>{decks_, card_, properties_, check_})
        docks_.add(dock);
    list_->action(QStringLiteral("measure"))->setVisible(bool(duels_));
    if (duels_) {
        strength_ = new StrengthDock(catalogue_, duels_, dialogs_);
        strength_->form()->setOpponents(
            [this] { return opponents_ ? opponents_() : std::vector<OpponentDeck>(); });
        docks_.add(strength_);
        setHelpPage(*strength_, QStringLiteral("measuring-decks.md#in-the-window"));
    }
    setHelpPage(*card_, QStringLiteral("cards.md"));
    decks_->setProperty("share", 2);
    card_->setProperty("share", 2);
    properties_->setProperty("tabWith", card_->objectName());
    card_->setProperty("tabs", QStringList{QStringLiteral("historyDock")});
    decks_->setActions(
        list_->contextMenu() + exchange_->clipboard() +
            QList{exchange_->action(QStringLiteral("compare")), exchange_->action(QStringLiteral("share"))},
        list_->buttons(), list_->action(QStringLiteral("delete-decks")));
}

void DeckWorkspace::makeNewAction() {
    newDeck_ = new QAction(icon(QStringLiteral("new-deck")), tr("New &Deck"), this);
    newDeck_->setObjectName(QStringLiteral("deck.new"));
    newDeck_->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    //: %1 is the game's name
    setTip(*newDeck_, tr("Start a deck for %1").arg(localText(catalogue_.name)));
    newDeck_->setStatusTip(tr("Build four stacks of cards for %1").arg(localText(catalogue_.name)));
    connect(newDeck_, &QAction::triggered, this, [this] { emit created(new DeckDocument(catalogue_)); });
}

void DeckWorkspace::connectParts() {
    for (ActionSet* set : std::initializer_list<ActionSet*>{cards_, list_, exchange_, print_, checks_})
        connect(set, &ActionSet::message, this, &Workspace::message);
    for (const DeckDock* dock : docks_.alive())
        connect(dock, &DeckDock::message, this, &Workspace::message);
    connect(importer_, &DeckImporter::message, this, &Workspace::message);
    connect(importer_, &DeckImporter::lacked, this, [this](DeckDocument* document, const QString& sentences) {
        emit noticePosted(document,
                          {.id = QStringLiteral("intake"), .kind = Notice::Kind::Warning, .text = sentences});
    });
    connect(importer_, &DeckImporter::lackChanged, this,
            [this](DeckDocument* document, const QString& sentences) {
                emit noticePosted(document, {.id = QStringLiteral("intake"),
                                             .kind = Notice::Kind::Warning,
                                             .text = sentences,
                                             .onlyUpdates = true});
            });
    connectList();
    connectCheck();
}

void DeckWorkspace::connectList() {
    connect(decks_, &DeckListDock::selectionChanged, list_, &ListActions::selectionChanged);
    const auto addText = [this](const QString& text, int before) {
        if (current_) importer_->addText(*current_, text, before);
    };
    const auto addFiles = [this](const QList<QUrl>& files, int before) {
        if (current_) importer_->addFiles(*current_, files, before);
    };
    connect(decks_, &DeckListDock::textDropped, this, addText, Qt::QueuedConnection);
    connect(decks_, &DeckListDock::filesDropped, this, addFiles, Qt::QueuedConnection);
    connect(list_, &ListActions::renameRequested, this, [this] {
        if (!decks_) return;
        decks_->unhideShown(); // first: a list that gets the keys goes to one of the decks it has
        showDock(decks_);
        decks_->editName();
    });
    connect(list_, &ListActions::playRequested, this,
            [this] { emit playRequested(current_, current_->shown()); });
    connect(list_, &ListActions::measureRequested, this, [this] { showDock(strength_); });
    connect(list_, &ListActions::searchRequested, this, [this] {
        showDock(decks_);
        if (decks_) decks_->startSearch();
    });
}

void DeckWorkspace::connectCheck() {
    connect(check_, &DeckCheckDock::placeChosen, this, [this](Slot place) {
        view_->gestures().setCursor(place);
        view_->stacks()->setFocus();
    });
    connect(checks_, &CheckActions::nextProblemRequested, check_, &DeckCheckDock::chooseNext);
    connect(checks_->statistics(), &QAction::toggled, check_, &DeckCheckDock::setUnfolded);
    connect(check_, &DeckCheckDock::unfoldedChanged, checks_->statistics(), &QAction::setChecked);
    checks_->statistics()->setChecked(check_->isUnfolded());
    SchedulePlot* schedule = check_->plots()->schedule();
    connect(checks_->rotation(), &QAction::toggled, schedule, &SchedulePlot::setInRotation);
    schedule->addAction(checks_->rotation());
    schedule->setContextMenuPolicy(Qt::ActionsContextMenu);
}

std::vector<int> DeckWorkspace::selectedDecks() const {
    return decks_ ? decks_->selectedDecks() : std::vector<int>();
}

QString DeckWorkspace::id() const {
    return QStringLiteral("deck");
}

QString DeckWorkspace::openFilter() const {
    //: %1 is the game's name
    return tr("%1 decks (*.sdeck *.txt *.md *.csv *.html)").arg(localText(catalogue_.name));
}

QStringList DeckWorkspace::saveFilters() const {
    return {tr("Stonemason decks (*.sdeck)"), tr("Sets of the game (*.txt)")};
}

QString DeckWorkspace::nativeSuffix() const {
    return QStringLiteral("sdeck");
}

bool DeckWorkspace::recognises(std::string_view bytes) const {
    return looksLikeDecks(bytes, catalogue_);
}

int DeckWorkspace::likeness(std::string_view text) const {
    return deckLikeness(text);
}

ContentReader DeckWorkspace::contentReader() const {
    return [&cards = catalogue_](const std::string& bytes, ContentSource source) -> Result<MakeDocument> {
        auto reading = readDecks(bytes, cards);
        if (!reading) return reading.error();
        // There would be no deck to open.
        if (reading->library.empty() && !reading->leftOut.empty()) return reading->leftOut.front().reason;
        std::optional<DeckFileFormat> form;
        if (source == ContentSource::File) form = deckFileFormatOf(bytes, cards);
        const bool isUnnamed =
            source == ContentSource::Words && namePastedDeck(reading.value(), bytes, cards);
        return MakeDocument([reading = std::move(reading).value(), form, isUnnamed, &cards]() mutable {
            auto document = std::make_unique<DeckDocument>(std::move(reading), cards);
            document->setFileForm(form);
            if (isUnnamed) document->setNameIsGeneral();
            return document;
        });
    };
}

QImage DeckWorkspace::thumbnail(const Document& document, QSize size) const {
    const DeckLibrary& library = static_cast<const DeckDocument&>(document).library();
    const Deck none;
    return deckPicture(library.empty() ? none : library.at(library.active()).deck, catalogue_, size);
}

QWidget* DeckWorkspace::createView(Document& document, QWidget* parent) {
    ensureEditor();
    auto& decks = static_cast<DeckDocument&>(document);
    decks.takeTitleAsName();
    auto* view = new DeckView(decks, parent);
    setHelpPage(*view, QStringLiteral("decks.md"));
    rememberView(*view, settings_);
    const DeckGestures& gestures = view->gestures();
    connect(&decks, &DeckDocument::refused, view,
            [this](const QString& sentence) { emit message(sentence); });
    // The message about the last gesture no longer applies.
    connect(&decks, &DeckDocument::deckChanged, view, [this] { emit message({}); });
    connect(&gestures, &DeckGestures::handChanged, view, [this, &gestures] {
        if (gestures.hand().empty()) emit message({});
    });
    // Queued, here and in the list: a dialog during the drop would block the drag source too.
    connect(
        new TextDrop(*view), &TextDrop::dropped, view,
        [this, &decks](const QString& text) { importer_->addText(decks, text, decks.shown() + 1); },
        Qt::QueuedConnection);
    return view;
}

void DeckWorkspace::setCurrent(Document* document, QWidget* view) {
    ensureEditor();
    current_ = qobject_cast<DeckDocument*>(document);
    view_ = current_ ? qobject_cast<DeckView*>(view) : nullptr;
    for (DeckDock* dock : docks_.alive())
        dock->bind(current_, view_);
    cards_->bind(current_, view_);
    list_->bind(current_, view_);
    exchange_->bind(current_, view_);
    print_->bind(current_, view_);
    checks_->bind(current_, view_);
    status_->bind(current_, view_);
}

QList<QDockWidget*> DeckWorkspace::docks() {
    ensureEditor();
    return docks_.alive<QDockWidget>();
}

void DeckWorkspace::setPlayable(bool playable) {
    isPlayable_ = playable;
    if (list_) list_->action(QStringLiteral("play"))->setVisible(playable);
}

void DeckWorkspace::setOpponents(std::function<std::vector<OpponentDeck>()> opponents) {
    opponents_ = std::move(opponents);
}

void DeckWorkspace::goToProblem() {
    if (check_ && view_) check_->chooseNext();
}

QList<QAction*> DeckWorkspace::deckActions() {
    ensureEditor();
    return cards_->all() + list_->all() + exchange_->all() + print_->all() + checks_->all();
}

WorkspaceActions DeckWorkspace::actions() {
    ensureEditor();
    WorkspaceActions places;
    places.edit = cards_->menu() + exchange_->clipboard();
    places.view = cards_->viewMenu() + checks_->menu();
    places.menu = list_->menu();
    places.menu.insert(places.menu.size() - 3, exchange_->action(QStringLiteral("compare")));
    places.menuTitle = tr("&Deck");
    places.toolBar = {
        list_->action(QStringLiteral("add")),         list_->action(QStringLiteral("random")),
        list_->action(QStringLiteral("play")),        list_->action(QStringLiteral("measure")),
        exchange_->action(QStringLiteral("compare")), exchange_->action(QStringLiteral("share"))};
    places.exports = QList{exchange_->action(QStringLiteral("share"))} + print_->menu();
    places.others = {cards_->action(QStringLiteral("take-up-selected"))};
    return places;
}

QList<FixedKeys> DeckWorkspace::fixedKeys() const {
    return {{{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}, tr("Go from card to card")},
            {{Qt::Key_Home, Qt::Key_End}, tr("Go to the first card or behind the last one")},
            {{Qt::SHIFT | Qt::Key_Up, Qt::SHIFT | Qt::Key_Down}, tr("Pick up the next card as well")},
            {{Qt::Key_Escape}, tr("Stop measuring, in the Strength panel"), true}};
}

QList<QWidget*> DeckWorkspace::statusWidgets() {
    ensureEditor();
    return status_->widgets();
}

QStringList DeckWorkspace::samples() const {
    QStringList paths;
    const QDir decks(QStringLiteral(":/decks"));
    for (const QString& name : decks.entryList({QStringLiteral("*.sdeck")}, QDir::Files, QDir::Name))
        paths += decks.filePath(name);
    return paths;
}

} // namespace stonemason::token_battle
