// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/deck_view.h"

#include "core/token_battle/deck/card_filter.h"
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/cards/card_art.h"
#include "editor/token_battle/deck/model/deck_document.h"
#include "editor/token_battle/deck/model/deck_gestures.h"
#include "editor/token_battle/deck/view/collection/collection_list.h"
#include "editor/token_battle/deck/view/collection/collection_pane.h"
#include "editor/token_battle/deck/view/collection/filter_bar.h"
#include "editor/token_battle/deck/view/stacks/stacks_view.h"
#include "editor/token_battle/model/settings.h"

#include <QApplication>
#include <QDropEvent>
#include <QEvent>
#include <QMimeData>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

constexpr int nameSize = 15;         // pixels at 100 %
constexpr double stacksShare = 0.52; // of the width, at most

int headingHeight() {
    return withTextSize(30);
}

/// The deck's name above its stacks and, where there is room, which card comes up first.
class DeckHeading : public QWidget {
public:
    DeckHeading(const DeckDocument& document, QWidget* parent) : QWidget(parent), document_(document) {
        setFixedHeight(headingHeight());
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }

protected:
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange) setFixedHeight(headingHeight());
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QFont bold = font();
        bold.setPixelSize(withTextSize(nameSize));
        bold.setBold(true);
        const QRect room = rect().adjusted(2 * gap, 4, -2 * gap, 0);
        const QString name =
            QFontMetrics(bold).elidedText(document_.deckName(), Qt::ElideRight, room.width());
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, name);
        const QString hint = DeckView::tr("the top of each stack comes up first");
        const QRect rest = room.adjusted(QFontMetrics(bold).horizontalAdvance(name) + 2 * gap, 0, 0, 0);
        if (fontMetrics().horizontalAdvance(hint) > rest.width()) return;
        painter.setFont(font());
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter, hint);
    }

private:
    const DeckDocument& document_;
};

} // namespace

DeckView::DeckView(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , pixmaps_(std::make_unique<CardPixmaps>(document.catalogue()))
    , gestures_(new DeckGestures(document, this))
    , stacks_(new StacksView(*gestures_, *pixmaps_, this))
    , collection_(new CollectionPane(*gestures_, *pixmaps_, this))
    , splitter_(new QSplitter(Qt::Horizontal, this)) {
    splitter_->addWidget(makeStacksPane());
    splitter_->addWidget(collection_);
    splitter_->setChildrenCollapsible(false);
    splitter_->setStretchFactor(1, 1);
    connect(splitter_, &QSplitter::splitterMoved, this, [this] {
        chosenWidth_ = stacksWidth();
        emit stacksWidthChosen(*chosenWidth_);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);
    forwardFocusTo(*this, *stacks_);

    const CollectionList* list = collection_->list();
    connect(stacks_, &StacksView::hoverChanged, this, &DeckView::followPointer);
    connect(list, &CollectionList::hoverChanged, this, &DeckView::followPointer);
    connect(list, &CollectionList::currentCardChanged, this, &DeckView::followKeys);
    connect(list, &CollectionList::picked, this, [this] {
        stacks_->setFocus(Qt::MouseFocusReason);
        followPointer(); // it still is on the card that was picked
    });
    connect(gestures_, &DeckGestures::cursorChanged, this, &DeckView::followKeys);
    connect(this, &DeckView::paneChanged, this, &DeckView::followKeys);
    connect(&document, &DeckDocument::deckChanged, this, &DeckView::showFocus);
    connect(&document, &DeckDocument::shownChanged, this, &DeckView::showFocus);
    connect(collection_->filters(), &FilterBar::cancelled, gestures_, &DeckGestures::cancel);
    connect(collection_->filters(), &FilterBar::searchLeft, stacks_,
            [this] { stacks_->setFocus(Qt::ShortcutFocusReason); });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget* before, const QWidget* now) {
        if (before != now && (before == collection_->list() || now == collection_->list()))
            emit paneChanged();
    });
    showFocus();
}

DeckView::~DeckView() {
    disconnect(qApp, nullptr, this, nullptr); // the panes lose the keys while they are being destroyed
}

