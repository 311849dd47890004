// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/message_bar.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/icons.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace stonemason {

namespace {

constexpr int leastWidth = 200;
constexpr int leastHeight = 38; // one notice of a line
constexpr int mostHeight = 104;
constexpr int mostLines = 7;  // with large text
constexpr int mostShare = 40; // of the window's height in percent: no button is cut off before
constexpr std::size_t mostUnfolded = 2;

/// One notice: a coloured edge, an icon, the sentence, its buttons, and a close button. The buttons are below
/// the sentence where they would leave it only a few words per line.
class NoticeRow : public QWidget {
public:
    NoticeRow(const Notice& notice, QWidget* parent)
        : QWidget(parent), kind_(notice.kind), column_(new QVBoxLayout(this)), row_(new QHBoxLayout) {
        column_->setContentsMargins(16, 6, 8, 6);
        column_->setSpacing(4);
        column_->addLayout(row_);
        row_->setSpacing(8);
        sign_ = new QLabel(this);
        row_->addWidget(sign_);
        text_ = new QLabel(notice.text, this);
        text_->setTextFormat(Qt::PlainText);
        text_->setWordWrap(true);
        text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row_->addWidget(text_, 1);
        choices_ = new QWidget(this);
        choices_->hide();
        auto* choices = new QHBoxLayout(choices_);
        choices->setContentsMargins(0, 0, 0, 0);
        choices->setSpacing(8);
        row_->addWidget(choices_);
        setAccessibleName(notice.text);
        showSign();
    }

    /// Arranges the buttons for a row of that width.
    void suit(int width) {
        if (buttons_.empty()) return;
        const int beside = width - choices_->sizeHint().width() - 100; // sign, cross and margins
        const int wanted = std::min(fontMetrics().averageCharWidth() * leastLetters,
                                    fontMetrics().horizontalAdvance(text_->text()));
        if (const bool isBelow = beside < wanted; isBelow != isBelow_) {
            isBelow_ = isBelow;
            (isBelow ? static_cast<QBoxLayout*>(row_) : column_)->removeWidget(choices_);
            if (isBelow)
                column_->addWidget(choices_, 0, Qt::AlignRight);
            else
                row_->insertWidget(2, choices_);
            updateGeometry(); // immediately, because the strip reads the rows' height next
        }
    }

    QString text() const { return text_->text(); }

    QPushButton* addButton(const QString& text) {
        auto* button = new QPushButton(text, choices_);
        choices_->layout()->addWidget(button);
        choices_->show();
        buttons_.push_back(button);
        return button;
    }

    QToolButton* addCross() {
        auto* cross = new QToolButton(this);
        cross->setAutoRaise(true);
        cross->setIcon(icon(QStringLiteral("close")));
        cross->setToolTip(MessageBar::tr("Close this message"));
        cross->setAccessibleName(cross->toolTip());
        row_->addWidget(cross, 0, Qt::AlignTop);
        return cross;
    }

    QPushButton* button(int i) const { return buttons_.at(std::size_t(i)); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QColor edge =
            kind_ == Notice::Kind::Warning ? QColor(0xc9, 0x7a, 0x10) : palette().color(QPalette::Highlight);
        painter.fillRect(rect(), blended(palette().color(QPalette::Window), edge, 0.14));
        painter.fillRect(0, 0, 4, height(), edge);
        painter.fillRect(0, height() - 1, width(), 1, palette().color(QPalette::Mid));
    }

    void changeEvent(QEvent* event) override {
        if (event->type() == QEvent::PaletteChange) showSign();
        QWidget::changeEvent(event);
    }

private:
    void showSign() {
        const QString name =
            kind_ == Notice::Kind::Warning ? QStringLiteral("warning") : QStringLiteral("info");
        sign_->setPixmap(icon(name).pixmap(QSize(18, 18), devicePixelRatio()));
    }

    static constexpr int leastLetters = 45; ///< of a line, if the sentence has as many

