// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/fields.h"

#include "editor/app/widgets/icons.h"

#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QToolButton>

#include <utility>

namespace stonemason {

namespace {

class SearchEscape : public QObject {
public:
    SearchEscape(QLineEdit& search, std::function<void()> leave)
        : QObject(&search), search_(search), leave_(std::move(leave)) {
        search.installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched != &search_ || event->type() != QEvent::KeyPress ||
            static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape)
            return false;
        if (search_.text().isEmpty())
            leave_();
        else
            search_.clear();
        return true;
    }

private:
    QLineEdit& search_;
    std::function<void()> leave_;
};

} // namespace

void leaveByEscape(QLineEdit& search, std::function<void()> leave) {
    new SearchEscape(search, std::move(leave));
}

void updateText(QLineEdit& field, const std::string& words) {
    const QString wanted = QString::fromStdString(words);
    if (field.text() != wanted) field.setText(wanted);
}

void updateText(QPlainTextEdit& field, const std::string& words) {
    const QString wanted = QString::fromStdString(words);
    if (field.toPlainText() != wanted) field.setPlainText(wanted);
}

SeedField::SeedField(int mostDigits, QWidget* parent) : QLineEdit(parent) {
    const QString digits = QStringLiteral("[0-9]{1,%1}").arg(mostDigits);
    setValidator(new QRegularExpressionValidator(QRegularExpression(digits), this));
}

void SeedField::draw() {
    setSeed(QRandomGenerator::global()->bounded(1, 1'000'000'000));
}

QToolButton* SeedField::makeDice() {
    auto* dice = new QToolButton;
    dice->setIcon(icon(QStringLiteral("dice")));
    dice->setToolTip(tr("Another seed"));
    dice->setAccessibleName(dice->toolTip());
    connect(dice, &QToolButton::clicked, this, &SeedField::draw);
    return dice;
}

void DecimalBox::stepBy(int steps) {
    interpretText(); // what is typed counts first
    setValue(value() + steps * singleStep());
    selectAll();
}

void KeyEdit::keyPressEvent(QKeyEvent* event) {
    QKeySequenceEdit::keyPressEvent(event);
    if (keySequence().isEmpty()) return; // Ctrl or Shift alone
    setKeySequence(keySequence());       // ends the wait for a second stroke
    emit keySequenceChanged(keySequence());
}

} // namespace stonemason
