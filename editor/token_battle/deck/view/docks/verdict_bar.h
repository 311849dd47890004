// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/token_battle/deck/catalogue.h"
#include "core/token_battle/deck/deck.h"

#include <QToolButton>
#include <QWidget>

class QDockWidget;
class QHBoxLayout;
class QLabel;

namespace stonemason::token_battle {

/// The heading of the deck check: whether the game takes the deck and, in sentences, what it lacks; a click
/// on a sentence leads to the place; on that about an unknown word near a card's name it puts the card there,
/// on that about a card the deck has no place for it leaves it out, and a menu has all that can be done about
/// the word. As many sentences stand there as there is room for, a button with a menu for the rest.
class VerdictBar : public QWidget {
    Q_OBJECT

public:
    /// Becomes the dock's title bar. It moves the dock as the usual one does, and closes it.
    VerdictBar(QDockWidget& dock, const Catalogue& catalogue);

    /// @param problems of a deck; @param exists whether there is a deck at all
    void setProblems(std::vector<DeckProblem> problems, bool exists);

    QLabel* verdict() const { return verdict_; }
    /// The sentences, worst first, whether there is room for them or not.
    const QList<QToolButton*>& sentences() const { return sentences_; }
    QToolButton* moreButton() const { return more_; }
    /// Shows and hides the statistics below.
    QToolButton* unfoldButton() const { return unfold_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(const stonemason::token_battle::DeckProblem& problem);
    /// The card that is nearest to an unknown word is to take its place.
    void replacementRequested(const stonemason::token_battle::DeckProblem& problem);
    /// Unknown words, indexes in NamedDeck::unknownWords, are to be removed.
    void dismissRequested(const std::vector<int>& words);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* addSentence(const DeckProblem& problem);
    void addWordActions(QToolButton& button, const DeckProblem& problem);
    void addToMenu(QToolButton& button);
    void arrange();
    int leastWidth() const;
    void fitUnfold();
    void colourVerdict();
    QString verdictText() const;
    int errorCount() const;

    const Catalogue& catalogue_;
    std::vector<DeckProblem> problems_;
    bool exists_ = false;
    QLabel* sign_;
    QLabel* verdict_;
    QWidget* room_; ///< for the sentences
    QList<QToolButton*> sentences_;
    QToolButton* more_;
    QToolButton* unfold_;
    QToolButton* close_;
};

} // namespace stonemason::token_battle
