// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/save_list_dialog.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/files/document.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace stonemason {

SaveListDialog::SaveListDialog(const QList<Document*>& documents, QWidget* parent)
    : QDialog(parent), documents_(documents), list_(new QListWidget(this)) {
    setWindowTitle(tr("Save changes?"));
    setHelpPage(*this, QStringLiteral("files-and-safety.md"));
    auto* question = new QLabel(tr("%n document(s) with unsaved changes. Which do you want to save?", nullptr,
                                   int(documents.size())));
    question->setWordWrap(true);
    for (const Document* document : documents) {
        auto* item = new QListWidgetItem(document->title(), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
        item->setToolTip(document->path().isEmpty() ? tr("Not saved in a file yet")
                                                    : plainToolTip(shownPath(document->path())));
    }
    list_->setAccessibleName(tr("Documents to save"));
    list_->setCurrentRow(0);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* save = buttons->addButton(tr("&Save Selected"), QDialogButtonBox::AcceptRole);
    QPushButton* discard = buttons->addButton(tr("&Discard All"), QDialogButtonBox::DestructiveRole);
    buttons->addButton(QDialogButtonBox::Cancel);
    save->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(question);
    column->addWidget(list_);
    column->addWidget(buttons);
    connect(save, &QPushButton::clicked, this, &SaveListDialog::save);
    connect(discard, &QPushButton::clicked, this, &SaveListDialog::discard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(420, 300);
}

void SaveListDialog::save() {
    answer_.cancelled = false;
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->checkState() == Qt::Checked) answer_.save.push_back(documents_[row]);
    accept();
}

void SaveListDialog::discard() {
    answer_.cancelled = false;
    accept();
}

} // namespace stonemason
