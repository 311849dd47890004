// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/number_row.h"

#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/text/names.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace stonemason::kings_conflict {

namespace {

constexpr int stripWidth = 3;
constexpr int spinWidth = 46; ///< of two digits, so that all rows end alike

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    return label;
}

} // namespace

NumberRow::NumberRow(const NumberInfo& info, int gameValue, QWidget* parent)
    : QWidget(parent)
    , gameValue_(gameValue)
    , source_(localText(info.source))
    , meaning_(wrapped(localText(info.meaning)))
    , caption_(wrapped({}))
    , spin_(new QSpinBox)
    , reset_(new QToolButton) {
    spin_->setRange(info.minimum, info.maximum);
    spin_->setAccessibleName(meaning_->text());
    spin_->setToolTip(tr("From %1 to %2").arg(info.minimum).arg(info.maximum));
    spin_->setMinimumWidth(spinWidth);
    spin_->setKeyboardTracking(false);
    spin_->setFocusPolicy(Qt::StrongFocus);
    spin_->installEventFilter(this);
    meaning_->setBuddy(spin_);
    reset_->setIcon(icon(QStringLiteral("revert")));
    reset_->setAutoRaise(true);
    reset_->setAccessibleName(tr("Reset: %1").arg(meaning_->text()));
    reset_->setToolTip(tr("Back to the default %1").arg(gameValue));
    QSizePolicy place = reset_->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    reset_->setSizePolicy(place);
    QFont small = caption_->font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    caption_->setFont(small);
    caption_->setForegroundRole(QPalette::PlaceholderText);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(gap, gap / 2, 0, gap / 2);
    layout->setHorizontalSpacing(gap / 2);
    layout->setVerticalSpacing(1);
    layout->addWidget(meaning_, 0, 0);
    layout->addWidget(caption_, 1, 0);
    layout->addWidget(spin_, 0, 1, 2, 1, Qt::AlignTop);
    layout->addWidget(reset_, 0, 2, 2, 1, Qt::AlignTop);
    layout->setColumnStretch(0, 1);

    connect(spin_, &QSpinBox::valueChanged, this, &NumberRow::valueChosen);
    connect(reset_, &QToolButton::clicked, this, [this] {
        spin_->setFocus(); // the button goes away
        emit valueChosen(gameValue_);
    });
    showValue(gameValue);
}

bool NumberRow::isChanged() const {
    return spin_->value() != gameValue_;
}

void NumberRow::showValue(int value) {
    const QSignalBlocker blocked(spin_);
    spin_->setValue(value);
    QFont font = meaning_->font();
    font.setBold(isChanged());
    meaning_->setFont(font);
    //: %1 is a number, %2 where it comes from: "assumed"
    caption_->setText(isChanged() ? tr("Changed; default: %1, %2").arg(gameValue_).arg(source_)
                                  //: Where a number comes from, %1 is such as "assumed"
                                  : tr("Default, %1").arg(source_));
    reset_->setVisible(isChanged());
    update();
}

/// Undo and Redo belong to the map, where each number is an undo step, not to the text field.
bool NumberRow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void NumberRow::paintEvent(QPaintEvent*) {
    if (!isChanged()) return;
    QPainter painter(this);
    painter.fillRect(QRect(0, gap / 2, stripWidth, height() - gap), palette().color(QPalette::Highlight));
}

} // namespace stonemason::kings_conflict
