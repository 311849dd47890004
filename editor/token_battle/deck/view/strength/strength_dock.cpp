// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/strength/strength_dock.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/deck/view/strength/figure_table.h"
#include "editor/token_battle/deck/view/strength/run_bar.h"
#include "editor/token_battle/deck/view/strength/strength_form.h"
#include "editor/token_battle/deck/view/strength/strength_tables.h"
#include "editor/token_battle/deck/view/strength/strength_text.h"
#include "editor/token_battle/deck/view/strength/suggestion_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// A matrix of more decks is not redrawn ten times a second.
constexpr std::size_t mostLiveDecks = 40;
constexpr int verdictSize = 15;
constexpr int leastWidth = 250;
constexpr int mostWidth = 320;        // upper limit of the minimum width
constexpr int mostWidthOfLarge = 304; // the same with larger texts: the stacks need the room then

QLabel* words(const QString& name) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(name);
    return label;
}

} // namespace

StrengthDock::StrengthDock(const Catalogue& catalogue, std::shared_ptr<const DuelTable> table,
                           Dialogs& dialogs)
    : DeckDock(QStringLiteral("strength"), tr("Strength"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , duels_(std::move(table))
    , form_(new StrengthForm(catalogue, dialogs))
    , run_(new RunBar)
    , verdict_(words(tr("Strength")))
    , rank_(words(tr("Elo")))
    , conditions_(words(tr("What was measured")))
    , remark_(words(tr("What to know about the result")))
    , copy_(new QToolButton)
    , again_(new QPushButton(icon(QStringLiteral("redo")), tr("Measure Again")))
    , pages_(new QTabWidget)
    , deckTable_(new FigureTable(this))
    , cardTable_(new FigureTable(this))
    , matrixTable_(new FigureTable(this))
    , decks_(figureList(*deckTable_, tr("Decks")))
    , cards_(figureList(*cardTable_, tr("Cards")))
    , matrix_(heatMap(*matrixTable_, tr("Score of each deck against each, in percent")))
    , suggestions_(new SuggestionPage(catalogue)) {
    setProperty("closed", true);
    buildLabels();
    buildPages();
    buildCopyButton();
    QWidget* content = buildContent();
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    // Wide enough for the content, but limited for much larger fonts: the panel would take half the window.
    const int tabs =
        pages_->tabBar()->sizeHint().width() + 2 * gap + scroll->verticalScrollBar()->sizeHint().width();
    const int wanted = std::max(content->minimumSizeHint().width(), tabs);
    const bool isLarge = withTextSize(mostWidth) > mostWidth;
    scroll->setMinimumWidth(std::clamp(wanted, leastWidth, isLarge ? mostWidthOfLarge : mostWidth));
    setWidget(scroll);
    forwardFocusTo(*this, *form_);
    connectParts();
    bound();
}

void StrengthDock::buildLabels() {
    QFont large = verdict_->font();
    large.setBold(true);
    large.setPixelSize(withTextSize(verdictSize));
    verdict_->setFont(large);
    verdict_->setToolTip(tr(
        "The games it won and half of those it drew, in percent of all; in brackets the range in which the "
        "true score lies in 95 of 100 such measurements"));
    rank_->setToolTip(
        tr("A deck that is 100 Elo better scores 64 %; the mean of all decks is 0, and the expected score is "
           "that against a deck of 0 Elo"));
    conditions_->setForegroundRole(QPalette::PlaceholderText);
    again_->setToolTip(tr("Measure with the decks as they are now"));
}

void StrengthDock::buildPages() {
    pages_->setDocumentMode(true);
    pages_->setAccessibleName(tr("Results"));
    pages_->addTab(decks_, tr("Decks"));
    pages_->addTab(cards_, tr("Cards"));
    pages_->addTab(matrix_, tr("Matrix"));
    pages_->addTab(suggestions_, tr("Changes"));
    pages_->setTabToolTip(0, tr("The decks played, and the score against each"));
    pages_->setTabToolTip(1, tr("How often each card of the deck was played and what it brought"));
    pages_->setTabToolTip(2, tr("Each deck against each: the score of the deck of the row, in percent; bold "
                                "where its own 95 % interval does not hold one half"));
    pages_->setTabToolTip(3, tr("Changes that make the deck stronger"));
    pages_->tabBar()->setElideMode(Qt::ElideNone);
    for (QAbstractItemView* view :
         std::initializer_list<QAbstractItemView*>{decks_, cards_, matrix_, suggestions_->list()})
        view->installEventFilter(this);
}

void StrengthDock::buildCopyButton() {
    copy_->setIcon(icon(QStringLiteral("copy")));
    copy_->setIconSize({14, 14});
    copy_->setAutoRaise(true);
    copy_->setPopupMode(QToolButton::InstantPopup);
    copy_->setToolTip(tr("Copy the results"));
    copy_->setAccessibleName(copy_->toolTip());
    auto* menu = new QMenu(copy_);
    menu->addAction(tr("Copy All as &Text"), this, &StrengthDock::copyText);
    menu->addAction(tr("Copy This Table as &CSV"), this, &StrengthDock::copyCsv);
    copy_->setMenu(menu);
}

QWidget* StrengthDock::buildContent() {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap / 2);
    layout->setSpacing(gap / 2);
    layout->addWidget(form_);
    layout->addWidget(run_);
    layout->addSpacing(gap / 2);
    auto* verdict = new QHBoxLayout;
    verdict->addWidget(verdict_, 1);
    verdict->addWidget(copy_, 0, Qt::AlignTop);
    layout->addLayout(verdict);
    for (QLabel* label : {rank_, conditions_, remark_})
        layout->addWidget(label);
    layout->addWidget(again_, 0, Qt::AlignLeft);
    layout->addWidget(pages_, 1);
    return content;
}

void StrengthDock::connectParts() {
    connect(form_, &StrengthForm::edited, this, [this] {
        if (!session_) return;
        MeasurementSettings settings = form_->settings();
        settings.searchGames = session_->settings().searchGames;
        session_->setSettings(std::move(settings));
    });
    connect(suggestions_, &SuggestionPage::gamesChosen, this, [this](std::int64_t games) {
        MeasurementSettings settings = session_->settings();
        settings.searchGames = games;
        session_->setSettings(std::move(settings));
    });
    const auto measure = [this] {
        if (session_) session_->measure();
    };
    connect(run_, &RunBar::startRequested, this, measure);
    connect(run_, &RunBar::cancelRequested, this, [this] {
        if (session_) session_->stop();
    });
    connect(again_, &QPushButton::clicked, this, [this] {
        session_->setSettings(session_->measurement()->settings);
        session_->measure();
    });
    connect(suggestions_, &SuggestionPage::searchRequested, this, [this] { session_->search(); });
    connect(suggestions_, &SuggestionPage::applyRequested, this, &StrengthDock::apply);
    connect(pages_, &QTabWidget::currentChanged, this, &StrengthDock::refreshTables);
}

void StrengthDock::bound() {
    session_ = binding() ? &StrengthSession::of(*document(), duels_) : nullptr;
    setEnabled(bool(session_));
    if (session_) {
        for (const auto signal : {&StrengthSession::planChanged, &StrengthSession::activityChanged})
            binding().on(session_.data(), signal, [this] { refresh(); });
        binding().on(session_.data(), &StrengthSession::progressed, [this] {
            run_->show(session_);
            refreshResult();
        });
        form_->setSettings(session_->settings());
        form_->renewOpponent();
    }
    refresh();
}

void StrengthDock::showEvent(QShowEvent* event) {
    DeckDock::showEvent(event);
    refresh();
}

void StrengthDock::refresh() {
    if (!isVisible()) return;
    if (session_) form_->setSettings(session_->settings());
    form_->setEnabled(session_ && session_->activity() == StrengthSession::Activity::None);
    run_->show(session_);
    suggestions_->show(session_);
    const bool exists = session_ && session_->measurement();
    staleness_ = exists ? session_->measurementStaleness() : ResultStaleness::Current;
    refreshResult();
}

void StrengthDock::refreshResult() {
    if (!isVisible()) return;
    const bool exists = session_ && session_->measurement();
    const bool measuring = session_ && session_->activity() == StrengthSession::Activity::Measuring;
    for (QWidget* widget : std::initializer_list<QWidget*>{verdict_, rank_, remark_, again_})
        widget->setVisible(exists);
    copy_->setVisible(exists || (session_ && session_->changeSearch()));
    if (exists) {
        const Measurement& measurement = *session_->measurement();
        const int subject = session_->subject();
        const QString remark = remarkText(measurement, staleness_, measuring);
        verdict_->setText(verdictText(measurement, subject));
        rank_->setText(rankText(measurement, subject));
        rank_->setVisible(!rank_->text().isEmpty());
        conditions_->setText(conditionsText(measurement));
        remark_->setText(remark);
        remark_->setVisible(!remark.isEmpty());
        again_->setVisible(staleness_ != ResultStaleness::Current &&
                           staleness_ != ResultStaleness::OtherSettings &&
                           !measuring); // what the panel asks for, Start measures
        again_->setEnabled(session_->activity() == StrengthSession::Activity::None);
    } else {
        conditions_->setText(tr("Computer players play this deck against the opponents. You see how strong "
                                "it is, how sure that is and what each card brought."));
    }
    const bool isEach =
        exists && session_->measurement()->tournament.plan().form == TournamentForm::RoundRobin;
    pages_->setTabVisible(pages_->indexOf(matrix_), isEach);
    refreshTables();
}

void StrengthDock::refreshTables() {
    if (!isVisible()) return;
    if (!session_ || !session_->measurement()) {
        for (FigureTable* table : {deckTable_, cardTable_, matrixTable_})
            table->setContents({});
        return;
    }
    const Measurement& measurement = *session_->measurement();
    const bool isLive = session_->activity() == StrengthSession::Activity::Measuring;
    deckTable_->setContents(decksTable(measurement));
    cardTable_->setContents(cardsTable(measurement, session_->subject(), catalogue_));
    const bool isDrawn = pages_->currentWidget() == matrix_ &&
                         (!isLive || measurement.tournament.plan().entrants.size() <= mostLiveDecks);
    if (isDrawn) matrixTable_->setContents(matrixTable(measurement));
}

void StrengthDock::apply(int suggestion) {
    const auto& search = session_->changeSearch();
    if (!search || !search->result) return;
    const SuggestedChange change = search->result->suggestions[std::size_t(suggestion)];
    if (session_->apply(change))
        //: %1 is a change of the deck
        emit message(tr("Done: %1. Undo takes it back.").arg(changeText(change.change, catalogue_)));
}

const FigureTable* StrengthDock::shownTable() const {
    const QWidget* page = pages_->currentWidget();
    if (page == decks_) return deckTable_;
    if (page == cards_) return cardTable_;
    return page == matrix_ ? matrixTable_ : suggestions_->table();
}

void StrengthDock::copyText() {
    QStringList parts;
    if (session_ && session_->measurement()) {
        const Measurement& measurement = *session_->measurement();
        const int subject = session_->subject();
        const bool running = session_->activity() == StrengthSession::Activity::Measuring;
        for (const QString& line :
             {verdictText(measurement, subject), rankText(measurement, subject), conditionsText(measurement),
              remarkText(measurement, session_->measurementStaleness(), running)})
            if (!line.isEmpty()) parts += line + u'\n';
        parts += u'\n' + textOf(decksTable(measurement));
        parts += u'\n' + textOf(cardsTable(measurement, subject, catalogue_));
    }
    if (session_ && session_->changeSearch() && session_->changeSearch()->result)
        parts += u'\n' + searchText(*session_->changeSearch()) + u'\n' +
                 textOf(suggestionsTable(*session_->changeSearch(), catalogue_));
    if (parts.isEmpty()) {
        emit message(tr("Nothing measured yet."));
        return;
    }
    QGuiApplication::clipboard()->setText(parts.join(QString()));
    emit message(tr("Results copied."));
}

void StrengthDock::copyCsv() {
    const FigureTable* table = shownTable();
    if (table->rowCount() == 0) {
        emit message(tr("There is nothing in this table yet."));
        return;
    }
    QGuiApplication::clipboard()->setText(csvOf(table->contents()));
    emit message(tr("Table copied as CSV."));
}

void StrengthDock::keyPressEvent(QKeyEvent* event) {
    const bool runs = session_ && session_->activity() != StrengthSession::Activity::None;
    if (event->key() == Qt::Key_Escape && runs)
        session_->stop();
    else
        DeckDock::keyPressEvent(event);
}

/// Copy in one of the tables copies the table, not cards of the deck.
bool StrengthDock::eventFilter(QObject* watched, QEvent* event) {
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return DeckDock::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        copyCsv();
    else
        event->accept();
    return true;
}

} // namespace stonemason::token_battle
