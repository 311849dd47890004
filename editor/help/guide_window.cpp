// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/guide_window.h"

#include "editor/app/files/dialogs.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/action_reason.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/help/guide_browser.h"
#include "editor/help/guide_contents.h"
#include "editor/help/guide_finder.h"
#include "editor/help/guide_links.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QScreen>
#include <QSplitter>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr QSize firstSize{920, 640};
constexpr int leftWidth = 260;
constexpr int zoomStep = 10; // percent
constexpr int smallestZoom = 70;
constexpr int largestZoom = 250;
constexpr std::size_t historyLimit = 200;

} // namespace

GuideWindow::GuideWindow(const Parts& parts, QWidget* parent)
    : QMainWindow(parent, Qt::Window)
    , parts_(parts)
    , search_(new QLineEdit)
    , left_(new QStackedWidget)
    , contents_(new GuideContents(parts.pages))
    , finder_(new GuideFinder(parts.pages))
    , language_(new QLabel(tr("The pages of the guide are in English.")))
    , address_(new QLabel)
    , browser_(new GuideBrowser(parts.pages)) {
    setObjectName(QStringLiteral("guide"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setWindowTitle(tr("Guide"));
    makeActions();
    buildToolBar();
    auto* halves = new QSplitter;
    halves->addWidget(buildLeft());
    halves->addWidget(buildRight());
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    halves->setSizes({withTextSize(leftWidth), firstSize.width() - withTextSize(leftWidth)});
    setCentralWidget(halves);
    connectParts();

    resize(firstSize.boundedTo(screen()->availableSize() * 0.9));
    restoreGeometry(parts_.settings.value(setting::guideGeometry));
    resize(size().boundedTo(screen()->availableSize())); // it may have been another screen
    setZoom(parts_.settings.value(setting::guideZoom));
    enableActions();
    browser_->setFocus();
}

GuideWindow::~GuideWindow() {
    if (isVisible()) remember();
}

void GuideWindow::makeActions() {
    const auto keys = [](auto... each) { return QList<QKeySequence>{QKeySequence(each)...}; };
    makeAction(QStringLiteral("back"), QStringLiteral("left"), tr("Back"), tr("Previous page"),
               keys(Qt::ALT | Qt::Key_Left, Qt::Key_Back), [this] { stepHistory(-1); });
    makeAction(QStringLiteral("forward"), QStringLiteral("right"), tr("Forward"), tr("Next page"),
               keys(Qt::ALT | Qt::Key_Right, Qt::Key_Forward), [this] { stepHistory(1); });
    makeAction(QStringLiteral("home"), QStringLiteral("home"), tr("Contents Page"), tr("The first page"),
               keys(Qt::ALT | Qt::Key_Home), [this] {
                   go({GuidePages::indexName, 0});
               });
    makeAction(QStringLiteral("find"), QStringLiteral("search"), tr("Search"), tr("Search all pages"),
               keys(Qt::CTRL | Qt::Key_F), [this] {
                   search_->setFocus();
                   search_->selectAll();
               });
    makeAction(QStringLiteral("next"), QStringLiteral("down"), tr("Next Match"), tr("Next match"),
               keys(Qt::Key_F3), [this] { finder_->step(1); });
    makeAction(QStringLiteral("previous"), QStringLiteral("up"), tr("Previous Match"), tr("Previous match"),
               keys(Qt::SHIFT | Qt::Key_F3), [this] { finder_->step(-1); });
    makeAction(QStringLiteral("zoom-in"), QStringLiteral("zoom-in"), tr("Larger Text"), tr("Larger text"),
               keys(QKeySequence::ZoomIn, Qt::CTRL | Qt::Key_Equal), [this] { setZoom(zoom_ + zoomStep); });
    makeAction(QStringLiteral("zoom-out"), QStringLiteral("zoom-out"), tr("Smaller Text"), tr("Smaller text"),
               keys(QKeySequence::ZoomOut), [this] { setZoom(zoom_ - zoomStep); });
    makeAction(QStringLiteral("zoom-reset"), QStringLiteral("zoom-reset"), tr("Normal Text"),
               tr("Normal text size"), keys(Qt::CTRL | Qt::Key_0), [this] { setZoom(100); });
    makeAction(QStringLiteral("close"), QStringLiteral("close"), tr("Close"), tr("Close the guide"),
               keys(Qt::CTRL | Qt::Key_W), [this] { close(); });
}

QAction* GuideWindow::makeAction(const QString& id, const QString& picture, const QString& text,
                                 const QString& tip, const QList<QKeySequence>& keys,
                                 const std::function<void()>& act) {
    auto* action = new QAction(icon(picture), text, this);
    action->setObjectName(QStringLiteral("guide.") + id);
    action->setShortcuts(keys);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(tip, keys.front().toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, act);
    addAction(action);
    return action;
}

QAction* GuideWindow::action(const QString& id) const {
    return findChild<QAction*>(QStringLiteral("guide.") + id, Qt::FindDirectChildrenOnly);
}

void GuideWindow::buildToolBar() {
    QToolBar* bar = addToolBar(tr("Tool bar"));
    bar->setMovable(false);
    bar->toggleViewAction()->setEnabled(false); // there is no menu that would bring it back
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    for (const char* id : {"back", "forward", "home"})
        bar->addAction(action(QString::fromLatin1(id)));
    bar->addSeparator();
    for (const char* id : {"zoom-out", "zoom-reset", "zoom-in"})
        bar->addAction(action(QString::fromLatin1(id)));
    bar->addSeparator();
    for (const char* id : {"previous", "next"})
        bar->addAction(action(QString::fromLatin1(id)));
}

QWidget* GuideWindow::buildLeft() {
    search_->setPlaceholderText(tr("Search all pages"));
    search_->setAccessibleName(tr("Search all pages"));
    search_->setClearButtonEnabled(true);
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    left_->addWidget(contents_);
    left_->addWidget(finder_);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(gap, gap, 0, gap);
    column->setSpacing(gap);
    column->addWidget(search_);
    column->addWidget(left_, 1);
    return side;
}

QWidget* GuideWindow::buildRight() {
    language_->setContentsMargins(2 * gap, gap, gap, gap);
    language_->setWordWrap(true);
    address_->setTextFormat(Qt::PlainText);
    address_->setContentsMargins(2 * gap, 2, gap, 2);
    address_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(language_);
    column->addWidget(browser_, 1);
    column->addWidget(address_);
    const QLocale::Language spoken = QLocale().language();
    language_->setHidden(parts_.pages.isTranslated() || spoken == QLocale::English || spoken == QLocale::C);
    return side;
}

void GuideWindow::connectParts() {
    connect(search_, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(search_, &QLineEdit::returnPressed, this, [this] { finder_->step(1); });
    connect(contents_, &GuideContents::chosen, this, [this](const QString& page, int block) {
        go({page, block});
    });
    connect(contents_, &GuideContents::entered, browser_, qOverload<>(&QWidget::setFocus));
    connect(finder_, &GuideFinder::chosen, this, &GuideWindow::showHit);
    connect(finder_, &GuideFinder::entered, browser_, qOverload<>(&QWidget::setFocus));
    connect(browser_, &QTextBrowser::anchorClicked, this, &GuideWindow::follow);
    connect(browser_, &QTextBrowser::highlighted, this, &GuideWindow::showLink);
    connect(browser_, &GuideBrowser::zoomStepped, this, [this](int by) { setZoom(zoom_ + by * zoomStep); });
}

QString GuideWindow::pageName() const {
    return browser_->page() ? browser_->page()->name : QString();
}

void GuideWindow::showAddress(const QString& address) {
    QString wanted = address;
    if (wanted.isEmpty()) {
        if (browser_->page()) return;
        wanted = parts_.settings.value(setting::guidePage);
    }
    const GuideLink link = guideLink(parts_.pages, {}, wanted);
    const GuidePage* page = parts_.pages.page(link.page);
    if (!page) {
        go({GuidePages::indexName, 0});
        return;
    }
    const GuideHeading* heading = link.heading.isEmpty() ? nullptr : page->heading(link.heading);
    go({page->name, heading ? heading->block : 0});
}

/// Shows a place and writes it behind the one that was read; what was read after that is forgotten.
void GuideWindow::go(const Place& place) {
    if (!parts_.pages.page(place.page)) return;
    if (!history_.empty()) {
        history_[here_].block = browser_->topBlock();
        history_.resize(here_ + 1);
    }
    if (history_.empty() || history_.back() != place) history_.push_back(place);
    if (history_.size() > historyLimit) history_.erase(history_.begin());
    here_ = history_.size() - 1;
    showPlace(place);
}

void GuideWindow::showPlace(const Place& place) {
    const GuidePage& page = *parts_.pages.page(place.page);
    browser_->mark(finder_->words(), -1);
    browser_->showPage(page, place.block);
    contents_->setPlace(place.page, place.block);
    //: %1 is the title of a page
    setWindowTitle(page.name == GuidePages::indexName ? tr("Guide") : tr("%1 — Guide").arg(page.title()));
    address_->clear();
    enableActions();
}

void GuideWindow::stepHistory(int by) {
    const std::size_t to = here_ + std::size_t(by);
    if (to >= history_.size()) return;
    history_[here_].block = browser_->topBlock();
    here_ = to;
    showPlace(history_[here_]);
}

void GuideWindow::follow(const QUrl& link) {
    const GuideLink to = guideLink(parts_.pages, pageName(), link.toString(QUrl::FullyEncoded));
    if (to.kind == GuideLink::Kind::Page)
        showAddress(to.heading.isEmpty() ? to.page : to.page + u'#' + to.heading);
    else if (to.kind == GuideLink::Kind::Outside &&
             parts_.dialogs.confirm(tr("Open this address in the browser?"),
                                    to.url.toString(QUrl::FullyEncoded), tr("&Open")))
        parts_.openOutside(to.url);
}

/// Below the page: where the link under the pointer leads.
void GuideWindow::showLink(const QUrl& link) {
    const GuideLink to = guideLink(parts_.pages, pageName(), link.toString(QUrl::FullyEncoded));
    switch (to.kind) {
    case GuideLink::Kind::Page: address_->setText(parts_.pages.page(to.page)->title()); break;
    case GuideLink::Kind::Outside: address_->setText(to.url.toString(QUrl::FullyEncoded)); break;
    case GuideLink::Kind::Nothing: address_->clear(); break;
    }
}

void GuideWindow::search(const QString& text) {
    finder_->search(text);
    left_->setCurrentWidget(finder_->words().isEmpty() ? static_cast<QWidget*>(contents_) : finder_);
    browser_->mark(finder_->words(), -1);
    enableActions();
}

void GuideWindow::showHit(const GuideHit& hit) {
    go({hit.page, hit.block});
    browser_->mark(finder_->words(), hit.block);
}

void GuideWindow::setZoom(int percent) {
    zoom_ = std::clamp(percent, smallestZoom, largestZoom);
    browser_->setZoom(zoom_);
    enableActions();
}

void GuideWindow::enableActions() {
    allow(*action(QStringLiteral("back")), here_ > 0, tr("No page was read before this one."));
    allow(*action(QStringLiteral("forward")), here_ + 1 < history_.size(),
          tr("No page was read after this one."));
    allow(*action(QStringLiteral("zoom-in")), zoom_ < largestZoom, tr("The text is as large as it can be."));
    allow(*action(QStringLiteral("zoom-out")), zoom_ > smallestZoom,
          tr("The text is as small as it can be."));
    for (const char* id : {"next", "previous"})
        allow(*action(QString::fromLatin1(id)), !finder_->hits().empty(), tr("Nothing was found."));
}

void GuideWindow::remember() {
    parts_.settings.setValue(setting::guideGeometry, saveGeometry());
    parts_.settings.setValue(setting::guideZoom, zoom_);
    if (browser_->page()) parts_.settings.setValue(setting::guidePage, browser_->page()->name);
}

void GuideWindow::closeEvent(QCloseEvent* event) {
    remember();
    QMainWindow::closeEvent(event);
}

void GuideWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape)
        QMainWindow::keyPressEvent(event);
    else if (search_->text().isEmpty())
        close();
    else
        search_->clear();
}

/// From the search field down into what it found.
bool GuideWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down) {
        const bool found = left_->currentWidget() == finder_;
        (found ? static_cast<QWidget*>(&finder_->list()) : contents_)->setFocus();
        if (found && finder_->list().currentRow() < 0) finder_->step(1);
        return true;
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace stonemason
