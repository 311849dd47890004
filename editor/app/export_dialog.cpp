// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/export_dialog.h"

#include "core/documents/save_file.h"
#include "editor/app/dialogs.h"
#include "editor/app/document.h"
#include "editor/app/file_paths.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/picture_form.h"
#include "editor/app/png.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr std::size_t shownBytes = 100'000; ///< more takes long to lay out, and nobody reads it

/// The text as it is shown.
/// @param more what stands below when that is not all of it
QString previewOf(const std::string& text, const QString& more) {
    if (text.size() <= shownBytes) return QString::fromStdString(text);
    return QString::fromStdString(text.substr(0, text.rfind('\n', shownBytes))) + u'\n' + more;
}

} // namespace

ExportDialog::ExportDialog(const Document& document, QString nameless, QWidget* parent)
    : QDialog(parent), document_(document), nameless_(std::move(nameless)) {
}

void ExportDialog::build(const Parts& parts) {
    targets_ = parts.targets;
    tabs_ = new QTabBar;
    for (const ExportTarget& target : targets_)
        tabs_->setTabToolTip(tabs_->addTab(target.name), target.name);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setUsesScrollButtons(true);
    tabs_->setAccessibleName(tr("Form"));
    text_ = new QPlainTextEdit;
    text_->setReadOnly(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setWordWrapMode(QTextOption::WrapAnywhere);
    text_->setAccessibleName(tr("Preview"));
    pages_ = new QStackedWidget;
    pages_->addWidget(text_);
    pages_->addWidget(buildPicturePage(parts.pictureOptions));
    remark_ = new QLabel;
    remark_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    copy_ = buttons->addButton(tr("&Copy to Clipboard"), QDialogButtonBox::ActionRole);
    copy_->setIcon(icon(QStringLiteral("copy")));
    save_ = buttons->addButton(tr("&Save As…"), QDialogButtonBox::ActionRole);
    save_->setIcon(icon(QStringLiteral("save-as")));

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    if (parts.top) layout->addWidget(parts.top);
    layout->addWidget(tabs_);
    layout->addWidget(pages_, 1);
    if (parts.notes) layout->addWidget(parts.notes);
    layout->addWidget(remark_);
    layout->addWidget(buttons);

    connect(tabs_, &QTabBar::currentChanged, this, &ExportDialog::showTarget);
    connect(copy_, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(save_, &QPushButton::clicked, this, &ExportDialog::saveAs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showTarget();
    copy_->setDefault(true);
    copy_->setFocus();
}

QWidget* ExportDialog::buildPicturePage(const QList<QWidget*>& options) {
    picture_ = new QLabel;
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(200, 160);
    picture_->setAccessibleName(tr("Preview"));
    pictureSize_ = new QLabel;
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    for (QWidget* option : options)
        row->addWidget(option);
    row->addStretch(1);
    row->addWidget(pictureSize_);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addLayout(row);
    layout->addWidget(picture_, 1);
    return page;
}

QWidget* ExportDialog::labelled(const QString& name, QWidget* field) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    auto* label = new QLabel(name);
    label->setBuddy(field);
    layout->addWidget(label);
    layout->addWidget(field, 1);
    return row;
}

int ExportDialog::target() const {
    return tabs_->currentIndex();
}

void ExportDialog::setTarget(int index) {
    tabs_->setCurrentIndex(index);
}

bool ExportDialog::isPicture() const {
    return targets_[target()].kind == ExportTarget::Kind::Picture;
}

QString ExportDialog::title() const {
    return document_.title();
}

QString ExportDialog::sentence(const Error& error) const {
    return errorText(error);
}

bool ExportDialog::fitTo(const QString&, Result<std::string>&) {
    return true;
}

Result<std::string> ExportDialog::bytes() const {
    return isPicture() ? Result<std::string>(pngBytes(picture()).toStdString()) : text();
}

void ExportDialog::showTarget() {
    say({}, false);
    prepare();
    writable_ = true;
    pages_->setCurrentIndex(isPicture() ? 1 : 0);
    if (isPicture()) {
        text_->clear();
        layout()->activate(); // the picture is as large as there is room now
        showPicture();
    } else {
        const auto content = text();
        writable_ = content.ok();
        const QString more = tr("… and more. Copying and saving include everything.");
        text_->setPlainText(content ? previewOf(*content, more) : QString());
        text_->setLineWrapMode(targets_[target()].kind == ExportTarget::Kind::Word
                                   ? QPlainTextEdit::WidgetWidth
                                   : QPlainTextEdit::NoWrap);
        if (!content) say(sentence(content.error()), true);
    }
    allow();
}

void ExportDialog::showPicture() {
    const QSize size = pictureSize();
    pictureSize_->setText(tr("%1 × %2 pixels").arg(size.width()).arg(size.height()));
    QPixmap preview = QPixmap::fromImage(picture(picture_->size() * devicePixelRatioF()));
    preview.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(preview);
}

void ExportDialog::allow() {
    for (QPushButton* button : {copy_, save_})
        button->setEnabled(writable_ && mayLeave());
}

void ExportDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (isPicture()) showPicture();
}

void ExportDialog::say(const QString& sentence, bool isError) {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     isError ? severityColour(Severity::Error, palette()) : fineColour(palette()));
    remark_->setPalette(colours);
    remark_->setText(sentence);
    remark_->setVisible(!sentence.isEmpty());
}

void ExportDialog::copy() {
    const auto content = bytes();
    if (!content) return;
    if (isPicture())
        QGuiApplication::clipboard()->setImage(picture());
    else
        QGuiApplication::clipboard()->setText(QString::fromStdString(*content));
    say(tr("Copied to the clipboard."), false);
    //: %1 is the name of a map, a deck or a file
    emit message(tr("%1 was copied to the clipboard.").arg(title()));
}

void ExportDialog::saveAs() {
    const ExportTarget& form = targets_[target()];
    const QString folder = document_.path().isEmpty() ? QString() : QFileInfo(document_.path()).path() + u'/';
    const QString name = fileNameFor(title(), nameless_) + u'.' + form.suffix;
    //: %1 is the name of a map, a deck or a file
    const QString path = dialogs().saveFile(tr("Save %1 As").arg(title()), folder + name,
                                            form.filters + QStringList{tr("All files (*)")}, form.suffix);
    if (!path.isEmpty()) saveTo(path);
}

bool ExportDialog::saveTo(const QString& path) {
    if (isPicture() && promisesAnotherForm(path)) {
        //: %1 is a file's path
        say(tr("%1 was not written: a picture is saved as .png or .svg. Choose such a name.").arg(path),
            true);
        return false;
    }
    const bool isDrawing = isPicture() && pictureFormOf(path) == PictureForm::Svg;
    auto content = isDrawing ? Result<std::string>(drawing().toStdString()) : bytes();
    if (!content) return false;
    if (content->empty()) {
        say(tr("There is not enough memory for a picture of that size."), true);
        return false;
    }
    if (!fitTo(path, content)) return false;
    const Status written = content ? saveFile(nativePath(path), *content) : Status(content.error());
    if (!written) {
        say(errorText(path, written.error()), true);
        return false;
    }
    //: %1 is a file's path
    say(tr("Saved as %1.").arg(path), false);
    emit message(tr("Exported to %1.").arg(path));
    return true;
}

} // namespace stonemason
