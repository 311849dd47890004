// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace stonemason::token_battle {

/// Shows beside the pointer what dropping cards there does, or why it is refused. Never in the way of the
/// pointer, nor under what is dragged.
class DropBubble : public QLabel {
    Q_OBJECT

public:
    explicit DropBubble(QWidget* parent);

    /// An empty sentence hides it.
    void refuse(const QString& sentence, QPoint pointer) { showSentence(sentence, pointer, true); }
    void announce(const QString& words, QPoint pointer) { showSentence(words, pointer, false); }

    /// The refusal that is shown; empty while there is none.
    QString refusal() const { return isHidden() || !refuses_ ? QString() : text(); }
    QString announcement() const { return isHidden() || refuses_ ? QString() : text(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void showSentence(const QString& sentence, QPoint pointer, bool refuses);
    void placeAt(QPoint pointer);
    QColor ground() const;

    bool refuses_ = false;
};

} // namespace stonemason::token_battle
