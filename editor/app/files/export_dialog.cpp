// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/export_dialog.h"

#include "editor/app/files/document.h"
#include "editor/app/files/picture_file.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/app/widgets/progress_dialog.h"
#include "editor/text/error_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr std::int64_t quickPixels = 1024 * 1024; ///< encoded without a noticeable delay
constexpr std::size_t shownBytes = 100'000;       ///< laying out more is slow, and nobody reads it

/// The text in the preview.
/// @param more appended when the text is truncated
QString previewOf(const std::string& text, const QString& more) {
    if (text.size() <= shownBytes) return QString::fromStdString(text);
    return QString::fromStdString(text.substr(0, text.rfind('\n', shownBytes))) + u'\n' + more;
}

} // namespace

/// The result of rendering a picture.
struct ExportDialog::Rendering {
    QImage image;
    QByteArray bytes;
    bool isCancelled = false;

    void draw(const ExportPicture& picture, std::optional<PictureFormat> form, const WorkProgress& progress) {
        if (form == PictureFormat::Svg)
            bytes = picture.drawing(progress);
        else
            image = picture.image({}, progress);
    }
    void encode(std::optional<PictureFormat> form, const WorkProgress& progress) {
        if (form == PictureFormat::Png) bytes = pngBytes(image, progress);
    }
};

