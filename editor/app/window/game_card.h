// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/workspace.h"
#include "editor/app/window/start_cards.h"

#include <QLabel>

#include <functional>
#include <memory>

class QMenu;

namespace stonemason {

class FlowLayout;

/// "the-crossing.smap" is The Crossing, until its document says how it is called.
QString nameOfSample(const QString& path);

/// One way to begin on a card: its text on a flat ground. With a menu, a small arrow beside the text opens
/// it.
class VerbButton : public StartButton {
    Q_OBJECT

public:
    /// @param game of the card it stands on, for who does not see the card
    VerbButton(const StartVerb& verb, const QString& game, QWidget* parent);
    using FillMenu = std::function<void(QMenu& menu)>;
    /// A button that only opens a menu.
    VerbButton(const QString& text, const QString& game, FillMenu fill, QWidget* parent);
    ~VerbButton() override;

    QSize sizeHint() const override;
    /// nullptr for the button of samples.
    QAction* action() const { return action_; }
    /// Made when it is first needed: the start page shows many of them. nullptr: it has none.
    QMenu* menu();
    void openMenu();

signals:
    /// The button's own action or one of its menu is to be triggered.
    void chosen(QAction* action);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    int arrowWidth() const;

    QString text_;
    QAction* action_ = nullptr; ///< nullptr: it has only a menu
    FillMenu fill_;             ///< empty: it has no menu
    std::unique_ptr<QMenu> menu_;
};

/// A game on the start page: its picture, its name, what one does there, and the ways to begin. A compact one
/// has only the name and the ways.
class GameCard : public QWidget {
    Q_OBJECT

public:
    static constexpr int pictureSide = 88;

    GameCard(const StartGame& game, QWidget* parent);

    const StartGame& game() const { return game_; }
    void setCompact(bool compact);
    bool isCompact() const { return compact_; }
    /// In device pixels.
    void setPicture(const QImage& picture);
    bool hasPicture() const { return !picture_.isNull(); }
    const QList<VerbButton*>& buttons() const { return buttons_; }

signals:
    void chosen(QAction* action);
    void sampleChosen(const QString& resource);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addVerbs();
    void styleTexts();
    void layOut();

    StartGame game_;
    bool compact_ = false;
    QImage picture_;
    QLabel* name_;
    QLabel* line_;
    FlowLayout* verbs_ = nullptr;
    QList<VerbButton*> buttons_;
};

} // namespace stonemason