QWidget* DeckView::makeStacksPane() {
    auto* pane = new QWidget(this);
    auto* heading = new DeckHeading(document_, pane);
    connect(&document_, &DeckDocument::shownChanged, heading, qOverload<>(&QWidget::update));
    auto* layout = new QVBoxLayout(pane);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(heading);
    layout->addWidget(stacks_, 1);
    return pane;
}

void DeckView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareRoom();
}

int DeckView::stacksWidth() const {
    return splitter_->sizes().front();
}

void DeckView::setStacksWidth(int width) {
    chosenWidth_ = width;
    shareRoom();
}

/// The stacks get the width that the user chose, or else one that suits their height.
void DeckView::shareRoom() {
    const QSize room(width(), height() - headingHeight());
    const int least = StackGeometry(StackGeometry::smallestCard).size().width();
    const int ideal = StackGeometry::fitting({QWIDGETSIZE_MAX, room.height()}).size().width();
    const int suitable = std::clamp(ideal, least, std::max(least, int(room.width() * stacksShare)));
    const int stacks = chosenWidth_.value_or(suitable);
    splitter_->setSizes({stacks, std::max(0, room.width() - stacks)});
}

bool DeckView::isInCollection() const {
    return collection_->list()->hasFocus();
}

void DeckView::followPointer() {
    keysLast_ = false;
    showFocus();
}

void DeckView::followKeys() {
    keysLast_ = true;
    showFocus();
}

void DeckView::showFocus() {
    std::optional<CardId> card;
    if (!keysLast_) card = stacks_->hoveredCard();
    if (!keysLast_ && !card) card = collection_->list()->hoveredCard();
    if (!card) card = isInCollection() ? collection_->list()->currentCard() : gestures_->cardAtCursor();
    if (card == focusedCard_) return;
    focusedCard_ = card;
    emit focusedCardChanged();
}

namespace {

void recall(DeckView& view, const Settings& settings) {
    if (const int width = settings.value(setting::cardWidth); width > 0)
        view.collection()->list()->setCardWidth(width);
    if (const auto order = cardOrderFromId(settings.value(setting::cardOrder).toStdString()))
        view.collection()->filters()->setOrder(*order);
    if (const int width = settings.value(setting::stacksWidth); width > 0) view.setStacksWidth(width);
}

} // namespace

void rememberView(DeckView& view, Settings& settings) {
    recall(view, settings);
    CollectionList* list = view.collection()->list();
    FilterBar* filters = view.collection()->filters();
    QObject::connect(list, &CollectionList::cardWidthChanged, &view,
                     [list, &settings] { settings.setValue(setting::cardWidth, list->cardWidth()); });
    QObject::connect(filters, &FilterBar::orderChanged, &view, [filters, &settings] {
        const std::string_view order = cardOrderId(filters->order());
        settings.setValue(setting::cardOrder, QString::fromUtf8(order.data(), qsizetype(order.size())));
    });
    QObject::connect(&view, &DeckView::stacksWidthChosen, &view,
                     [&settings](int width) { settings.setValue(setting::stacksWidth, width); });
}

TextDrop::TextDrop(QWidget& widget) : QObject(&widget) {
    widget.setAcceptDrops(true);
    widget.installEventFilter(this);
}

/// Excludes our own drags (cards, decks), which carry text for other programs.
bool TextDrop::takes(const QMimeData& data) const {
    const QStringList formats = data.formats();
    return data.hasText() && !data.hasUrls() && std::ranges::none_of(formats, [](const QString& format) {
               return format.startsWith(QLatin1String("application/x-stonemason-"));
           });
}

bool TextDrop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove &&
        event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto& drop = *static_cast<QDropEvent*>(event);
    if (!takes(*drop.mimeData())) return QObject::eventFilter(watched, event);
    drop.setDropAction(Qt::CopyAction); // a source that offers "move" must not delete the text
    drop.accept();
    if (event->type() == QEvent::Drop) emit dropped(drop.mimeData()->text());
    return true;
}

} // namespace stonemason::token_battle
