// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_finder.h"
#include "editor/lan/lan_link.h"

#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace stonemason {

/// Joins a waiting host, chosen from those announced in the network or by address. Listens for announcements
/// only while it is shown.
class LanJoinPage : public QWidget {
    Q_OBJECT

public:
    /// @param game whose hosts are listed, see LanFinder
    /// @param side asked for at each try
    /// @param findPort where hosts announce themselves
    LanJoinPage(QString game, std::function<LanSide()> side, quint16 findPort, LanLimits limits,
                QWidget* parent);
    ~LanJoinPage() override;

    /// As the person writes it.
    QString address() const;
    void setAddress(const QString& address);
    /// The password of the host as entered.
    QString word() const;
    bool isConnecting() const { return link_ != nullptr; }
    void stop();
    std::unique_ptr<LanConnection> takeLink();

    QListWidget* list() const { return list_; }
    QLineEdit* addressField() const { return address_; }
    QLineEdit* wordField() const { return word_; }
    QPushButton* button() const { return button_; } ///< connects, and stops
    QLabel* state() const { return state_; }

signals:
    void joined();
    void busyChanged(bool busy);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void start();
    void complain(QLineEdit& field, const QString& sentence);
    void end();
    void showHosts();
    void setBusy(bool busy);

    QString game_;
    std::function<LanSide()> side_;
    quint16 findPort_;
    LanLimits limits_;
    std::unique_ptr<LanFinder> finder_;
    std::unique_ptr<LanConnection> link_;
    QLabel* heading_;
    QListWidget* list_;
    QLineEdit* address_;
    QLineEdit* word_;
    QLabel* state_;
    QPushButton* button_;
};

} // namespace stonemason
