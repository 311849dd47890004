// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/lan/lan_link.h"

#include <QStringList>
#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace stonemason {

/// Waits for a guest. Listens from the press of its button until a guest has joined or it is stopped.
class LanHostPage : public QWidget {
    Q_OBJECT

public:
    /// @param side called when waiting begins
    /// @param options if their port is in use, any free port is used
    /// @param words parts of the host's word; the page refuses to wait with a word without letters
    LanHostPage(std::function<LanSide()> side, LanServer::Options options, QStringList words,
                QWidget* parent);
    ~LanHostPage() override;

    bool isWaiting() const { return host_ != nullptr; }
    /// The port it listens on; 0 while it does not.
    quint16 port() const { return host_ ? host_->port() : 0; }
    void stop();
    std::unique_ptr<LanConnection> takeLink() { return std::move(link_); }

    /// Whether guests must know the word; can be changed while the page is not waiting.
    bool isAskingForWord() const;
    void setAskingForWord(bool asks);
    /// The password for the player who is to join; empty while not waiting, and if none is required.
    QString word() const;

    QCheckBox* asking() const { return asking_; }
    QPushButton* copyButton() const { return copy_; }
    QPushButton* button() const { return button_; } ///< begins to wait, and stops
    QLabel* state() const { return state_; }

signals:
    void joined();
    void busyChanged(bool busy);

private:
    void start();
    bool drawWord();
    QWidget* makeWordRow();
    QScrollArea* makeSentences();
    void showWaiting();
    void announce(QLabel* label, const QString& sentence);
    void showState();

    std::function<LanSide()> side_;
    LanServer::Options options_;
    QStringList words_;
    std::unique_ptr<LanServer> host_;
    std::unique_ptr<LanConnection> link_;
    QCheckBox* asking_;
    QWidget* wordRow_;
    QLabel* word_;
    QPushButton* copy_;
    QLabel* state_;
    QLabel* refused_; ///< why the last guest was refused
    QScrollArea* sentences_;
    QProgressBar* waiting_;
    QPushButton* button_;
};

} // namespace stonemason
