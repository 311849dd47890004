// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/thumbnail_loader.h"
#include "editor/app/files/workspace.h"
#include "editor/app/widgets/deferred_content.h"

#include <QScrollArea>
#include <QSet>

#include <vector>

class QGridLayout;
class QLabel;

namespace stonemason {

class FlowLayout;
class GameCard;
class PictureCard;
class RecentFiles;
class VerbButton;

/// Where to begin: the files last used, a card for each game, samples. Everything is in sight at once in a
/// window of 1280 x 800 pixels: of files and samples as many are shown as fit into a row. A user who opens a
/// file at once never sees the page, so it is built when it is first shown; pictures come after it is on the
/// screen.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    /// @param ways actions that begin with no game: open, paste
    /// @param reader reads files and samples for their pictures; it outlives the page
    StartPage(QList<StartGame> games, const QList<QAction*>& ways, const DocumentReader& reader,
              RecentFiles& recent, QWidget* parent);

    QList<PictureCard*> recentCards() const { return recents_; }
    QList<PictureCard*> sampleCards() const { return samples_; }
    QList<GameCard*> gameCards() const { return cards_; }

signals:
    void sampleChosen(const QString& resource);
    void fileChosen(const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void build();
    QLabel* addHeading(const QString& text);
    FlowLayout* addFlow(int gapOfItems);
    void addCards();
    void addWays();
    void addSamples();
    void placeCards(int columns);
    int roomForRows() const;
    void showWhatFits(const QList<PictureCard*>& cards, int rows) const;
    void listRecent();
    void fillRecent();
    void orderTabs();
    PictureCard* addRecent(const QString& path);
    void fitPage();
    void requestPictures();
    void forgetRecentPictures();
    void showPicture(const QString& path, const QImage& picture, const QString& title);
    void moveFocus(int key);
    QList<QWidget*> buttons() const;

    QList<StartGame> games_;
    QList<QAction*> ways_;
    const DocumentReader& reader_;
    RecentFiles& recentFiles_;
    ThumbnailLoader thumbnails_;
    QWidget* centred_ = nullptr;
    QWidget* page_ = nullptr;
    QGridLayout* grid_ = nullptr; ///< of the cards
    int columns_ = 0;
    QList<GameCard*> cards_;
    QList<VerbButton*> wayButtons_;
    FlowLayout* recentFlow_ = nullptr;
    QLabel* recentHeading_ = nullptr;
    QList<PictureCard*> samples_;
    QSet<QString> asked_; ///< files whose pictures were asked for, or are there
    qreal scale_ = 0;     ///< device pixels for a pixel when that was
    QList<PictureCard*> recents_;
    DeferredContent content_;
};

} // namespace stonemason
