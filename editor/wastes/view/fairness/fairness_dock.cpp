// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/fairness/fairness_dock.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/text/argument_text.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/model/settings.h"
#include "editor/wastes/text/fairness_text.h"
#include "editor/wastes/text/wastes_text.h"
#include "editor/wastes/view/fairness/fairness_bar.h"
#include "editor/wastes/view/fairness/fairness_session.h"
#include "editor/wastes/view/fairness/fairness_tables.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace stonemason::wastes {

namespace {

QLabel* sentences() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// How games were drawn; empty where none was.
QString drawWords(const Standings& standings) {
    if (standings.sides[0].outcomes.draws == 0) return {};
    QStringList draws;
    for (std::size_t i = 0; i < drawEnds.size(); ++i)
        if (standings.draws[i] > 0)
            draws += endName(drawEnds[i]) + u' ' + QString::number(standings.draws[i]);
    //: %1 is a list such as "by repetition 3, without progress 2"
    return FairnessDock::tr("Drawn: %1.").arg(draws.join(QStringLiteral(", ")));
}

QString lengthWords(const Standings& standings) {
    const LengthFigures& length = standings.length;
    const QString mean = decimalText(length.mean.value, 1);
    //: %1 is a number of moves, %2 and %3 the interval it lies in
    const QString average = length.mean.interval ? FairnessDock::tr("%1 (%2 to %3)")
                                                       .arg(mean, decimalText(length.mean.interval->low, 1),
                                                            decimalText(length.mean.interval->high, 1))
                                                 : mean;
    //: %1 is a number with the interval it lies in, %2 the median, %3 and %4 the least and the most
    return FairnessDock::tr("Moves in a game: %1 on average, median %2, from %3 to %4.")
        .arg(average, decimalText(length.median, length.median == int(length.median) ? 0 : 1),
             QString::number(length.shortest), QString::number(length.longest));
}

QString verdict(const FairnessSession& session) {
    const MeasuredBoard& measured = *session.measured();
    const Estimate& share = measured.standings.firstMover;
    //: %1 a side, "Blue"; %2 a share, %3 and %4 the ends of its interval, "52.3 %"
    QString text = FairnessDock::tr("%1, which moves first, makes %2 of the points (%3 to %4).")
                       .arg(sideName(measured.board.toMove), percentText(share.value),
                            percentText(share.interval.low), percentText(share.interval.high));
    text += u' ' + (measured.favoured
                        //: %1 a side
                        ? FairnessDock::tr("The board favours %1.").arg(sideName(*measured.favoured))
                        : FairnessDock::tr("The board favours neither side beyond doubt."));
    text += QStringLiteral("\n\n") + FairnessDock::tr("%n game(s) played.", nullptr, int(measured.games));
    const QString draws = drawWords(measured.standings);
    if (!draws.isEmpty()) text += u' ' + draws;
    text += u' ' + lengthWords(measured.standings);
    if (session.isStale()) text += QStringLiteral("\n\n") + FairnessDock::tr("The board has changed since.");
    return text;
}

QString nameOf(const Board& board) {
    const QString name = visibleWords(QString::fromStdString(board.name));
    return name.isEmpty() ? FairnessDock::tr("this board") : quoted(name);
}

} // namespace

FairnessDock::FairnessDock()
    : BoardDock(QStringLiteral("board-fairness"), tr("Fairness"), Qt::RightDockWidgetArea)
    , level_(new QComboBox)
    , games_(new QSpinBox)
    , other_(new OtherBoardBox)
    , start_(new QPushButton)
    , progress_(new QProgressBar)
    , bar_(new FairnessBar)
    , sides_(new FairnessTable(tr("Games of both sides")))
    , words_(sentences())
    , comparison_(new FairnessTable(tr("Both boards compared")))
    , comparisonWords_(sentences()) {
    setWidget(scrollPane(buildContent()));
    forwardFocusTo(*this, *start_);
    connect(start_, &QPushButton::clicked, this, &FairnessDock::startOrStop);
    connect(level_, &QComboBox::currentIndexChanged, this, &FairnessDock::showSession);
    connect(games_, &QSpinBox::valueChanged, this, &FairnessDock::showSession);
    connect(other_, &OtherBoardBox::chosen, this, [this](const std::optional<OtherBoard>& board) {
        if (binding()) compareWith(board);
    });
    connect(other_, &OtherBoardBox::fileRequested, this, &FairnessDock::askForFile);
    bound();
}

void FairnessDock::remember(Settings& settings) {
    level_->setCurrentIndex(settings.value(setting::fairnessLevel));
    games_->setValue(settings.value(setting::fairnessGames));
    connect(level_, &QComboBox::currentIndexChanged, this,
            [&settings](int level) { settings.setValue(setting::fairnessLevel, level); });
    connect(games_, &QSpinBox::valueChanged, this,
            [&settings](int games) { settings.setValue(setting::fairnessGames, games); });
}

void FairnessDock::setBoards(OtherBoardBox::Boards boards) {
    other_->setBoards(std::move(boards));
    bound();
}

