// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/message_bar.h"

#include "editor/app/icons.h"
#include "editor/app/palette.h"

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
constexpr int mostLines = 7; // with large text

/// One notice: a coloured edge, a sign, the sentence, its buttons, and a cross.
class NoticeRow : public QWidget {
public:
    NoticeRow(const Notice& notice, QWidget* parent) : QWidget(parent), kind_(notice.kind) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(16, 6, 8, 6);
        row->setSpacing(8);
        sign_ = new QLabel(this);
        row->addWidget(sign_);
        text_ = new QLabel(notice.text, this);
        text_->setTextFormat(Qt::PlainText);
        text_->setWordWrap(true);
        text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row->addWidget(text_, 1);
        setAccessibleName(notice.text);
        showSign();
    }

    QString text() const { return text_->text(); }

    QPushButton* addButton(const QString& text) {
        auto* button = new QPushButton(text, this);
        layout()->addWidget(button);
        buttons_.push_back(button);
        return button;
    }

    QToolButton* addCross() {
        auto* cross = new QToolButton(this);
        cross->setAutoRaise(true);
        cross->setIcon(icon(QStringLiteral("close")));
        cross->setToolTip(MessageBar::tr("Dismiss this message"));
        cross->setAccessibleName(cross->toolTip());
        layout()->addWidget(cross);
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

    Notice::Kind kind_;
    QLabel* sign_;
    QLabel* text_;
    std::vector<QPushButton*> buttons_;
};

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), rows_(new QWidget), layout_(new QVBoxLayout(rows_)), strip_(new QScrollArea(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    strip_->setFrameShape(QFrame::NoFrame);
    strip_->setWidgetResizable(true);
    strip_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    strip_->setFocusPolicy(Qt::NoFocus);
    strip_->setWidget(rows_);
    QScrollBar* bar = strip_->verticalScrollBar();
    // The newest notice is the lowest.
    connect(bar, &QScrollBar::rangeChanged, bar, [bar](int, int lowest) { bar->setValue(lowest); });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(strip_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

QSize MessageBar::sizeHint() const {
    return {rows_->sizeHint().width(), fitted_};
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

void MessageBar::fit() {
    const int wanted =
        layout_->hasHeightForWidth() ? layout_->heightForWidth(width()) : layout_->sizeHint().height();
    const int fitted = std::min(wanted, std::max(mostHeight, mostLines * fontMetrics().lineSpacing()));
    if (std::exchange(fitted_, fitted) != fitted) updateGeometry();
}

void MessageBar::tell(const Notice& notice) {
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
    shown_.emplace(notice.id, row);
    row->show();
    show();
    fit();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void MessageBar::dismiss(const QString& id) {
    const auto found = shown_.find(id);
    if (found == shown_.end()) return;
    found->second->hide();
    layout_->removeWidget(found->second);
    found->second->deleteLater();
    shown_.erase(found);
    if (shown_.empty()) hide();
    fit();
}

QString MessageBar::textOf(const QString& id) const {
    const auto found = shown_.find(id);
    return found == shown_.end() ? QString() : static_cast<NoticeRow*>(found->second)->text();
}

void MessageBar::press(const QString& id, int button) {
    const auto found = shown_.find(id);
    if (found != shown_.end()) static_cast<NoticeRow*>(found->second)->button(button)->click();
}

} // namespace stonemason
