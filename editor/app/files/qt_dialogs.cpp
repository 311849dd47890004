// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/qt_dialogs.h"

#include "editor/app/files/document.h"
#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/files/recovery_dialog.h"
#include "editor/app/files/save_list_dialog.h"
#include "editor/app/widgets/progress_dialog.h"

#include <QEventLoop>
#include <QFileInfo>
#include <QFontMetrics>
#include <QGridLayout>
#include <QGuiApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSpacerItem>
#include <QTimer>

#include <algorithm>

namespace stonemason {

namespace {

/// The first suffix of a filter such as "Text (*.txt *.text)".
QString suffixOf(const QString& filter) {
    static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
    return pattern.match(filter).captured(1);
}

/// The filter that lists the suffix, or the first.
QString filterFor(const QStringList& filters, const QString& suffix) {
    for (const QString& filter : filters)
        if (suffixOf(filter).compare(suffix, Qt::CaseInsensitive) == 0) return filter;
    return filters.value(0);
}

bool isSuffixOfOne(const QStringList& filters, const QString& suffix) {
    return std::ranges::any_of(filters, [&suffix](const QString& filter) {
        return !suffix.isEmpty() && suffixOf(filter).compare(suffix, Qt::CaseInsensitive) == 0;
    });
}

/// Gives the box the width of its sentences, up to lines of 70 letters and most of the screen: Qt wraps all
/// of them in the width of the question, however short that is.
void fitToSentences(QMessageBox& box) {
    constexpr int longestLine = 70; // letters
    constexpr int besides = 100;    // pixels: the sign and the margins
    const QFontMetrics letters(box.font());
    int wanted = 0;
    for (const QString& line : (box.text() + u'\n' + box.informativeText()).split(u'\n'))
        wanted = std::max(wanted, letters.horizontalAdvance(line));
    const int room = box.screen()->availableSize().width() * 4 / 5;
    const int width = std::min(std::min(wanted, letters.averageCharWidth() * longestLine) + besides, room);
    auto* layout = qobject_cast<QGridLayout*>(box.layout());
    layout->addItem(new QSpacerItem(width, 0), layout->rowCount(), 0, 1, layout->columnCount());
}

/// A plain box: a bold question, with its meaning below. Never rich text, because the text contains file
/// names. The question is not also the window title, which a narrow box would cut off.
void fill(QMessageBox& box, QMessageBox::Icon sign, const QString& title, const QString& text) {
    box.setIcon(sign);
    box.setWindowTitle(QGuiApplication::applicationDisplayName());
    box.setTextFormat(Qt::PlainText);
    box.setText(title);
    box.setInformativeText(text);
    fitToSentences(box); // last, because all the other setters rebuild the layout
}

/// Makes the first letter the access key of a button text without one.
QString withAccessKey(const QString& text) {
    return text.contains(u'&') ? text : u'&' + text;
}

} // namespace

QStringList QtDialogs::openFiles(const QString& folder, const QStringList& filters, QString& filter) {
    PlainFileDialog dialog(window_, tr("Open"), folder.isEmpty() ? lastFolder_ : folder, lookInto);
    dialog.setFileMode(QFileDialog::ExistingFiles);
    dialog.setNameFilters(filters);
    if (!filter.isEmpty()) dialog.selectNameFilter(filter);
    if (dialog.exec() != QDialog::Accepted) return {};
    filter = dialog.selectedNameFilter();
    lastFolder_ = QFileInfo(dialog.selectedFiles().value(0)).absolutePath();
    return dialog.selectedFiles();
}

QString QtDialogs::saveFile(const QString& title, const QString& suggestion, const QStringList& filters,
                            const QString& defaultSuffix) {
    const QFileInfo suggested(suggestion);
    PlainFileDialog dialog(window_, title, suggested.absolutePath(), lookInto);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.selectNameFilter(filterFor(filters, suggested.suffix()));
    dialog.setDefaultSuffix(suggested.suffix().isEmpty() ? defaultSuffix : suggested.suffix());
    dialog.selectFile(suggested.fileName());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        const QString suffix = suffixOf(filter);
        if (suffix.isEmpty()) return;
        const QFileInfo named(dialog.selectedFiles().value(0));
        if (isSuffixOfOne(filters, named.suffix()))
            dialog.selectFile(named.completeBaseName() + u'.' + suffix);
        dialog.setDefaultSuffix(suffix);
    });
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
    return dialog.selectedFiles().front();
}

SaveAnswer QtDialogs::askToSave(const QList<Document*>& documents) {
    if (documents.size() == 1) return askToSaveOne(documents.front());
    SaveListDialog dialog(documents, window_);
    dialog.exec();
    return dialog.answer();
}

SaveAnswer QtDialogs::askToSaveOne(Document* document) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Question, tr("Save changes to “%1”?").arg(fullTitle(*document)),
         tr("Your changes are lost if you do not save them."));
    QPushButton* save = box.addButton(tr("&Save"), QMessageBox::AcceptRole);
    const QPushButton* discard = box.addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() == save) return {.save = {document}};
    return {.cancelled = box.clickedButton() != discard};
}

bool QtDialogs::confirm(const QString& title, const QString& text, const QString& yes) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Warning, title, text);
    const QPushButton* agree = box.addButton(withAccessKey(yes), QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == agree;
}

Dialogs::AfterLoss QtDialogs::askToLose(const QString& text) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Warning, tr("Something will be lost"), text);
    const QPushButton* elsewhere = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    const QPushButton* anyway = box.addButton(tr("&Save Anyway"), QMessageBox::DestructiveRole);
    QPushButton* cancel = box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(cancel);
    box.setEscapeButton(cancel);
    box.exec();
    if (box.clickedButton() == anyway) return AfterLoss::Save;
    return box.clickedButton() == elsewhere ? AfterLoss::SaveAs : AfterLoss::Cancel;
}

int QtDialogs::choose(const QString& title, const QString& text, const QStringList& choices) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Question, title, text);
    QList<QAbstractButton*> buttons;
    for (const QString& choice : choices)
        buttons += box.addButton(withAccessKey(choice), QMessageBox::AcceptRole);
    box.setDefaultButton(qobject_cast<QPushButton*>(buttons.value(0)));
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return int(buttons.indexOf(box.clickedButton()));
}

void QtDialogs::inform(const QString& title, const QString& text) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Information, title, text);
    box.exec();
}

QList<RecoveryChoice> QtDialogs::askToRecover(const QList<RecoveryOffer>& offers) {
    RecoveryDialog dialog(offers, window_);
    dialog.exec();
    return dialog.choices();
}

void QtDialogs::await(const QString& text, AwaitedWork& work) {
    ProgressDialog dialog(QGuiApplication::applicationDisplayName(), text, window_);
    dialog.setObjectName(QStringLiteral("awaited"));
    dialog.await(work);
}

Dialogs::AfterFailure QtDialogs::saveFailed(const QString& text) {
    QMessageBox box(window_);
    fill(box, QMessageBox::Critical, tr("Not saved"), text);
    const QPushButton* elsewhere = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box.setEscapeButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == elsewhere ? AfterFailure::SaveAs : AfterFailure::Cancel;
}

} // namespace stonemason
