// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_check_dock.h"

#include "core/token_battle/format/unknown_words.h"
#include "editor/app/widgets/appearance.h"
#include "editor/token_battle/deck/view/docks/verdict_bar.h"
#include "editor/token_battle/deck/view/plots/deck_plots.h"
#include "editor/token_battle/text/deck_text.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

/// On lower screens the stacks need the room; pixels at the usual size of texts.
constexpr int heightForStatistics = 700;

} // namespace

DeckCheckDock::DeckCheckDock(const Catalogue& catalogue)
    : DeckDock(QStringLiteral("deckCheck"), tr("Deck Check"), Qt::BottomDockWidgetArea)
    , verdict_(new VerdictBar(*this, catalogue))
    , plots_(new DeckPlots(catalogue))
    , scroll_(new QScrollArea) {
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(plots_);
    setWidget(scroll_);
    connect(verdict_, &VerdictBar::chosen, this, &DeckCheckDock::choose);
    connect(verdict_, &VerdictBar::replacementRequested, this,
            [this](const DeckProblem& problem) { document()->replaceWord(problem.word, problem.card); });
    connect(verdict_, &VerdictBar::dismissRequested, this,
            [this](const std::vector<int>& words) { document()->dismissWords(words); });
    connect(verdict_->unfoldButton(), &QToolButton::toggled, this, [this](bool on) {
        fold(!on);
        emit unfoldedChanged(on);
    });
    connect(plots_, &DeckPlots::described, this, &DeckDock::message);
    fold(false);
    setUnfolded(QGuiApplication::primaryScreen()->availableSize().height() >=
                withTextSize(heightForStatistics));
    bound();
}

void DeckCheckDock::choose(const DeckProblem& problem) {
    if (problem.stack >= 0)
        emit placeChosen({problem.stack, std::max(problem.slot, 0)});
    else // there is no place to go to
        emit message(deckText(problem.message, document()->catalogue()));
}

void DeckCheckDock::chooseNext() {
    if (errors_.empty())
        emit message(tr("The game accepts this deck."));
    else
        choose(errors_[next_++ % errors_.size()]);
}

void DeckCheckDock::setUnfolded(bool unfolded) {
    verdict_->unfoldButton()->setChecked(unfolded);
}

/// A hidden widget would limit the dock to the width of its heading; one without height does not.
void DeckCheckDock::fold(bool folded) {
    plots_->setVisible(!folded);
    const int bar = scroll_->horizontalScrollBar()->sizeHint().height();
    scroll_->setFixedHeight(folded ? 1 : plots_->minimumSizeHint().height() + bar);
}

void DeckCheckDock::changeEvent(QEvent* event) {
    DeckDock::changeEvent(event);
    if (event->type() == QEvent::FontChange) // plots get their new size once all are notified
        QMetaObject::invokeMethod(
            this, [this] { fold(!isUnfolded()); }, Qt::QueuedConnection);
}

bool DeckCheckDock::isUnfolded() const {
    return verdict_->unfoldButton()->isChecked();
}

void DeckCheckDock::bound() {
    if (binding()) {
        binding().on(document(), &DeckDocument::shownChanged, [this] { refresh(); });
        binding().on(document(), &DeckDocument::deckChanged, [this](int deck) {
            if (deck == document()->shown()) refresh();
        });
    }
    refresh();
}

void DeckCheckDock::refresh() {
    const bool exists = binding() && document()->shown() >= 0;
    const Deck deck = exists ? document()->deck() : Deck();
    const auto problems =
        exists ? problemsOf(document()->library().at(document()->shown()), document()->catalogue())
               : std::vector<DeckProblem>();
    std::vector<DeckProblem> errors;
    std::ranges::copy_if(problems, std::back_inserter(errors),
                         [](const DeckProblem& problem) { return problem.severity == Severity::Error; });
    if (errors != errors_) next_ = 0;
    errors_ = std::move(errors);
    verdict_->setProblems(problems, exists);
    plots_->setDeck(deck);
}

} // namespace stonemason::token_battle
