// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace stonemason {

/// A message that does not interrupt the work, with the actions it offers.
struct Notice {
    enum class Kind { Info, Warning };
    struct Button {
        QString text;
        std::function<void()> act; ///< the notice goes first
    };

    QString id; ///< a notice takes the place of an older one of the same id
    Kind kind = Kind::Info;
    QString text;
    std::vector<Button> buttons{};
    bool onlyUpdates = false; ///< posted only where one of the same id is still shown
};

/// A stack of notices above the work; takes no room while there is none. The newest two are shown; one line
/// counts the older ones and unfolds them. It is scrolled where it would take too much.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void post(const Notice& notice);
    void dismiss(const QString& id);
    /// The text of the notice, or empty when it is not there.
    QString textOf(const QString& id) const;
    /// Presses a button of a notice, counted from 0.
    void press(const QString& id, int button);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fold();
    void showNewest();
    QWidget* rowOf(const QString& id) const;

    QWidget* rows_;
    QVBoxLayout* layout_; ///< of the rows
    QScrollArea* strip_;
    int fitted_ = 0;     ///< the height that suits the width
    QToolButton* older_; ///< counts the notices that are folded, and unfolds them
    std::vector<std::pair<QString, QWidget*>> shown_; ///< the oldest first
};

} // namespace stonemason
