// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/dialogs/new_pattern_dialog.h"

#include "editor/ambush/art/pattern_renderer.h"
#include "editor/app/help_page.h"
#include "editor/app/look.h"
#include "editor/app/palette.h"
#include "editor/app/plain_labels.h"
#include "editor/app/scroll_pane.h"
#include "editor/board/picture_button.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::ambush {

namespace {

constexpr int pictureSide = 96;
constexpr int choicesInRow = 4;
constexpr Size usualSize{7, 9}; // of the seed's

QSpinBox* sideField(int value, const QString& name) {
    auto* field = new QSpinBox;
    field->setRange(1, maximumPatternSide);
    field->setValue(value);
    field->setAccessibleName(name);
    return field;
}

} // namespace

NewPatternDialog::NewPatternDialog(PatternRenderer& renderer, std::vector<Pattern> samples, QWidget* parent)
    : QDialog(parent)
    , renderer_(renderer)
    , samples_(std::move(samples))
    , name_(new QLineEdit)
    , rows_(sideField(usualSize.rows, tr("Rows")))
    , columns_(sideField(usualSize.columns, tr("Columns"))) {
    setWindowTitle(tr("New Pattern"));
    setHelpPage(*this, QStringLiteral("patterns.md"));
    name_->setPlaceholderText(tr("Untitled pattern"));
    name_->setAccessibleName(tr("Name"));
    auto* nameLabel = headingLabel(tr("&Name"));
    nameLabel->setBuddy(name_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te Pattern"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(nameLabel);
    layout->addWidget(name_);
    layout->addWidget(headingLabel(tr("Start from")));
    size_ = buildSize();
    QScrollArea* starts = scrollPane(buildStarts());
    starts->setMinimumHeight(starts_.front()->sizeHint().height() + gap);
    layout->addWidget(starts, 1);
    layout->addWidget(size_);
    layout->addWidget(buttons);
    create->setDefault(true);
    resize(sizeHint().boundedTo(screen()->availableSize() * 9 / 10));
    name_->setFocus();
}

QWidget* NewPatternDialog::buildSize() {
    auto* size = new QHBoxLayout;
    size->addWidget(rows_);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(columns_);
    size->addStretch(1);
    auto* pane = new QWidget;
    auto* form = new QFormLayout(pane);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Rows and columns"), size);
    static_cast<QLabel*>(form->labelForField(size))->setBuddy(rows_);
    for (QSpinBox* field : {rows_, columns_})
        connect(field, &QSpinBox::valueChanged, this,
                [this] { starts_.front()->setPicture(pictureOf(plain())); });
    return pane;
}

QWidget* NewPatternDialog::buildStarts() {
    addStart(tr("Empty"), plain());
    for (const Pattern& sample : samples_)
        addStart(QString::fromStdString(sample.name), sample);
    auto* pane = new QWidget;
    auto* grid = new QGridLayout(pane);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(gap);
    int widest = 1;
    for (const PictureButton* start : starts_)
        widest = std::max(widest, start->sizeHint().width() + gap);
    const int room = screen()->availableGeometry().width() * 4 / 5;
    const int inRow = std::clamp(room / widest, 1, choicesInRow);
    for (std::size_t i = 0; i < starts_.size(); ++i)
        grid->addWidget(starts_[i], int(i) / inRow, int(i) % inRow);
    starts_.front()->setChecked(true);
    connect(starts_.front(), &QAbstractButton::toggled, size_, &QWidget::setEnabled);
    return pane;
}

QImage NewPatternDialog::pictureOf(const Pattern& pattern) const {
    QImage image = renderer_.image(pattern.signs, {.dark = isDark(palette())},
                                   QSize(pictureSide, pictureSide) * devicePixelRatioF());
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

void NewPatternDialog::addStart(const QString& title, const Pattern& pattern) {
    auto* button = new PictureButton(title, QString());
    button->setPicture(pictureOf(pattern));
    starts_.push_back(button);
}

std::size_t NewPatternDialog::chosen() const {
    for (std::size_t i = 0; i < starts_.size(); ++i)
        if (starts_[i]->isChecked()) return i;
    return 0;
}

Pattern NewPatternDialog::plain() const {
    Pattern pattern;
    pattern.signs = Grid<char>({rows_->value(), columns_->value()}, '.');
    return pattern;
}

Pattern NewPatternDialog::pattern() const {
    const std::size_t start = chosen();
    Pattern pattern = start == 0 ? plain() : samples_[start - 1];
    pattern.note.clear();
    pattern.name = name_->text().toStdString();
    std::erase(pattern.name, '\0');
    return pattern;
}

} // namespace stonemason::ambush
