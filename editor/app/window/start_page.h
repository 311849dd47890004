// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/thumbnail_loader.h"
#include "editor/app/widgets/deferred_content.h"

#include <QScrollArea>

#include <vector>

class QLabel;

namespace stonemason {

class FlowLayout;
class PictureCard;
class RecentFiles;

/// Where to begin: large tiles, the samples, the files last used. Whoever opens a file at once never sees it,
/// so all of that is built when it is first shown; pictures come after it is on the screen.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    /// @param ways the actions of the tiles
    /// @param reader what its workspaces have samples of; it outlives the page
    StartPage(const QList<QAction*>& ways, const DocumentReader& reader, RecentFiles& recent,
              QWidget* parent);

    QList<PictureCard*> recentCards() const { return recents_; }

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
    void addSamples();
    void listRecent();
    void fillRecent();
    PictureCard* addRecent(const QString& path);
    void fitPage();
    void requestPictures(const QList<PictureCard*>& cards);
    void requestStalePictures();
    void showPicture(const QString& path, const QImage& picture, const QString& title);
    void moveFocus(int key);
    QList<QWidget*> buttons() const;

    QList<QAction*> ways_;
    const DocumentReader& reader_;
    RecentFiles& recentFiles_;
    ThumbnailLoader thumbnails_;
    QWidget* centred_ = nullptr;
    QWidget* page_ = nullptr;
    FlowLayout* tiles_ = nullptr;
    FlowLayout* recentFlow_ = nullptr;
    QLabel* recentHeading_ = nullptr;
    QList<PictureCard*> samples_;
    qreal scaleOfSamples_ = 0; ///< device pixels for a pixel when their pictures were asked for
    QList<PictureCard*> recents_;
    DeferredContent content_;
};

} // namespace stonemason
