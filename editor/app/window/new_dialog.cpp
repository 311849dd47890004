// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/new_dialog.h"

#include "editor/app/files/document_reader.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/window/game_card.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int columns = 2;
constexpr int cardWidth = 372; ///< with letters of the usual size
constexpr double usualLineHeight = 14;
constexpr int aside = 80; ///< beside the cards: margins and frame

} // namespace

NewDialog::NewDialog(const QList<StartGame>& games, const DocumentReader& reader, const QAction* first,
                     QWidget* parent)
    : QDialog(parent), thumbnails_(reader) {
    setWindowTitle(tr("New"));
    setHelpPage(*this, QStringLiteral("index.md"));
    auto* column = new QVBoxLayout(this);
    auto* grid = new QGridLayout;
    column->addLayout(grid);
    for (const StartGame& game : games) {
        auto* card = new GameCard(game, this);
        grid->addWidget(card, int(cards_.size()) / columns, int(cards_.size()) % columns);
        cards_ += card;
        connect(card, &GameCard::chosen, this, [this](QAction* action) {
            accept();
            QTimer::singleShot(0, action, &QAction::trigger); // its dialog must not be a child of this one
        });
        connect(card, &GameCard::sampleChosen, this, [this](const QString& resource) {
            accept();
            emit sampleChosen(resource);
        });
        if (!game.picture.isEmpty())
            thumbnails_.request(game.picture, PictureCard::pictureSize * devicePixelRatioF(), {});
        for (VerbButton* button : card->buttons())
            if (first && button->action() == first) button->setFocus();
    }
    connect(&thumbnails_, &ThumbnailLoader::ready, this,
            [this](const QString& path, const QImage& picture, const QString&) {
                for (GameCard* card : std::as_const(cards_))
                    if (card->game().picture == path) card->setPicture(picture);
            });
    fitCards();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

/// Sizes the cards so that no text or button is cut off at any text size; on a low screen they are compact.
void NewDialog::fitCards() {
    const QSize room = screen()->availableSize();
    const double grown = std::max(1.0, fontMetrics().lineSpacing() / usualLineHeight);
    const int width = std::min(qRound(cardWidth * grown), (room.width() - aside) / columns);
    const auto fit = [&](bool compact) {
        int highest = 0;
        for (GameCard* card : std::as_const(cards_)) {
            card->setCompact(compact);
            card->setMinimumWidth(width);
            card->setMinimumHeight(std::max(card->minimumHeight(), card->heightForWidth(width)));
            highest = std::max(highest, card->minimumHeight());
        }
        return highest;
    };
    const int rows = (int(cards_.size()) + columns - 1) / columns;
    if (fit(false) * rows > room.height() * 3 / 4) fit(true);
}

/// The arrow keys move between buttons, also across cards.
void NewDialog::keyPressEvent(QKeyEvent* event) {
    QList<QWidget*> buttons;
    for (const GameCard* card : std::as_const(cards_))
        for (VerbButton* button : card->buttons())
            buttons += button;
    const bool isArrow = event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down;
    QWidget* next = isArrow && focusWidget() ? nearestButton(*focusWidget(), buttons, event->key()) : nullptr;
    if (next)
        next->setFocus(Qt::TabFocusReason);
    else
        QDialog::keyPressEvent(event);
}

} // namespace stonemason
