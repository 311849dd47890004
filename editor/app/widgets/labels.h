// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QObject>
#include <QString>

class QComboBox;
class QLabel;

namespace stonemason {

/// Shows the text of labels as plain text. By default Qt treats any text with a tag in it as markup, which
/// may name pictures to be loaded from other files; the text of labels often comes from files, though. Rich
/// text labels set it explicitly (QLabel::setTextFormat); tool tips are not affected.
class PlainLabels : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// To be installed on the application; acts on labels that are about to be shown for the first time.
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// The words as a tool tip that shows them as they are. For words of files, and such as hold some.
QString plainToolTip(const QString& words);

/// The heading of a part of a form, for a layout to take.
QLabel* headingLabel(const QString& words);

/// Lets the tool tip of a box begin with what is chosen, which is cut where the box has not enough room.
void showChoiceInToolTip(QComboBox& box);

/// One line of plain text that gives way: where it has no room, it ends with an ellipsis, and its tool tip
/// says all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString shown() const;
};

} // namespace stonemason

class QStatusBar;

namespace stonemason {

/// Shows the sentence in the status bar for a few seconds, in place of the one before; an empty one only
/// takes that away. Returns false, and shows none, when there is no room for all of it before what stands at
/// the right end of the bar.
bool showSentence(QStatusBar& bar, const QString& sentence);

} // namespace stonemason