QWidget* FairnessDock::buildContent() {
    for (const PlayerLevel level : {PlayerLevel::Easy, PlayerLevel::Normal, PlayerLevel::Hard})
        level_->addItem(levelName(level), int(level));
    level_->setCurrentIndex(setting::fairnessLevel.otherwise);
    games_->setRange(setting::fairnessGames.least, setting::fairnessGames.most);
    games_->setSingleStep(100);
    games_->setValue(setting::fairnessGames.otherwise);
    words_->setAccessibleName(tr("How fair the board is"));
    comparisonWords_->setAccessibleName(tr("Which board is fairer"));
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
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Players"), level_);
    form->addRow(tr("Games"), games_);
    form->addRow(tr("Compare with"), other_);
    level_->setAccessibleName(tr("Players"));
    games_->setAccessibleName(tr("Games"));
    other_->setAccessibleName(tr("Compare with"));
    layout->addLayout(form);
    for (QWidget* widget : std::initializer_list<QWidget*>{start_, progress_, bar_, sides_, words_,
                                                           comparison_, comparisonWords_})
        layout->addWidget(widget);
    layout->addStretch(1);
    return content;
}

void FairnessDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const FairnessSession& session = FairnessSession::of(*document());
        const auto show = [this] { showSession(); };
        binding().on(&session, &FairnessSession::changed, show);
        binding().on(document(), &BoardDocument::cellsChanged, show);
        binding().on(document(), &BoardDocument::replaced, show);
        binding().on(document(), &BoardDocument::toMoveChanged, show);
    }
    other_->list(document(), binding() ? FairnessSession::of(*document()).other() : std::nullopt);
    showSession();
}

FairnessSettings FairnessDock::settings() const {
    return {PlayerLevel(level_->currentData().toInt()), games_->value() + games_->value() % 2};
}

void FairnessDock::startOrStop() {
    if (!binding()) return;
    FairnessSession& session = FairnessSession::of(*document());
    if (session.isRunning()) return session.stop();
    document()->endGesture();
    const QString why = session.start(settings());
    if (why.isEmpty()) return;
    words_->setText(tr("This board cannot be played: %1").arg(why));
    words_->show();
}

void FairnessDock::askForFile() {
    if (!binding()) return;
    const QString folder = QFileInfo(document()->path()).absolutePath();
    const QString path =
        askForFileToRead(window(), tr("Compare With Board"), folder, {tr("Boards (*.sboard *.txt)")});
    if (!path.isEmpty() && binding()) compareWithFile(path);
}

void FairnessDock::compareWithFile(const QString& path) {
    auto board = boardInFile(nativePath(path), document()->profile());
    const QString file = visibleWords(QFileInfo(path).fileName());
    if (!board) {
        comparisonWords_->setText(errorText(file, board.error()));
        return comparisonWords_->show();
    }
    const QString name = visibleWords(QString::fromStdString(board->name));
    compareWith(OtherBoard{name.isEmpty() ? file : name, std::move(board).value(), {}});
}

void FairnessDock::compareWith(const std::optional<OtherBoard>& board) {
    FairnessSession::of(*document()).setOther(board);
    other_->list(document(), board);
}

void FairnessDock::showSession() {
    const FairnessSession* session = binding() ? &FairnessSession::of(*document()) : nullptr;
    const bool isRunning = session && session->isRunning();
    const bool compares = session && session->other();
    const bool goesOn = session && session->canGoOn(settings());
    start_->setText(isRunning  ? tr("Stop")
                    : goesOn   ? tr("Go On Measuring")
                    : compares ? tr("Measure Both Boards")
                               : tr("Measure the Board"));
    for (QWidget* field : std::initializer_list<QWidget*>{level_, games_, other_})
        field->setEnabled(session && !isRunning);
    progress_->setVisible(isRunning);
    progress_->setRange(0, isRunning ? int(session->gamesInAll()) : 1);
    progress_->setValue(session ? int(session->gamesDone()) : 0);
    const bool isKnown = session && session->measured();
    bar_->setVisible(isKnown);
    bar_->show(isKnown ? std::optional(session->measured()->standings.firstMover) : std::nullopt);
    sides_->setVisible(isKnown);
    if (isKnown) sides_->showSides(session->measured()->standings);
    words_->setText(isKnown ? verdict(*session) : QString());
    words_->setVisible(isKnown);
    showComparison(session);
}

void FairnessDock::showComparison(const FairnessSession* session) {
    const bool isKnown = session && session->other() && session->measured() && session->measuredOther();
    comparison_->setVisible(isKnown);
    comparisonWords_->clear();
    comparisonWords_->setVisible(isKnown);
    if (!isKnown) return;
    const MeasuredBoard& own = *session->measured();
    const MeasuredBoard& other = *session->measuredOther();
    const std::array names{nameOf(own.board), quoted(session->other()->name)};
    comparison_->showComparison({&own.standings, &other.standings}, names);
    QString text = fairerText(fairerOf(own.standings, other.standings), names);
    text.replace(0, 1, text.at(0).toUpper());
    //: %1 is a board
    text += u' ' + tr("The other board is %1.").arg(names[1]) + u' ' +
            tr("An asterisk marks what differs by more than chance explains.");
    if (own.games != other.games)
        text += u' ' + tr("On the other board %n game(s) were played.", nullptr, int(other.games));
    comparisonWords_->setText(text);
}

} // namespace stonemason::wastes