    Notice::Kind kind_;
    QVBoxLayout* column_;
    QHBoxLayout* row_; ///< sign, sentence, buttons if there is room, cross
    QLabel* sign_;
    QLabel* text_;
    QWidget* choices_;
    bool isBelow_ = false;
    std::vector<QPushButton*> buttons_;
};

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , rows_(new QWidget)
    , layout_(new QVBoxLayout(rows_))
    , strip_(new QScrollArea(this))
    , older_(new QToolButton(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    strip_->setFrameShape(QFrame::NoFrame);
    strip_->setWidgetResizable(true);
    strip_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    strip_->setFocusPolicy(Qt::NoFocus);
    strip_->setWidget(rows_);
    connect(strip_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &MessageBar::showNewest);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    older_->setAutoRaise(true);
    older_->setCheckable(true);
    older_->setFocusPolicy(Qt::StrongFocus);
    older_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    older_->hide();
    connect(older_, &QToolButton::toggled, this, &MessageBar::fold);
    column->addWidget(older_);
    column->addWidget(strip_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

QSize MessageBar::sizeHint() const {
    return {rows_->sizeHint().width(), fitted_ + (older_->isHidden() ? 0 : older_->sizeHint().height())};
}

QSize MessageBar::minimumSizeHint() const {
    return {leastWidth, std::min(fitted_, leastHeight)};
}

bool MessageBar::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) fit();
    return QWidget::event(event);
}

void MessageBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// Scrolls to the newest notice, which is the lowest; to its top if it is higher than the strip.
void MessageBar::showNewest() {
    if (shown_.empty()) return;
    layout_->activate();
    QScrollBar* bar = strip_->verticalScrollBar();
    bar->setValue(std::min(bar->maximum(), shown_.back().second->geometry().top()));
}

void MessageBar::fit() {
    for (const auto& [id, row] : shown_)
        static_cast<NoticeRow*>(row)->suit(width());
    const int wanted =
        layout_->hasHeightForWidth() ? layout_->heightForWidth(width()) : layout_->sizeHint().height();
    const int most =
        std::max({mostHeight, mostLines * fontMetrics().lineSpacing(), window()->height() * mostShare / 100});
    const int fitted = std::min(wanted, most);
    if (std::exchange(fitted_, fitted) != fitted) updateGeometry();
    // A scroll bar shown while the strip is still too low would narrow the rows and thus make them higher: it
    // would never disappear.
    const bool isCut = wanted > most || height() < sizeHint().height();
    strip_->setVerticalScrollBarPolicy(isCut ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
}

/// Shows the newest notices, or all of them once unfolded.
void MessageBar::fold() {
    const std::size_t older = shown_.size() - std::min(shown_.size(), mostUnfolded);
    if (older == 0) older_->setChecked(false);
    const bool isUnfolded = older_->isChecked();
    older_->setArrowType(isUnfolded ? Qt::DownArrow : Qt::RightArrow);
    older_->setText(tr("%n older message(s)", nullptr, int(older)));
    older_->setToolTip(isUnfolded ? tr("Fold the older messages") : tr("Show the older messages"));
    older_->setVisible(older > 0);
    for (std::size_t i = 0; i < shown_.size(); ++i)
        shown_[i].second->setVisible(isUnfolded || i >= older);
    setVisible(!shown_.empty());
    fit();
    updateGeometry();
    // Queued: the unfolded rows move the others when they are laid out.
    QMetaObject::invokeMethod(this, &MessageBar::showNewest, Qt::QueuedConnection);
}

void MessageBar::post(const Notice& notice) {
    dismiss(notice.id);
    auto* row = new NoticeRow(notice, rows_);
    for (const Notice::Button& button : notice.buttons) {
        const auto press = [this, id = notice.id, act = button.act] {
            dismiss(id);
            act();
        };
        connect(row->addButton(button.text), &QPushButton::clicked, this, press);
    }
    connect(row->addCross(), &QToolButton::clicked, this, [this, id = notice.id] { dismiss(id); });
    layout_->addWidget(row);
    shown_.emplace_back(notice.id, row);
    fold();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss(const QString& id) {
    const auto found = std::ranges::find(shown_, id, &std::pair<QString, QWidget*>::first);
    if (found == shown_.end()) return;
    found->second->hide();
    layout_->removeWidget(found->second);
    found->second->deleteLater();
    shown_.erase(found);
    fold();
}

QWidget* MessageBar::rowOf(const QString& id) const {
    const auto found = std::ranges::find(shown_, id, &std::pair<QString, QWidget*>::first);
    return found == shown_.end() ? nullptr : found->second;
}

QString MessageBar::textOf(const QString& id) const {
    const QWidget* row = rowOf(id);
    return row ? static_cast<const NoticeRow*>(row)->text() : QString();
}

void MessageBar::press(const QString& id, int button) {
    if (QWidget* row = rowOf(id)) static_cast<NoticeRow*>(row)->button(button)->click();
}

} // namespace stonemason
