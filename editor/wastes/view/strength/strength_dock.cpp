// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/strength/strength_dock.h"

#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/text/argument_text.h"
#include "editor/text/names.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/strength/fairness_session.h"

#include <QComboBox>
#include <QFontMetrics>
#include <QFormLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr int barHeight = 30;

} // namespace

FairnessBar::FairnessBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleDescription(nameOfMiddle());
}

QString FairnessBar::nameOfMiddle() {
    //: A line on a scale of shares: %1 is "50.0 %"
    return tr("Fair: %1").arg(percentText(0.5));
}

QSize FairnessBar::sizeHint() const {
    return minimumSizeHint().expandedTo({160, 0});
}

QSize FairnessBar::minimumSizeHint() const {
    const QFontMetrics letters = fontMetrics();
    return {std::max(100, letters.horizontalAdvance(nameOfMiddle())), barHeight + letters.height()};
}

void FairnessBar::show(std::optional<Estimate> share) {
    share_ = share;
    update();
}

void FairnessBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int words = fontMetrics().height();
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(QRect(0, 0, width(), words), Qt::AlignHCenter | Qt::AlignTop, nameOfMiddle());
    const QRectF room = QRectF(0, words, width(), barHeight).adjusted(6, 9, -6, -9);
    const auto x = [&room](double share) { return room.left() + room.width() * share; };
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(room, 3, 3);
    if (share_) {
        QColor band = palette().color(QPalette::Active, QPalette::Highlight);
        band.setAlphaF(0.45F);
        painter.setBrush(band);
        painter.drawRoundedRect(QRectF(QPointF(x(share_->interval.low), room.top()),
                                       QPointF(x(share_->interval.high), room.bottom())),
                                3, 3);
    }
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.5));
    painter.drawLine(QPointF(x(0.5), room.top() - 5), QPointF(x(0.5), room.bottom() + 5));
    if (!share_) return;
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(palette().color(QPalette::Active, QPalette::Highlight));
    painter.drawEllipse(QPointF(x(share_->value), room.center().y()), 5, 5);
}

namespace {

constexpr int fewestGames = 20;
constexpr int mostGames = 20'000;

} // namespace

StrengthDock::StrengthDock()
    : BoardDock(QStringLiteral("board-strength"), tr("Strength"), Qt::RightDockWidgetArea)
    , level_(new QComboBox)
    , games_(new QSpinBox)
    , start_(new QPushButton)
    , progress_(new QProgressBar)
    , bar_(new FairnessBar)
    , words_(new QLabel) {
    setWidget(scrollPane(buildContent()));
    forwardFocusTo(*this, *start_);
    connect(start_, &QPushButton::clicked, this, &StrengthDock::startOrStop);
    bound();
}

QWidget* StrengthDock::buildContent() {
    for (const PlayerLevel level : {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard})
        level_->addItem(levelName(level), int(level));
    level_->setCurrentIndex(int(FairnessSettings{}.level));
    games_->setRange(fewestGames, mostGames);
    games_->setSingleStep(100);
    games_->setValue(FairnessSettings{}.games);
    words_->setWordWrap(true);
    words_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words_->setAccessibleName(tr("How fair the board is"));
    bar_->setAccessibleName(tr("Share of the side that moves first"));
    auto* about =
        new QLabel(tr("Two equal computers play on this board. A fair one gives half of the points to "
                      "the side that moves first."));
    about->setWordWrap(true);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(about);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("Players"), level_);
    form->addRow(tr("Games"), games_);
    level_->setAccessibleName(tr("Players"));
    games_->setAccessibleName(tr("Games"));
    layout->addLayout(form);
    layout->addWidget(start_);
    layout->addWidget(progress_);
    layout->addWidget(bar_);
    layout->addWidget(words_);
    layout->addStretch(1);
    return content;
}

void StrengthDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const FairnessSession& session = FairnessSession::of(*document());
        const auto show = [this] { showSession(); };
        binding().on(&session, &FairnessSession::changed, show);
        binding().on(document(), &BoardDocument::cellsChanged, show);
        binding().on(document(), &BoardDocument::replaced, show);
        binding().on(document(), &BoardDocument::toMoveChanged, show);
    }
    showSession();
}

void StrengthDock::startOrStop() {
    if (!binding()) return;
    FairnessSession& session = FairnessSession::of(*document());
    if (session.isRunning()) return session.stop();
    document()->endGesture();
    const QString why =
        session.start({PlayerLevel(level_->currentData().toInt()), games_->value() + games_->value() % 2});
    if (!why.isEmpty()) words_->setText(tr("This board cannot be played: %1").arg(why));
}

QString StrengthDock::verdict(const FairnessSession& session) const {
    const MeasuredBoard& measured = *session.measured();
    const Estimate& share = measured.standings.firstMover;
    //: %1 a side, "Blue"; %2 a share, %3 and %4 the ends of its interval, "52.3 %"
    QString text = tr("%1, which moves first, makes %2 of the points (%3 to %4).")
                       .arg(sideName(measured.board.toMove), percentText(share.value),
                            percentText(share.interval.low), percentText(share.interval.high));
    //: %1 a side
    text += u' ' + (measured.favoured ? tr("The board favours %1.").arg(sideName(*measured.favoured))
                                      : tr("The board favours neither side beyond doubt."));
    text += QStringLiteral("\n\n") + tr("%n game(s)", nullptr, int(measured.games)) + u' ' +
            //: Behind a number of games: %1 is a number with one decimal
            tr("of %1 moves on average.").arg(decimalText(measured.standings.moves, 1));
    if (session.isStale()) text += QStringLiteral("\n\n") + tr("The board has changed since.");
    return text;
}

void StrengthDock::showSession() {
    const FairnessSession* session = binding() ? &FairnessSession::of(*document()) : nullptr;
    const bool isRunning = session && session->isRunning();
    start_->setText(isRunning ? tr("Stop") : tr("Measure the Board"));
    for (QWidget* field : std::initializer_list<QWidget*>{level_, games_})
        field->setEnabled(session && !isRunning);
    progress_->setVisible(isRunning);
    progress_->setRange(0, isRunning ? int(session->gamesInAll()) : 1);
    progress_->setValue(session ? int(session->gamesDone()) : 0);
    const bool isKnown = session && session->measured();
    bar_->setVisible(isKnown);
    bar_->show(isKnown ? std::optional(session->measured()->standings.firstMover) : std::nullopt);
    words_->setText(isKnown ? verdict(*session) : QString());
}

} // namespace stonemason::wastes
