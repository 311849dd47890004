// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/document_tabs.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"

#include <QMenu>
#include <QMouseEvent>
#include <QPointer>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

/// A container that gets the height left by the notices. It hides its content's size hint, because a high
/// one would squeeze the notices.
class Remainder : public QWidget {
public:
    Remainder(QWidget* held, QWidget* parent) : QWidget(parent) {
        auto* column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->addWidget(held);
    }

    QSize sizeHint() const override { return {QWidget::sizeHint().width(), minimumSizeHint().height()}; }
};

} // namespace

DocumentPage::DocumentPage(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), messages_(new MessageBar(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(messages_);
}

void DocumentPage::setView(QWidget* view) {
    view_ = view;
    layout()->addWidget(new Remainder(view, this));
    forwardFocusTo(*this, *view);
}

QSize DocumentPage::minimumSizeHint() const {
    return isHidden() ? QSize(0, 0) : QWidget::minimumSizeHint();
}

namespace {

constexpr int widestShownTab = 200; // pixels, at the usual size of text

/// Scrolls the tabs rather than eliding their names; only long names are elided, at the end.
class TabBar : public QTabBar {
public:
    using QTabBar::QTabBar;

protected:
    QSize minimumTabSizeHint(int index) const override {
        const QSize whole = tabSizeHint(index);
        return {std::min(whole.width(), withTextSize(widestShownTab)), whole.height()};
    }
};

} // namespace

QSize DocumentTabs::sizeHint() const {
    return {QTabWidget::sizeHint().width(), minimumSizeHint().height()};
}

DocumentTabs::DocumentTabs(QWidget* start, QWidget* parent)
    : QTabWidget(parent), start_(start), list_(new QToolButton) {
    setTabBar(new TabBar(this));
    setDocumentMode(true);
    setMovable(true);
    setTabsClosable(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    tabBar()->setAutoHide(false);
    tabBar()->setExpanding(false);
    tabBar()->setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Documents"));
    tabBar()->setAccessibleName(tr("Open documents"));
    // The tab bar is in the tab order itself; the widget's focus proxy would focus it even when it is hidden.
    setFocusProxy(nullptr);
    setFocusPolicy(Qt::NoFocus);
    tabBar()->installEventFilter(this);
    list_->setAutoRaise(true);
    list_->setFocusPolicy(Qt::TabFocus);
    list_->setArrowType(Qt::DownArrow);
    list_->setPopupMode(QToolButton::InstantPopup);
    list_->setStyleSheet(QStringLiteral("QToolButton::menu-indicator { image: none; }"));
    list_->setToolTip(tr("List all tabs"));
    list_->setAccessibleName(tr("List all tabs"));
    list_->setMenu(new QMenu(list_));
    connect(list_->menu(), &QMenu::aboutToShow, this, &DocumentTabs::fillList);
    setCornerWidget(list_, Qt::TopRightCorner);
    start_->setParent(this);
    start_->hide();
    connect(this, &QTabWidget::tabCloseRequested, this, &DocumentTabs::requestClose);
    connect(tabBar(), &QWidget::customContextMenuRequested, this, &DocumentTabs::showTabMenu);
    showStart();
}

DocumentPage* DocumentTabs::addPage(Document& document) {
    auto* page = new DocumentPage(document, this);
    addTab(page, {});
    describe(page);
    tabBar()->setVisible(count() > 1 || !startIsCurrent());
    connect(&document, &Document::titleChanged, page, [this, page] { describe(page); });
    connect(&document, &Document::modifiedChanged, page, [this, page] { describe(page); });
    return page;
}

void DocumentTabs::removePage(Document* document) {
    DocumentPage* page = pageOf(document);
    if (!page) return;
    if (documents().size() == 1) showStart();
    removeTab(indexOf(page));
    delete page;
    tabBar()->setVisible(count() > 1 || !startIsCurrent());
}

DocumentPage* DocumentTabs::pageOf(const Document* document) const {
    for (int i = 0; i < count(); ++i)
        if (auto* page = qobject_cast<DocumentPage*>(widget(i)); page && &page->document() == document)
            return page;
    return nullptr;
}

DocumentPage* DocumentTabs::currentPage() const {
    return qobject_cast<DocumentPage*>(currentWidget());
}

Document* DocumentTabs::currentDocument() const {
    const DocumentPage* page = currentPage();
    return page ? &page->document() : nullptr;
}

QList<Document*> DocumentTabs::documents() const {
    QList<Document*> documents;
    for (int i = 0; i < count(); ++i)
        if (const auto* page = qobject_cast<DocumentPage*>(widget(i))) documents.push_back(&page->document());
    return documents;
}

void DocumentTabs::show(const Document* document) {
    DocumentPage* page = pageOf(document);
    if (!page) return;
    tabBar()->show();
    setCurrentWidget(page);
    page->setFocus();
    hideStart();
}

void DocumentTabs::showStart() {
    if (!hasStart()) insertTab(0, start_, icon(QStringLiteral("stonemason")), tr("Start"));
    tabBar()->setVisible(count() > 1);
    setCurrentWidget(start_);
    start_->setFocus();
}

void DocumentTabs::hideStart() {
    if (const int index = indexOf(start_); index >= 0) removeTab(index);
    start_->hide();
}

void DocumentTabs::step(int by) {
    setCurrentIndex((currentIndex() + by + count()) % count());
    currentWidget()->setFocus();
}

void DocumentTabs::fillList() {
    QMenu& menu = *list_->menu();
    menu.clear();
    for (int i = 0; i < count(); ++i) {
        QAction* action = menu.addAction(tabIcon(i), tabText(i));
        action->setCheckable(true);
        action->setChecked(i == currentIndex());
        connect(action, &QAction::triggered, this, [this, page = QPointer<QWidget>(widget(i))] {
            if (!page) return;
            setCurrentWidget(page);
            page->setFocus();
        });
        if (action->isChecked()) menu.setActiveAction(action);
    }
}

/// Does not block until a choice is made, unlike QToolButton::showMenu().
void DocumentTabs::showList() {
    QMenu& menu = *list_->menu();
    fillList();
    menu.popup(list_->mapToGlobal(QPoint(list_->width() - menu.sizeHint().width(), list_->height())));
}

void DocumentTabs::tabInserted(int index) {
    QTabWidget::tabInserted(index);
    list_->setVisible(count() > 1);
    emit countChanged();
}

void DocumentTabs::tabRemoved(int index) {
    QTabWidget::tabRemoved(index);
    list_->setVisible(count() > 1);
    emit countChanged();
}

bool DocumentTabs::eventFilter(QObject* watched, QEvent* event) {
    if (watched == tabBar() && event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const int index = tabBar()->tabAt(mouse->position().toPoint());
        if (mouse->button() == Qt::MiddleButton && index >= 0) {
            requestClose(index);
            return true;
        }
        // A click on a tab gives its document the focus, even if the tab was already current.
        if (mouse->button() == Qt::LeftButton && index >= 0) currentWidget()->setFocus(Qt::MouseFocusReason);
    }
    return QTabWidget::eventFilter(watched, event);
}

void DocumentTabs::requestClose(int index) {
    if (const auto* page = qobject_cast<DocumentPage*>(widget(index)))
        emit closeRequested(&page->document());
    else if (!documents().isEmpty())
        hideStart();
}

void DocumentTabs::describe(DocumentPage* page) {
    const Document& document = page->document();
    const QString title = document.title() + (document.isModified() ? QStringLiteral("*") : QString());
    const int index = indexOf(page);
    setTabText(index, QString(title).replace(QLatin1Char('&'), QStringLiteral("&&")));
    setTabToolTip(index, plainToolTip(document.path().isEmpty()
                                          ? tr("%1, not saved in a file yet").arg(document.title())
                                          : document.title() + u'\n' + shownPath(document.path())));
    page->setAccessibleName(document.title());
}

void DocumentTabs::showTabMenu(QPoint position) {
    const auto* page = qobject_cast<DocumentPage*>(widget(tabBar()->tabAt(position)));
    if (!page) return;
    Document* document = &page->document();
    QMenu menu(this);
    menu.addAction(tr("Close"), this, [this, document] { emit closeRequested(document); });
    QAction* others =
        menu.addAction(tr("Close Others"), this, [this, document] { emit closeOthersRequested(document); });
    allow(*others, documents().size() > 1, tr("No other document is open."));
    menu.exec(tabBar()->mapToGlobal(position));
}

} // namespace stonemason
