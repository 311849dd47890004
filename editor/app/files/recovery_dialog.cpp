// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/recovery_dialog.h"

#include "editor/app/disk/file_paths.h"
#include "editor/app/widgets/help_page.h"
#include "editor/text/visible_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace stonemason {

namespace {

QWidget* pictureOf(const QImage& image, const QString& caption, const QString& otherwise) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* picture = new QLabel;
    picture->setFixedSize(RecoveryOffer::pictureSize);
    picture->setAlignment(Qt::AlignCenter);
    picture->setWordWrap(true);
    picture->setAccessibleName(caption);
    if (image.isNull()) {
        picture->setText(otherwise);
        picture->setEnabled(false);
    } else {
        picture->setPixmap(QPixmap::fromImage(image));
    }
    auto* label = new QLabel(caption);
    label->setAlignment(Qt::AlignHCenter);
    column->addWidget(picture);
    column->addWidget(label);
    return box;
}

QLabel* plainLabel(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

RecoveryDialog::RecoveryDialog(const QList<RecoveryOffer>& offers, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Recover unsaved work"));
    setHelpPage(*this, QStringLiteral("files-and-safety.md#after-a-crash"));
    auto* rows = new QWidget;
    auto* rowColumn = new QVBoxLayout(rows);
    rowColumn->setContentsMargins(0, 0, 8, 0);
    rowColumn->setSpacing(16);
    for (const RecoveryOffer& offer : offers)
        rowColumn->addWidget(rowFor(offer));
    rowColumn->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(rows);

    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("&Continue"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Decide &Later"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(16);
    column->addWidget(plainLabel(tr("Stonemason crashed with unsaved work. Recovered work opens in its own "
                                    "tab; your files change only when you save.")));
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    resize(640, 440);
}

QWidget* RecoveryDialog::rowFor(const RecoveryOffer& offer) {
    const QString title = offer.title.isEmpty() ? tr("Untitled") : visibleWords(offer.title);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addWidget(pictureOf(offer.saved, tr("Your file"),
                                offer.path.isEmpty() ? tr("Was never saved") : tr("Cannot be shown")));
    layout->addWidget(pictureOf(offer.lost, tr("Unsaved work"), tr("Cannot be shown")));

    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    auto* name = plainLabel(title);
    QFont bold = name->font();
    bold.setBold(true);
    name->setFont(bold);
    words->addWidget(name);
    words->addWidget(plainLabel(offer.path.isEmpty() ? tr("Not in a file yet") : shownPath(offer.path)));
    words->addWidget(plainLabel(tr("Kept %1").arg(QLocale().toString(offer.time, QLocale::ShortFormat))));
    if (offer.fileChanged) words->addWidget(plainLabel(tr("The file was changed after this work began.")));
    if (!offer.isReadable)
        words->addWidget(
            plainLabel(tr("This can no longer be read. It is stored in %1").arg(shownPath(offer.keptFile))));
    auto* choice = new QComboBox;
    choice->setAccessibleName(tr("What to do with %1").arg(title));
    if (offer.isReadable) choice->addItem(tr("Recover"), int(RecoveryChoice::Recover));
    choice->addItem(tr("Decide later"), int(RecoveryChoice::Later));
    choice->addItem(tr("Discard"), int(RecoveryChoice::Discard));
    words->addWidget(choice, 0, Qt::AlignLeft);
    words->addStretch();
    layout->addLayout(words, 1);
    boxes_.push_back(choice);
    return row;
}

QList<RecoveryChoice> RecoveryDialog::choices() const {
    QList<RecoveryChoice> choices;
    for (const QComboBox* box : boxes_)
        choices.push_back(result() == Accepted ? RecoveryChoice(box->currentData().toInt())
                                               : RecoveryChoice::Later);
    return choices;
}

} // namespace stonemason
