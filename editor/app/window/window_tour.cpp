// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/window/window_tour.h"

#include "editor/app/files/document_opener.h"
#include "editor/app/files/open_documents.h"
#include "editor/app/files/workspace.h"
#include "editor/app/settings/action_keys.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/look.h"
#include "editor/app/window/document_tabs.h"
#include "editor/app/window/tour_callout.h"
#include "editor/app/window/tour_shade.h"
#include "editor/app/window/window_actions.h"
#include "editor/app/window/window_layout.h"

#include <QApplication>
#include <QLayout>
#include <QMainWindow>

#include <utility>

namespace stonemason {

namespace {

constexpr int halo = 3; // lit around what is pointed at
const QString offerNotice = QStringLiteral("tour");

} // namespace

WindowTour::WindowTour(const Parts& parts) : parts_(parts), places_(parts.window, parts.tabs) {
    settle_.setSingleShot(true);
    connect(&settle_, &QTimer::timeout, this, [this] { place(false); });
    // A user who opens a document does not need the offer.
    connect(&parts_.documents, &OpenDocuments::added, &parts_.messages,
            [this] { parts_.messages.dismiss(offerNotice); });
}

WindowTour::~WindowTour() {
    end();
}

void WindowTour::offer() {
    if (parts_.settings.value(setting::tourOffered) || !parts_.tabs.startIsCurrent()) return;
    parts_.settings.setValue(setting::tourOffered, true);
    parts_.messages.post({.id = offerNotice,
                          .kind = Notice::Kind::Info,
                          .text = tr("New to Stonemason? A short tour shows what is where."),
                          .buttons = {{tr("Take the Tour"), [this] { start(); }}, {tr("Not Now"), [] {}}}});
}

void WindowTour::start() {
    if (isRunning()) return;
    parts_.settings.setValue(setting::tourOffered, true);
    parts_.messages.dismiss(offerNotice);
    before_ = {parts_.tabs.currentWidget(), parts_.window.focusWidget(), parts_.tabs.hasStart(),
               parts_.layout.arrangement()};
    openSample();
    steps_ += lastStep();
    cover();
    watch();
    at_ = 0;
    step(0);
}

/// Opens the sample of the first workspace that has steps and sets steps_ to its steps, followed by those of
/// the others. No steps if the sample cannot be opened, which the window reports.
void WindowTour::openSample() {
    steps_.clear();
    for (const Workspace* workspace : parts_.workspaces) {
        const QList<TourStep> steps = workspace->tourSteps();
        if (steps_.isEmpty() && !steps.isEmpty()) {
            sample_ = parts_.opener.openSample(workspace->samples().front());
            if (!sample_) return;
        }
        steps_ += steps;
    }
}

TourStep WindowTour::lastStep() const {
    const QAction& guide = *parts_.actions.guide;
    QString way = keysText(guide.shortcuts());
    if (way.isEmpty()) way = plainText(guide.text());
    return {guide.objectName(), tr("Decks, games and help"),
            //: %1 is a key such as F1
            tr("Start decks, boards, patterns of ambushes and games in the File menu. %1 opens the guide at "
               "the matching page.")
                .arg(way)};
}

void WindowTour::cover() {
    shade_ = new TourShade(parts_.window);
    callout_ = new TourCallout({parts_.actions.guide, parts_.actions.quit}, shade_);
    connect(callout_, &TourCallout::forwardRequested, this, [this] { step(1); });
    connect(callout_, &TourCallout::backRequested, this, [this] { step(-1); });
    connect(callout_, &TourCallout::endRequested, this, &WindowTour::end);
    shade_->show();
    parts_.window.activateWindow(); // a floating panel may have the focus
}

/// Watches changes around the tour: a new layout of the window, or a change of focus or tab.
void WindowTour::watch() {
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this,
            [this](const QWidget*, const QWidget* now) { keepFocus(now); });
    // Queued: the sender has not completed its change.
    connect(&parts_.tabs, &QTabWidget::currentChanged, this, &WindowTour::end, Qt::QueuedConnection);
    connect(&parts_.documents, &OpenDocuments::aboutToRemove, this, [this](const Document* document) {
        if (document == sample_) sample_ = nullptr;
    });
}

void WindowTour::step(int by) {
    at_ += by;
    if (at_ >= steps_.size()) return end();
    places_.reveal(steps_[at_].place);
    parts_.window.layout()->activate();
    callout_->showStep(steps_[at_], int(at_) + 1, int(steps_.size()));
    place(true);
}

void WindowTour::place(bool moving) {
    const QRect room = parts_.window.rect();
    shade_->setGeometry(room);
    shade_->raise();
    QRect lit = places_.rectOf(steps_[at_].place);
    if (!lit.isEmpty()) lit = lit.adjusted(-halo, -halo, halo, halo) & room;
    const CalloutPlace where = placeCallout(lit, room.adjusted(gap, gap, -gap, -gap), callout_->sizes());
    callout_->setGeometry(where.body);
    moving ? shade_->moveLight(lit, where) : shade_->light(lit, where);
}

bool WindowTour::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest: {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget->window() == &parts_.window && widget != shade_ && !shade_->isAncestorOf(widget))
            settle_.start();
        break;
    }
    default: break;
    }
    return QObject::eventFilter(watched, event);
}

/// Returns the focus to the callout when it moves within the window; other windows may have it.
void WindowTour::keepFocus(const QWidget* now) {
    if (now && now->window() == &parts_.window && !callout_->isAncestorOf(now)) callout_->setFocus();
}

void WindowTour::end() {
    if (!isRunning()) return;
    qApp->removeEventFilter(this);
    settle_.stop();
    for (QObject* reported : std::initializer_list<QObject*>{qApp, &parts_.tabs, &parts_.documents})
        disconnect(reported, nullptr, this, nullptr);
    shade_->hide();
    std::exchange(shade_, nullptr)->deleteLater(); // it contains the possible sender of the current signal
    putBack();
}

void WindowTour::putBack() {
    if (sample_) parts_.documents.remove(std::exchange(sample_, nullptr));
    if (before_.hadStartPage) parts_.tabs.showStart();
    if (before_.page) parts_.tabs.setCurrentWidget(before_.page);
    parts_.layout.setArrangement(before_.arrangement);
    QWidget* focus =
        before_.focus && before_.focus->isVisible() ? before_.focus.data() : parts_.tabs.currentWidget();
    focus->setFocus();
}

} // namespace stonemason
