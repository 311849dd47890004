// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/fields.h"

#include <QKeyEvent>

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