ExportDialog::ExportDialog(const Document& document, QString nameless, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , nameless_(std::move(nameless))
    , preview_(*this, [this](const QImage& image) { showPreview(image); }) {
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::done(int result) {
    if (beside_) beside_->reject();
    QDialog::done(result);
}

void ExportDialog::build(const Parts& parts) {
    targets_ = parts.targets;
    tabs_ = new QTabBar;
    for (const ExportTarget& target : targets_)
        tabs_->setTabToolTip(tabs_->addTab(target.name), target.name);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setUsesScrollButtons(true);
    tabs_->setElideMode(Qt::ElideNone); // what has no room is scrolled to
    tabs_->setAccessibleName(tr("Form"));
    text_ = new QPlainTextEdit;
    text_->setReadOnly(true);
    suitTextSize();
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

    const auto walk = [this](const QKeySequence& keys, int by) {
        connect(new QShortcut(keys, this), &QShortcut::activated, tabs_, [this, by] {
            tabs_->setCurrentIndex((tabs_->currentIndex() + by + tabs_->count()) % tabs_->count());
        });
    };
    walk(Qt::CTRL | Qt::Key_Tab, 1);
    walk(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab, -1);
    connect(tabs_, &QTabBar::currentChanged, this, &ExportDialog::showTarget);
    connect(copy_, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(save_, &QPushButton::clicked, this, &ExportDialog::saveAs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showTarget();
    copy_->setDefault(true);
    copy_->setFocus();
}

/// Gives the code the size of all other text, which the user may have enlarged.
void ExportDialog::suitTextSize() {
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    text_->setFont(fixed);
}

void ExportDialog::changeEvent(QEvent* event) {
    if (text_ && event->type() == QEvent::FontChange) suitTextSize();
    QDialog::changeEvent(event);
}

QWidget* ExportDialog::buildPicturePage(const QList<QWidget*>& options) {
    picture_ = new QLabel;
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(200, 160);
    picture_->setAccessibleName(tr("Preview"));
    picture_->installEventFilter(this);
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

bool ExportDialog::isBinary() const {
    return targets_[target()].kind == ExportTarget::Kind::Binary;
}

QString ExportDialog::title() const {
    return document_.title();
}

Result<std::string> ExportDialog::beginning(std::size_t) const {
    return text();
}

QString ExportDialog::sentence(const Error& error) const {
    return errorText(error);
}

bool ExportDialog::fitTo(const QString&, Result<std::string>&) {
    return true;
}

Result<std::string> ExportDialog::bytes() {
    return isPicture() ? Result<std::string>(make(PictureFormat::Png).bytes.toStdString()) : text();
}

ExportDialog::Rendering ExportDialog::make(std::optional<PictureFormat> form) {
    const ExportPicture drawn = picture();
    Rendering rendering;
    if (!drawn.isDrawnAside) rendering.draw(drawn, form, {});
    const auto work = [&](const WorkProgress& progress) {
        if (drawn.isDrawnAside) rendering.draw(drawn, form, progress);
        rendering.encode(form, progress);
        return true;
    };
    const std::int64_t pixels = std::int64_t(drawn.size.width()) * drawn.size.height();
    if (!drawn.isDrawnAside && (form != PictureFormat::Png || pixels <= quickPixels)) {
        work({});
        return rendering;
    }
    JobProgress beside(tr("Export"), tr("Drawing the picture…"), this);
    beside_ = &beside;
    beside.run(work);
    rendering.isCancelled = beside.wasCancelled();
    return rendering;
}

void ExportDialog::showTarget() {
    showMessage({}, false);
    preview_.drop();
    prepare();
    writable_ = true;
    pages_->setCurrentIndex(isPicture() ? 1 : 0);
    if (isPicture()) {
        text_->clear();
        layout()->activate(); // the picture is as large as there is room now
        showPicture();
    } else {
        const auto content = beginning(shownBytes + 1);
        writable_ = content.ok();
        const QString more = tr("… and more. Copying and saving include everything.");
        text_->setPlainText(content ? previewOf(*content, more) : QString());
        const ExportTarget::Kind kind = targets_[target()].kind;
        text_->setLineWrapMode(kind == ExportTarget::Kind::Lines ? QPlainTextEdit::NoWrap
                                                                 : QPlainTextEdit::WidgetWidth);
        text_->setWordWrapMode(isBinary() ? QTextOption::WordWrap : QTextOption::WrapAnywhere);
        if (!content) showMessage(sentence(content.error()), true);
    }
    allow();
}

void ExportDialog::showPicture() {
    const ExportPicture shown = picture();
    pictureSize_->setText(tr("%1 × %2 pixels").arg(shown.size.width()).arg(shown.size.height()));
    const QSize room = picture_->size() * devicePixelRatioF();
    preview_.drop();
    if (!shown.isDrawnAside) return showPreview(shown.image(room, {}));
    preview_.enqueue(LatestTask<QImage>::Work([image = shown.image, room](const std::stop_token& stop) {
        return image(room, [&stop](double) { return !stop.stop_requested(); });
    }));
}

void ExportDialog::showPreview(const QImage& image) {
    QPixmap preview = QPixmap::fromImage(image);
    preview.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(preview);
}

void ExportDialog::allow() {
    const bool mayBeSaved = writable_ && mayLeave();
    save_->setEnabled(mayBeSaved);
    copy_->setEnabled(mayBeSaved && !isBinary());
    (isBinary() ? save_ : copy_)->setDefault(true);
}

/// The picture's size depends on more than the dialog's: a sentence below it may appear and disappear.
bool ExportDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == picture_ && event->type() == QEvent::Resize && isPicture()) showPicture();
    return QDialog::eventFilter(watched, event);
}

void ExportDialog::showMessage(const QString& sentence, bool isError) {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     isError ? severityColour(Severity::Error, palette()) : fineColour(palette()));
    remark_->setPalette(colours);
    remark_->setText(sentence);
    remark_->setVisible(!sentence.isEmpty());
}

void ExportDialog::copy() {
    showMessage({}, false);
    if (isBinary()) return;
    if (isPicture()) {
        const Rendering rendering = make({});
        if (rendering.isCancelled) return;
        if (rendering.image.isNull()) return showOutOfMemory();
        QGuiApplication::clipboard()->setImage(rendering.image);
    } else {
        const auto content = text();
        if (!content) return;
        QGuiApplication::clipboard()->setText(QString::fromStdString(*content));
    }
    showMessage(tr("Copied to the clipboard."), false);
    //: %1 is the name of a map, a deck or a file
    emit message(tr("%1 was copied to the clipboard.").arg(title()));
}

void ExportDialog::showOutOfMemory() {
    showMessage(tr("There is not enough memory for a picture of that size."), true);
}

bool ExportDialog::saveTo(const QString& path) {
    showMessage({}, false);
    return isPicture() ? savePicture(path) : saveText(path);
}

bool ExportDialog::savePicture(const QString& path) {
    if (promisesAnotherFormat(path)) {
        //: %1 is a file's path
        showMessage(
            tr("%1 was not written: a picture is saved as .png or .svg. Choose such a name.").arg(path),
            true);
        return false;
    }
    const Rendering rendering = make(pictureFormatOf(path));
    if (rendering.isCancelled) return false;
    if (rendering.bytes.isEmpty()) {
        showOutOfMemory();
        return false;
    }
    return store(path, rendering.bytes.toStdString());
}

} // namespace stonemason
