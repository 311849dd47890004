// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/pattern_choice.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"

#include <QScopedValueRollback>
#include <QTimer>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr int linesWanted = 5;
constexpr int linesNeeded = 3;
constexpr int keyRole = Qt::UserRole;

QString iconOf(ShelvedPattern::From from) {
    switch (from) {
    case ShelvedPattern::From::Document: return QStringLiteral("brush");
    case ShelvedPattern::From::File: return QStringLiteral("open");
    case ShelvedPattern::From::Program: break;
    }
    return QStringLiteral("pattern");
}

QString tipOf(const ShelvedPattern& pattern) {
    const QString note = QString::fromStdString(pattern.pattern.note);
    switch (pattern.from) {
    case ShelvedPattern::From::Document:
        return PatternChoice::tr("The pattern that is open, as it is drawn now");
    case ShelvedPattern::From::File: return QString::fromStdString(pattern.path);
    case ShelvedPattern::From::Program: break;
    }
    //: %1 is a pattern's name, %2 what its author says of it
    return note.isEmpty() ? pattern.name : PatternChoice::tr("%1: %2").arg(pattern.name, note);
}

} // namespace

PatternChoice::PatternChoice(const PatternShelf& shelf, QWidget* parent)
    : QListWidget(parent), shelf_(shelf), keys_{shelf.first()} {
    setAccessibleName(tr("Patterns to look for"));
    setToolTip(tr("Tick the patterns to look for"));
    setWordWrap(true); // names are as long as people make them
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    connect(this, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) { take(*item); });
    connect(&shelf_, &PatternShelf::changed, this, [this] {
        list();
        notifyChosen();
    });
    list();
    notified_ = chosen();
}

/// Changes of other patterns do not concern a search for these.
void PatternChoice::notifyChosen() {
    std::vector<ShelvedPattern> now = chosen();
    if (now == notified_) return;
    notified_ = std::move(now);
    emit chosenChanged();
}

void PatternChoice::list() {
    const QScopedValueRollback listing(listing_, true);
    const std::vector<ShelvedPattern> patterns = shelf_.patterns();
    while (count() > int(patterns.size()))
        delete takeItem(count() - 1);
    while (count() < int(patterns.size()))
        addItem(new QListWidgetItem);
    QSet<QString> there;
    for (int row = 0; row < count(); ++row) {
        const ShelvedPattern& pattern = patterns[std::size_t(row)];
        there.insert(pattern.key);
        item(row)->setText(pattern.name);
        item(row)->setIcon(icon(iconOf(pattern.from)));
        item(row)->setToolTip(plainToolTip(tipOf(pattern)));
        item(row)->setData(keyRole, pattern.key);
        item(row)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item(row)->setCheckState(keys_.contains(pattern.key) ? Qt::Checked : Qt::Unchecked);
    }
    keys_.intersect(there);
}

std::vector<ShelvedPattern> PatternChoice::chosen() const {
    std::vector<ShelvedPattern> patterns = shelf_.patterns();
    std::erase_if(patterns, [this](const ShelvedPattern& pattern) { return !keys_.contains(pattern.key); });
    return patterns;
}

void PatternChoice::setChosen(const QString& key, bool on) {
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(keyRole).toString() == key)
            item(row)->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

void PatternChoice::take(const QListWidgetItem& item) {
    if (listing_) return;
    const QString key = item.data(keyRole).toString();
    const bool on = item.checkState() == Qt::Checked;
    if (on == keys_.contains(key)) return;
    if (on)
        keys_.insert(key);
    else
        keys_.remove(key);
    notifyChosen();
}

/// What is ticked is to be in sight at first.
void PatternChoice::showEvent(QShowEvent* event) {
    QListWidget::showEvent(event);
    for (int row = 0; row < count() && !currentItem(); ++row)
        if (item(row)->checkState() == Qt::Checked) setCurrentRow(row);
    QTimer::singleShot(0, this, [this] { scrollToItem(currentItem()); }); // its rows have their heights then
}

QSize PatternChoice::sizeHint() const {
    const int line = std::max(sizeHintForRow(0), fontMetrics().lineSpacing());
    return {220, line * linesWanted + 2 * frameWidth()};
}

QSize PatternChoice::minimumSizeHint() const {
    const int line = std::max(sizeHintForRow(0), fontMetrics().lineSpacing());
    return {120, line * linesNeeded + 2 * frameWidth()};
}

} // namespace stonemason::ambush
