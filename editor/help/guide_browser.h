// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/help/guide_pages.h"

#include <QTextBrowser>

namespace stonemason {

/// Shows one page of the guide. It loads only the guide's own pictures and does not follow links:
/// anchorClicked() reports a link activated by mouse or keyboard.
class GuideBrowser : public QTextBrowser {
    Q_OBJECT

public:
    /// The pages must outlive it.
    explicit GuideBrowser(const GuidePages& pages, QWidget* parent = nullptr);

    /// Shows the page from this block on.
    void showPage(const GuidePage& page, int block);
    /// nullptr before the first.
    const GuidePage* page() const { return page_; }
    /// The block at the upper edge.
    int topBlock() const;

    /// Marks each place of the words on the page; those in the block stand out. -1: no block is special.
    void mark(const QStringList& words, int block);
    /// The letters' size in percent of the application's.
    void setZoom(int percent);

    QVariant loadResource(int type, const QUrl& name) override;

signals:
    /// The wheel was turned with Ctrl, up (1) or down (-1).
    void zoomStepped(int by);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void fitColumn();
    void scrollTo(int block);
    void showMarks();

    const GuidePages& pages_;
    const GuidePage* page_ = nullptr;
    QTextDocument* shown_ = nullptr; ///< the page's, a child; nullptr before the first
    QStringList words_;
    int markedBlock_ = -1;
    int zoom_ = 100;
};

} // namespace stonemason
