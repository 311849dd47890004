// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/verdict_bar.h"

#include "core/token_battle/format/unknown_words.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/text/deck_text.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QStyle>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int barHeight = 30;
constexpr int signSize = 16;
constexpr int headingSize = 12;

QToolButton* flatButton(QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

VerdictBar::VerdictBar(QDockWidget& dock, const Catalogue& catalogue)
    : QWidget(&dock)
    , catalogue_(catalogue)
    , sign_(new QLabel)
    , verdict_(new QLabel)
    , room_(new QWidget)
    , more_(flatButton(room_))
    , unfold_(flatButton(this))
    , close_(flatButton(this)) {
    QFont bold = font();
    bold.setBold(true);
    bold.setPixelSize(withTextSize(headingSize));
    verdict_->setFont(bold);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setMenu(new QMenu(more_));
    unfold_->setText(tr("Statistics"));
    unfold_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    unfold_->setIcon(icon(QStringLiteral("statistics")));
    unfold_->setIconSize({14, 14});
    unfold_->setCheckable(true);
    unfold_->setChecked(true);
    unfold_->setToolTip(tr("Show or hide the statistics of the deck"));
    close_->setToolTip(tr("Close"));
    close_->setAccessibleName(tr("Close"));
    close_->setFocusPolicy(Qt::NoFocus);
    close_->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
    connect(close_, &QToolButton::clicked, &dock, &QDockWidget::close);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(gap, 0, gap / 2, 0);
    row->setSpacing(gap / 2 + 2);
    row->addWidget(sign_);
    row->addWidget(verdict_);
    row->addWidget(room_, 1);
    row->addWidget(unfold_);
    row->addWidget(close_);
    room_->installEventFilter(this);
    dock.setTitleBarWidget(this);
    setProblems({}, false);
}

void VerdictBar::setProblems(std::vector<DeckProblem> problems, bool exists) {
    std::ranges::stable_sort(problems, std::greater{}, &DeckProblem::severity);
    if (problems == problems_ && exists == exists_ && !verdict_->text().isEmpty()) return;
    problems_ = std::move(problems);
    exists_ = exists;
    for (QToolButton* sentence : std::as_const(sentences_)) {
        sentence->hide(); // it may be the one being clicked, so it is deleted later
        sentence->deleteLater();
    }
    sentences_.clear();
    for (const DeckProblem& problem : problems_)
        sentences_ += addSentence(problem);
    verdict_->setText(verdictText());
    colourVerdict();
    fitUnfold();
    layout()->activate(); // a longer verdict gets its width at once
    arrange();
}

int VerdictBar::errorCount() const {
    return int(std::ranges::count(problems_, Severity::Error, &DeckProblem::severity));
}

QString VerdictBar::verdictText() const {
    if (!exists_) return tr("No deck");
    const auto surplus = std::ranges::count(problems_, surplusCheck, &DeckProblem::check);
    const auto words =
        std::ranges::count_if(problems_, [](const auto& problem) { return problem.word >= 0; });
    if (errorCount() > 0 && errorCount() == words)
        return surplus == words ? tr("Not every card fits") : tr("Some words name no card");
    return errorCount() == 0 ? tr("A legal deck") : tr("Not a legal deck yet");
}

void VerdictBar::colourVerdict() {
    const bool fine = errorCount() == 0;
    QPalette colours = palette();
    if (exists_)
        colours.setColor(QPalette::WindowText,
                         fine ? fineColour(palette()) : severityColour(Severity::Error, palette()));
    if (verdict_->palette().color(QPalette::WindowText) != colours.color(QPalette::WindowText))
        verdict_->setPalette(colours);
    const QIcon sign = fine ? icon(QStringLiteral("ok")) : severityIcon(Severity::Error);
    sign_->setPixmap(exists_ ? sign.pixmap(QSize(signSize, signSize), devicePixelRatioF()) : QPixmap());
}

/// A note is less important: its icon with a tool tip is enough.
QToolButton* VerdictBar::addSentence(const DeckProblem& problem) {
    QToolButton* button = flatButton(room_);
    const bool isNote = problem.severity == Severity::Note;
    button->setText(deckText(problem.message, catalogue_));
    button->setIcon(severityIcon(problem.severity));
    button->setIconSize({14, 14});
    button->setToolButtonStyle(isNote ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    if (problem.stack >= 0) button->setToolTip(tr("Go to this place in the deck"));
    if (isNote) button->setToolTip(button->text());
    if (problem.word >= 0)
        addWordActions(*button, problem);
    else
        connect(button, &QToolButton::clicked, this, [this, problem] { emit chosen(problem); });
    return button;
}

/// A click triggers the first action; the menu contains all of them.
void VerdictBar::addWordActions(QToolButton& button, const DeckProblem& problem) {
    if (problem.card >= 0) {
        auto* replace = new QAction(
            //: %1 is a card, %2 the number of a stack
            tr("Put %1 in Stack %2")
                .arg(cardText(problem.card, catalogue_), QString::number(problem.stack + 1)),
            &button);
        connect(replace, &QAction::triggered, this, [this, problem] { emit replacementRequested(problem); });
        button.addAction(replace);
        button.setToolTip(replace->text());
    }
    auto* go = new QAction(tr("Go to This Place in the Deck"), &button);
    connect(go, &QAction::triggered, this, [this, problem] { emit chosen(problem); });
    const bool isCard = problem.check == surplusCheck;
    auto* dismiss = new QAction(isCard ? tr("Leave Out the Card") : tr("Dismiss the Word"), &button);
    connect(dismiss, &QAction::triggered, this, [this, problem] { emit dismissRequested({problem.word}); });
    button.addActions({go, dismiss});
    std::vector<int> words;
    for (const DeckProblem& other : problems_)
        if (other.word >= 0) words.push_back(other.word);
    if (words.size() > 1) {
        auto* dismissAll = new QAction(tr("Dismiss All %n Words", nullptr, int(words.size())), &button);
        connect(dismissAll, &QAction::triggered, this, [this, words] { emit dismissRequested(words); });
        button.addAction(dismissAll);
    }
    connect(&button, &QToolButton::clicked, button.actions().front(), &QAction::trigger);
    auto* menu = new QMenu(&button);
    menu->addActions(button.actions());
    button.setMenu(menu);
    button.setPopupMode(QToolButton::MenuButtonPopup);
    button.setContextMenuPolicy(Qt::ActionsContextMenu);
}

/// Adds the problem to the menu of the last button: as one action, or as a submenu of its actions.
void VerdictBar::addToMenu(QToolButton& button) {
    if (button.menu()) {
        QMenu* menu = more_->menu()->addMenu(button.icon(), button.text());
        menu->addActions(button.actions());
        return;
    }
    QAction* action = more_->menu()->addAction(button.icon(), button.text());
    connect(action, &QAction::triggered, &button, &QToolButton::click);
}

/// Shows as many problems in a row as fit; the others are in the menu of the last button.
void VerdictBar::arrange() {
    const int count = int(sentences_.size());
    const auto wanted = [](const QToolButton* button) { return button->sizeHint().width(); };
    more_->setText(tr("%n more", nullptr, count)); // its greatest possible width
    int room = room_->width();
    int fitting = 0;
    for (int all = 0; fitting < count; ++fitting) {
        all += wanted(sentences_[fitting]);
        const bool last = fitting == count - 1;
        if (all + (last ? 0 : wanted(more_)) > room) break;
    }
    int x = 0;
    more_->menu()->clear();
    for (int i = 0; i < count; ++i) {
        QToolButton* button = sentences_[i];
        button->setVisible(i < fitting);
        if (i < fitting) {
            button->setGeometry(x, (barHeight - button->sizeHint().height()) / 2, wanted(button),
                                button->sizeHint().height());
            x += wanted(button);
        } else {
            addToMenu(*button);
        }
    }
    more_->setVisible(fitting < count);
    more_->setText(fitting == 0 ? tr("%n remark(s)", nullptr, count)
                                : tr("%n more", nullptr, count - fitting));
    if (wanted(more_) > room - x) more_->setText(QString::number(count - fitting));
    more_->setToolTip(tr("%n remark(s)", nullptr, count));
    more_->setGeometry(x, (barHeight - more_->sizeHint().height()) / 2, std::min(wanted(more_), room - x),
                       more_->sizeHint().height());
}

QSize VerdictBar::sizeHint() const {
    return {layout()->sizeHint().width() + 200, barHeight};
}

QSize VerdictBar::minimumSizeHint() const {
    return {leastWidth(), barHeight};
}

/// The width with icons only on the buttons: the verdict has priority.
int VerdictBar::leastWidth() const {
    const QMargins margins = layout()->contentsMargins();
    const int spacing = (layout()->count() - 1) * layout()->spacing();
    const int signsOnly = 2 * close_->sizeHint().width() + more_->sizeHint().height();
    return margins.left() + margins.right() + spacing + sign_->sizeHint().width() +
           verdict_->sizeHint().width() + signsOnly;
}

/// The label is hidden if the verdict and the number of remarks leave no room for it.
void VerdictBar::fitUnfold() {
    const int word = unfold_->fontMetrics().horizontalAdvance(unfold_->text() + QStringLiteral("  "));
    const bool hasRoom = leastWidth() + more_->sizeHint().width() + word <= width();
    unfold_->setToolButtonStyle(hasRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
    fitUnfold();
    QWidget::resizeEvent(event);
}

/// The available width changes with the bar and with the verdict beside it.
bool VerdictBar::eventFilter(QObject* watched, QEvent* event) {
    if (watched == room_ && event->type() == QEvent::Resize) arrange();
    return QWidget::eventFilter(watched, event);
}

void VerdictBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) colourVerdict();
    QWidget::changeEvent(event);
}

} // namespace stonemason::token_battle
