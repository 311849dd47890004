// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/gallery/gallery_dialog.h"

#include "core/base/limits.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/gallery/picture_gallery.h"
#include "editor/grid/gallery/wish_fields.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int wishWidth = 250; ///< pixels that ranges need at least
constexpr QSize usualSize(960, 700);
constexpr QSize besideScreenEdges(40, 60);
constexpr int factLines = 2;          ///< lines always reserved for the facts
constexpr int firstSeeds = 1'000'000; ///< a new dialog begins with one of the seeds below

} // namespace

QPushButton* plainButton(const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setAutoDefault(false);
    button->setToolTip(tip);
    return button;
}

GalleryDialog::GalleryDialog(const Words& words, QWidget* parent)
    : QDialog(parent)
    , column_(new QVBoxLayout(this))
    , choices_(new QHBoxLayout)
    , below_(new QHBoxLayout)
    , seed_(new SeedField(16))
    , next_(plainButton(words.next, words.nextTip))
    , reason_(new QLabel)
    , facts_(new QLabel) {
    setWindowTitle(words.title);
    setHelpPage(*this, words.helpPage);
    build(words);
}

void GalleryDialog::build(const Words& words) {
    column_->setSpacing(gap);
    choices_->setSpacing(gap);
    below_->setSpacing(gap);
    column_->addLayout(choices_);
    seed_->setMaximumWidth(seed_->fontMetrics().horizontalAdvance(u'0') * 18);
    seed_->setToolTip(words.seedTip);
    seed_->setSeed(QRandomGenerator::global()->bounded(firstSeeds));
    addChoice(tr("S&eed"), tr("Seed"), seed_);
    choicesCount_ = 0; // other choices are inserted before it
    next_->setIcon(icon(QStringLiteral("dice")));
    choices_->addWidget(next_);
    choices_->addStretch(1);
    connect(seed_, &QLineEdit::textEdited, this, [this] { make(); });
    connect(next_, &QPushButton::clicked, this, [this] {
        setSeed(nextSeed());
        make();
    });
    for (QLabel* label : {facts_, reason_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        column_->addWidget(label);
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, severityColour(Severity::Error, colours));
    reason_->setPalette(colours);
    reason_->setVisible(false);
    below_->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    ok_ = buttons->addButton(words.ok, QDialogButtonBox::AcceptRole);
    ok_->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    below_->addWidget(buttons);
    column_->addLayout(below_);
}

void GalleryDialog::addChoice(const QString& label, const QString& name, QWidget* field) {
    auto* words = new QLabel(label);
    words->setBuddy(field);
    field->setAccessibleName(name);
    choices_->insertWidget(choicesCount_++, words);
    choices_->insertWidget(choicesCount_++, field);
}

void GalleryDialog::addBelow(QPushButton* button) {
    below_->insertWidget(belowCount_++, button);
}

QWidget* GalleryDialog::pageOf(WishFields* wishes, QWidget* gallery) {
    auto* page = new QWidget;
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * gap);
    if (wishes) {
        connect(wishes, &WishFields::changed, this, [this] { make(); });
        auto* column = new QVBoxLayout;
        column->setSpacing(gap / 2);
        column->addWidget(headingLabel(tr("Wishes")));
        QScrollArea* scrolled = scrollPane(wishes);
        const int fields = wishes->minimumSizeHint().width();
        scrolled->setMinimumWidth(
            std::max(wishWidth, fields + scrolled->verticalScrollBar()->sizeHint().width()));
        column->addWidget(scrolled, 1);
        layout->addLayout(column, 1);
    }
    layout->addWidget(gallery, 3);
    return page;
}

void GalleryDialog::showPage(QWidget* page, WishFields* wishes, PictureGallery& gallery) {
    column_->insertWidget(1, page, 1);
    // The tab order is the reading order of the dialog.
    QWidget* before = next_;
    if (wishes) {
        setTabOrder(before, wishes);
        before = wishes->resetButton();
    }
    setTabOrder(before, gallery.list());
}

std::uint64_t GalleryDialog::seed() const {
    return std::min<std::uint64_t>(seed_->seed(), maximumSeed);
}

void GalleryDialog::setSeed(std::uint64_t seed) {
    seed_->setSeed(seed);
}

void GalleryDialog::showChoice(const Choice& choice) {
    const QString& why = choice.failure.isEmpty() ? choice.reason : choice.failure;
    const QString reason = choice.isThere ? QString() : why;
    reason_->setText(choice.failure);
    reason_->setVisible(!choice.failure.isEmpty());
    facts_->setVisible(choice.failure.isEmpty()); // in the same place, so that nothing moves
    const QChar together(QChar::Nbsp);            // a number stays on a line with its sign
    facts_->setText(QString(choice.facts).replace(QStringLiteral(" %"), together + QStringLiteral("%")));
    facts_->setToolTip(plainToolTip(choice.facts));
    ok_->setEnabled(choice.isThere);
    ok_->setToolTip(plainToolTip(reason));
    ok_->setAccessibleDescription(reason);
    keepRoomForWords();
}

void GalleryDialog::keepRoomForWords() {
    const QMargins margins = column_->contentsMargins();
    const int inside = width() - margins.left() - margins.right();
    if (inside != wordsWidth_) wordsHeight_ = factLines * fontMetrics().lineSpacing();
    wordsWidth_ = inside;
    for (const QLabel* label : {facts_, reason_})
        if (!label->text().isEmpty())
            wordsHeight_ = std::max(wordsHeight_, label->heightForWidth(wordsWidth_));
    for (QLabel* label : {facts_, reason_})
        label->setFixedHeight(wordsHeight_);
}

void GalleryDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    keepRoomForWords();
}

QSize GalleryDialog::sizeHint() const {
    QSize size = QDialog::sizeHint().expandedTo(usualSize);
    if (const QScreen* shown = screen()) size = size.boundedTo(shown->availableSize() - besideScreenEdges);
    return size;
}

} // namespace stonemason
