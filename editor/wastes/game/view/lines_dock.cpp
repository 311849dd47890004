// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/lines_dock.h"

#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/wastes/game/model/war_words.h"
#include "editor/wastes/game/view/piece_choice.h"
#include "editor/wastes/game/view/war_view.h"
#include "editor/wastes/model/settings.h"
#include "editor/wastes/text/advantage_text.h"
#include "editor/wastes/text/wastes_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::wastes {

namespace {

constexpr std::size_t movesInList = 6; ///< the tool tip has all, in words

/// The moves of a line from the shown position, as many as the list shows.
QString movesOf(const WarDocument& document, const AnalysedLine& line) {
    Position position = document.position();
    QStringList moves;
    for (const Move move : line.moves) {
        if (moves.size() == qsizetype(movesInList)) {
            moves += QStringLiteral("…");
            break;
        }
        QString words = shortMoveWordsIn(position, document, move);
        moves += words.replace(u' ', QChar(QChar::Nbsp)); // a move stays on one row
        document.engine().play(position, move);
    }
    return moves.join(QStringLiteral("; "));
}

/// All moves of a line with their sides: "Blue: Brawler 4 to row 9, column 2".
QStringList wordsOf(const WarDocument& document, const AnalysedLine& line) {
    Position position = document.position();
    QStringList moves;
    for (const Move move : line.moves) {
        //: A move: %1 a side, "Blue", %2 what it does, "Brawler 4 to row 3, column 5"
        moves += LinesDock::tr("%1: %2", "move")
                     .arg(sideName(Side(position.toMove)), moveWordsIn(position, document, move));
        document.engine().play(position, move);
    }
    return moves;
}

} // namespace

LinesDock::LinesDock(Settings& settings)
    : PlayDock(QStringLiteral("war-lines"), tr("Best Lines"), Qt::RightDockWidgetArea)
    , settings_(settings)
    , search_(new LineSearch(this))
    , count_(new QSpinBox)
    , start_(new QPushButton)
    , heading_(new QLabel)
    , list_(new QListWidget)
    , words_(new QLabel) {
    list_->setAccessibleName(tr("Best lines"));
    list_->setWordWrap(true);
    list_->setResizeMode(QListView::Adjust);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setMouseTracking(true);
    list_->setAlternatingRowColors(true);
    list_->setSpacing(2);
    list_->viewport()->installEventFilter(this);
    heading_->setWordWrap(true);
    heading_->setAccessibleName(tr("Whose move it is"));
    words_->setWordWrap(true);
    words_->setForegroundRole(QPalette::PlaceholderText);
    words_->setAccessibleName(tr("How far the lines are looked ahead"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(gap, gap / 2, gap, gap / 2);
    column->setSpacing(gap / 2);
    column->addWidget(makeRow());
    column->addWidget(heading_);
    column->addWidget(list_, 1);
    column->addWidget(words_);
    setWidget(content);
    connect(list_, &QListWidget::currentRowChanged, this, &LinesDock::draw);
    connect(list_, &QListWidget::itemEntered, this,
            [this](QListWidgetItem* item) { draw(list_->row(item)); });
    connect(search_, &LineSearch::changed, this, &LinesDock::refresh);
    search_->setCount(count_->value());
    refresh();
}

QWidget* LinesDock::makeRow() {
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(gap);
    auto* label = new QLabel(tr("&Lines:"));
    label->setBuddy(count_);
    count_->setRange(1, mostLines);
    count_->setValue(settings_.value(setting::warLines));
    count_->setAccessibleName(tr("Lines"));
    line->addWidget(label);
    line->addWidget(count_);
    line->addStretch(1);
    line->addWidget(start_);
    connect(count_, &QSpinBox::valueChanged, this, [this](int count) {
        settings_.setValue(setting::warLines, count);
        search_->setCount(count);
    });
    connect(start_, &QPushButton::clicked, this, [this] { search_->setOn(!search_->isOn()); });
    return row;
}

WarView* LinesDock::warView() const {
    return static_cast<WarView*>(binding().view());
}

void LinesDock::bound() {
    search_->setDocument(static_cast<WarDocument*>(document()));
}

/// The line under the pointer is drawn until the pointer leaves, then the chosen one again.
bool LinesDock::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) draw(list_->currentRow());
    return PlayDock::eventFilter(watched, event);
}

void LinesDock::refresh() {
    start_->setText(search_->isOn() ? tr("&Stop") : tr("&Find"));
    start_->setEnabled(search_->whyNot().isEmpty());
    showLines();
    words_->setText(statusWords());
}

/// Keeps the chosen row, because lines are improved while they are shown.
void LinesDock::showLines() {
    const int chosen = list_->currentRow();
    const QSignalBlocker quiet(list_);
    const auto* war = static_cast<const WarDocument*>(document());
    const auto count = war ? int(search_->lines().size()) : 0;
    heading_->setVisible(count > 0);
    //: Above a list of moves: %1 is a side, "Blue"
    if (count > 0)
        heading_->setText(tr("%1 to move. Places: row, column.").arg(sideName(Side(war->position().toMove))));
    while (list_->count() > count)
        delete list_->takeItem(list_->count() - 1);
    for (int row = 0; row < count; ++row) {
        const AnalysedLine& line = search_->lines()[std::size_t(row)];
        const QString score = scoreText(line.advantage, Side(war->position().toMove), war->profile().judging);
        if (row == list_->count()) list_->addItem(QString());
        QListWidgetItem* item = list_->item(row);
        item->setText(score + QLatin1Char('\n') + movesOf(*war, line));
        const QStringList moves = wordsOf(*war, line);
        item->setToolTip(plainToolTip(score + QLatin1Char('\n') + moves.join(QLatin1Char('\n'))));
        //: A line: %1 "Blue 63 %" or "Blue wins in 3 moves of its own", %2 its moves
        item->setData(Qt::AccessibleTextRole, tr("%1: %2").arg(score, moves.join(QStringLiteral("; "))));
    }
    list_->setCurrentRow(chosen < count ? chosen : -1);
    draw(list_->currentRow());
}

QString LinesDock::statusWords() const {
    if (const QString why = search_->whyNot(); !why.isEmpty()) return why;
    if (search_->isOn() && static_cast<const WarDocument*>(document())->hasEndedHere())
        return tr("The game is over here.");
    if (search_->lines().empty())
        return search_->isOn()
                   ? tr("Looking ahead…")
                   : tr("Shows the best moves here, with the winning chances of the side to move.");
    int depth = search_->lines().front().depth;
    for (const AnalysedLine& line : search_->lines())
        depth = std::min(depth, line.depth);
    return search_->isLooking() ? tr("%n move(s) of both sides looked ahead, and going on…", nullptr, depth)
                                : tr("%n move(s) of both sides looked ahead.", nullptr, depth);
}

void LinesDock::draw(int row) {
    WarView* view = warView();
    if (!view) return;
    const auto& lines = search_->lines();
    const bool isThere = row >= 0 && row < int(lines.size());
    view->choice().setLine(isThere ? lines[std::size_t(row)].moves : std::vector<Move>{});
}

} // namespace stonemason::wastes
