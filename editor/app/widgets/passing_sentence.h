// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

class QStatusBar;

namespace stonemason {

/// A sentence that is too long for the status bar, shown whole above it for a while. It lies over the work,
/// so that nothing moves under the pointer, lets clicks through, and goes at the next click.
class PassingSentence : public QLabel {
    Q_OBJECT

public:
    /// @param bar of the window that it lies over
    explicit PassingSentence(QStatusBar& bar);

    /// Empty: hides it. false: it would cover too much of the window, and nothing is shown.
    bool showSentence(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    int heightOf(const QString& sentence) const;

    QStatusBar& bar_;
    QTimer end_;
};

} // namespace stonemason
