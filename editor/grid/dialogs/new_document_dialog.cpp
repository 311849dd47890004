// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/dialogs/new_document_dialog.h"

#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/grid/dialogs/picture_button.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason {

namespace {

constexpr int choicesInRow = 5;

} // namespace

NewDocumentDialog::NewDocumentDialog(const Words& words, const QString& helpPage, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit), create_(words.create) {
    setWindowTitle(words.title);
    setHelpPage(*this, helpPage);
    name_->setPlaceholderText(words.untitled);
    name_->setAccessibleName(tr("Name"));
}

QSize NewDocumentDialog::picturePixels(int side) const {
    return QSize(side, side) * devicePixelRatioF();
}

void NewDocumentDialog::addStart(const QString& title, const QString& line, const QImage& picture) {
    starts_.push_back(new PictureButton(title, line));
    showStart(starts_.size() - 1, picture);
}

void NewDocumentDialog::showStart(std::size_t start, QImage picture) {
    picture.setDevicePixelRatio(devicePixelRatioF());
    starts_[start]->setPicture(picture);
}

void NewDocumentDialog::layOut(QWidget* fields) {
    auto* nameLabel = headingLabel(tr("&Name"));
    nameLabel->setBuddy(name_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(create_, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(nameLabel);
    layout->addWidget(name_);
    layout->addWidget(headingLabel(tr("Start from")));
    QScrollArea* starts = scrollPane(buildStarts());
    starts->setMinimumHeight(starts_.front()->sizeHint().height() + gap);
    layout->addWidget(starts, 1);
    layout->addWidget(fields);
    layout->addWidget(buttons);
    create->setDefault(true);
    resize(sizeHint().boundedTo(screen()->availableSize() * 9 / 10));
    name_->setFocus();
}

QWidget* NewDocumentDialog::buildStarts() {
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
    return pane;
}

std::size_t NewDocumentDialog::chosenStart() const {
    const auto chosen = std::ranges::find_if(starts_, &QAbstractButton::isChecked);
    return chosen == starts_.end() ? 0 : std::size_t(chosen - starts_.begin());
}

std::string NewDocumentDialog::name() const {
    std::string name = name_->text().toStdString();
    std::erase(name, '\0');
    return name;
}

} // namespace stonemason
