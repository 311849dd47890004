// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/widgets/message_bar.h"

#include <QTabWidget>

class QToolButton;

namespace stonemason {

class Document;

/// A document's tab: its messages above its view.
class DocumentPage : public QWidget {
    Q_OBJECT

public:
    DocumentPage(Document& document, QWidget* parent);

    Document& document() const { return document_; }
    MessageBar& messages() const { return *messages_; }
    QWidget* view() const { return view_; }
    /// The page takes it over.
    void setView(QWidget* view);
    /// Nothing while another page is shown: what one document needs must take no room from the panels of
    /// another.
    QSize minimumSizeHint() const override;

private:
    Document& document_;
    MessageBar* messages_;
    QWidget* view_ = nullptr;
};

/// The tabs: one per open document, and the start page, which is there while no document is, or when asked
/// for.
class DocumentTabs : public QTabWidget {
    Q_OBJECT

public:
    /// @param start the start page; this takes it over
    DocumentTabs(QWidget* start, QWidget* parent);

    DocumentPage* addPage(Document& document);
    /// Also deletes it.
    void removePage(Document* document);
    DocumentPage* pageOf(const Document* document) const;
    DocumentPage* currentPage() const;
    /// nullptr on the start page.
    Document* currentDocument() const;
    QList<Document*> documents() const;
    void show(const Document* document);

    void showStart();
    QSize sizeHint() const override; ///< no higher than must be: notices stand above
    bool hasStart() const { return indexOf(start_) >= 0; }
    bool startIsCurrent() const { return currentWidget() == start_; }

    /// The button at the right end whose menu lists all tabs; seen where there are several.
    QToolButton* listButton() const { return list_; }
    /// Opens that menu.
    void showList();

    /// By so many tabs to the right, around the end.
    void step(int by);

signals:
    void closeRequested(stonemason::Document* document);
    void closeOthersRequested(stonemason::Document* document);
    /// There are more tabs now, or fewer.
    void countChanged();

protected:
    void tabInserted(int index) override;
    void tabRemoved(int index) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void requestClose(int index);
    void hideStart();
    void describe(DocumentPage* page);
    void showTabMenu(QPoint position);
    void fillList();

    QWidget* start_;
    QToolButton* list_;
};

} // namespace stonemason
