// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/docks/properties_dock.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/wastes/text/wastes_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>

namespace stonemason::wastes {

namespace {

constexpr int descriptionLines = 5;

} // namespace

PropertiesDock::PropertiesDock()
    : BoardDock(QStringLiteral("board-properties"), tr("Properties"), Qt::RightDockWidgetArea)
    , name_(new QLineEdit)
    , author_(new QLineEdit)
    , description_(new QPlainTextEdit)
    , symmetry_(new QComboBox)
    , first_(new QComboBox)
    , size_(new QLabel) {
    setWidget(scrollPane(buildForm()));
    forwardFocusTo(*this, *name_);
    connect(name_, &QLineEdit::textChanged, this, &PropertiesDock::commit);
    connect(author_, &QLineEdit::textChanged, this, &PropertiesDock::commit);
    connect(description_, &QPlainTextEdit::textChanged, this, &PropertiesDock::commit);
    connect(symmetry_, &QComboBox::activated, this, [this] {
        if (!binding()) return;
        const auto wanted = Symmetry(symmetry_->currentData().toInt());
        if (wanted != document()->board().symmetry) emit symmetryRequested(wanted);
        showFacts(); // a cancelled request leaves the old one
    });
    connect(first_, &QComboBox::activated, this, [this] {
        if (binding()) document()->setToMove(Side(first_->currentData().toInt()));
    });
    bound();
}

QWidget* PropertiesDock::buildForm() {
    name_->setPlaceholderText(tr("Untitled board"));
    description_->setTabChangesFocus(true);
    description_->setPlaceholderText(tr("What makes this board special"));
    description_->setFixedHeight(description_->fontMetrics().lineSpacing() * descriptionLines + 2 * gap);
    symmetry_->addItem(symmetryName(Symmetry::None), int(Symmetry::None));
    for (const Symmetry symmetry : symmetries)
        symmetry_->addItem(symmetryName(symmetry), int(symmetry));
    for (const Side side : bothSides)
        first_->addItem(sideName(side), int(side));
    for (QComboBox* field : {symmetry_, first_}) {
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(8);
    }
    size_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* form = new FormPage;
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Author"), author_);
    form->addRow(tr("Description"), description_);
    form->addRow(tr("Symmetry"), symmetry_);
    form->addRow(tr("Moves first"), first_);
    form->addRow(tr("Size"), size_);
    return form;
}

void PropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        const auto facts = [this] { showFacts(); };
        binding().on(document(), &BoardDocument::wordsChanged, [this] { showWords(); });
        binding().on(document(), &BoardDocument::symmetryChanged, facts);
        binding().on(document(), &BoardDocument::toMoveChanged, facts);
        binding().on(document(), &BoardDocument::replaced, facts);
    }
    showWords();
    showFacts();
}

void PropertiesDock::showWords() {
    const QScopedValueRollback showing(showing_, true);
    const Board none;
    const Board& board = binding() ? document()->board() : none;
    updateText(*name_, board.name);
    updateText(*author_, board.author);
    updateText(*description_, board.description);
}

void PropertiesDock::showFacts() {
    if (!binding()) return size_->clear();
    const Board& board = document()->board();
    symmetry_->setCurrentIndex(symmetry_->findData(int(board.symmetry)));
    first_->setCurrentIndex(first_->findData(int(board.toMove)));
    size_->setText(QStringLiteral("%1 × %2").arg(board.size().rows).arg(board.size().columns));
}

void PropertiesDock::commit() {
    if (showing_ || !binding()) return;
    document()->setWords(name_->text().toStdString(), author_->text().toStdString(),
                         description_->toPlainText().toStdString());
}

} // namespace stonemason::wastes
