// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/dialogs/export_dialog.h"

#include "core/documents/save_file.h"
#include "editor/app/file_paths.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/picture_form.h"
#include "editor/app/png.h"
#include "editor/app/qt_dialogs.h"
#include "editor/kings_conflict/map_document.h"
#include "editor/kings_conflict/report_text.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/text/problem_text.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int listedProblems = 4;
constexpr int verdictIconSize = 20;

} // namespace

ExportDialog::ExportDialog(MapDocument& document, MapRenderer& renderer, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , renderer_(renderer)
    , name_(new QLineEdit)
    , tabs_(new QTabBar)
    , pages_(new QStackedWidget)
    , text_(new QPlainTextEdit)
    , picture_(new QLabel)
    , pictureSize_(new QLabel)
    , cellSize_(new QSpinBox)
    , grid_(new QCheckBox(tr("&Grid")))
    , codes_(new QCheckBox(tr("Co&des")))
    , kings_(new QCheckBox(tr("&Kings")))
    , hints_(new QComboBox)
    , verdictIcon_(new QLabel)
    , verdict_(new QLabel)
    , anyway_(new QCheckBox)
    , remark_(new QLabel) {
    //: %1 is a map's name
    setWindowTitle(tr("Export %1").arg(document.title()));
    setHelpPage(*this, QStringLiteral("export-and-submit.md"));
    resize(720, 560);
    const QStringList names{tr("Code for submission"), tr("Forum post"), tr("Text"), tr("Map file (JSON)"),
                            tr("Picture")};
    for (const QString& name : names)
        tabs_->setTabToolTip(tabs_->addTab(name), name);
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setAccessibleName(tr("Form"));
    text_->setReadOnly(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setAccessibleName(tr("Preview"));
    pages_->addWidget(text_);
    pages_->addWidget(buildPicturePage());
    remark_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    copy_ = buttons->addButton(tr("&Copy to Clipboard"), QDialogButtonBox::ActionRole);
    copy_->setIcon(icon(QStringLiteral("copy")));
    save_ = buttons->addButton(tr("&Save As…"), QDialogButtonBox::ActionRole);
    save_->setIcon(icon(QStringLiteral("save-as")));

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(buildNameRow());
    layout->addWidget(tabs_);
    layout->addWidget(pages_, 1);
    layout->addWidget(buildVerdict());
    layout->addWidget(remark_);
    layout->addWidget(buttons);

    connect(tabs_, &QTabBar::currentChanged, this, &ExportDialog::showForm);
    connect(anyway_, &QCheckBox::toggled, this, &ExportDialog::showVerdict);
    connect(copy_, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(save_, &QPushButton::clicked, this, &ExportDialog::saveAs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&document, &MapDocument::reportChanged, this, &ExportDialog::showVerdict);
    connect(&document, &MapDocument::cellsChanged, this, &ExportDialog::showForm);
    connect(&document, &MapDocument::mapReplaced, this, &ExportDialog::showForm);
    showForm();
    copy_->setDefault(true);
    copy_->setFocus();
}

QWidget* ExportDialog::buildNameRow() {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    auto* label = new QLabel(tr("&Name of the map"));
    label->setBuddy(name_);
    name_->setPlaceholderText(tr("It has none yet: a forum post would have no title"));
    name_->setAccessibleName(tr("Name of the map"));
    layout->addWidget(label);
    layout->addWidget(name_, 1);
    row->setVisible(document_.map().info.name.empty());
    connect(name_, &QLineEdit::textChanged, this, &ExportDialog::changeName);
    return row;
}

void ExportDialog::changeName(const QString& name) {
    MapInfo info = document_.map().info;
    info.name = name.trimmed().toStdString();
    document_.setInfo(info);
    setWindowTitle(tr("Export %1").arg(document_.title()));
    showForm();
}

QWidget* ExportDialog::buildPicturePage() {
    const Map& map = document_.map();
    cellSize_->setRange(smallestCell, largestCellFor(map.size()));
    cellSize_->setValue(PictureOptions{}.cellSize);
    cellSize_->setSuffix(tr(" px"));
    cellSize_->setAccessibleName(tr("Size of a tile"));
    grid_->setChecked(PictureOptions{}.grid);
    codes_->setChecked(PictureOptions{}.codes);
    kings_->setChecked(PictureOptions{}.kings);
    hints_->addItem(tr("no hints"), -1);
    for (int layer = terrainLayer + 1; layer < map.layerCount(); ++layer)
        if (map.hasLayer(layer))
            hints_->addItem(localText(document_.game().layers[std::size_t(layer)].name), layer);
    hints_->setAccessibleName(tr("Hint grid"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(200, 160);
    picture_->setAccessibleName(tr("Preview"));

    auto* page = new QWidget;
    auto* options = new QHBoxLayout;
    options->setSpacing(gap);
    auto* label = new QLabel(tr("&Tile"));
    label->setBuddy(cellSize_);
    for (QWidget* widget :
         {static_cast<QWidget*>(label), static_cast<QWidget*>(cellSize_), static_cast<QWidget*>(grid_),
          static_cast<QWidget*>(codes_), static_cast<QWidget*>(kings_), static_cast<QWidget*>(hints_)})
        options->addWidget(widget);
    options->addStretch(1);
    options->addWidget(pictureSize_);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addLayout(options);
    layout->addWidget(picture_, 1);
    connect(cellSize_, &QSpinBox::valueChanged, this, &ExportDialog::showPicture);
    for (QCheckBox* box : {grid_, codes_, kings_})
        connect(box, &QCheckBox::toggled, this, &ExportDialog::showPicture);
    connect(hints_, &QComboBox::currentIndexChanged, this, &ExportDialog::showPicture);
    return page;
}

QWidget* ExportDialog::buildVerdict() {
    verdict_->setTextFormat(Qt::RichText);
    verdict_->setWordWrap(true);
    verdict_->setAccessibleName(tr("What the checks say"));
    auto* panel = new QWidget;
    auto* row = new QHBoxLayout;
    row->setSpacing(gap);
    row->addWidget(verdictIcon_, 0, Qt::AlignTop);
    row->addWidget(verdict_, 1);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addLayout(row);
    layout->addWidget(anyway_);
    return panel;
}

void ExportDialog::setForm(ExportForm form) {
    tabs_->setCurrentIndex(int(form));
}

ExportForm ExportDialog::form() const {
    return allExportForms[std::size_t(tabs_->currentIndex())];
}

PictureOptions ExportDialog::pictureOptions() const {
    return {cellSize_->value(), grid_->isChecked(), codes_->isChecked(), kings_->isChecked(),
            hints_->currentData().toInt()};
}

Result<std::string> ExportDialog::bytes() const {
    if (form() != ExportForm::Picture) return exportText(document_.committedMap(), document_.game(), form());
    return pngBytes(exportPicture(renderer_, document_.committedMap(), pictureOptions())).toStdString();
}

void ExportDialog::showForm() {
    say({}, false);
    writable_ = true;
    pages_->setCurrentIndex(form() == ExportForm::Picture ? 1 : 0);
    if (form() == ExportForm::Picture) {
        showPicture();
    } else {
        const auto text = bytes();
        writable_ = text.ok();
        text_->setPlainText(text ? QString::fromStdString(text.value()) : QString());
        if (!text) say(errorText(text.error()), true);
    }
    showVerdict();
}

void ExportDialog::showPicture() {
    const Map map = document_.committedMap();
    cellSize_->setMaximum(largestCellFor(map.size()));
    PictureOptions options = pictureOptions();
    pictureSize_->setText(tr("%1 × %2 pixels")
                              .arg(map.size().columns * options.cellSize)
                              .arg(map.size().rows * options.cellSize));
    const QSize room = picture_->size() * devicePixelRatioF();
    const int fitting = std::min(room.width() / map.size().columns, room.height() / map.size().rows);
    options.cellSize = std::clamp(fitting, 1, options.cellSize);
    QPixmap preview = QPixmap::fromImage(exportPicture(renderer_, map, options));
    preview.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(preview);
}

void ExportDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (form() == ExportForm::Picture) showPicture();
}

void ExportDialog::showVerdict() {
    const Report& report = document_.report();
    const int errors = report.count(Severity::Error);
    QString text;
    if (!document_.reportIsCurrent()) {
        text = tr("The map is still being checked…");
    } else if (report.problems.empty()) {
        text = tr("Ready to submit: the checks hold nothing against this map.");
    } else {
        text = QStringLiteral("<b>%1</b>").arg(countText(report).toHtmlEscaped());
        int listed = 0;
        for (Severity severity : {Severity::Error, Severity::Warning, Severity::Note})
            for (const Problem& problem : report.problems)
                if (problem.severity == severity && ++listed <= listedProblems)
                    text +=
                        QStringLiteral("<br>· ") + problemHeadline(problem, document_.game()).toHtmlEscaped();
        if (listed > listedProblems)
            text +=
                QStringLiteral("<br>· ") + tr("and %n more, see Problems", nullptr, listed - listedProblems);
    }
    verdict_->setText(text);
    const Severity worst = errors > 0                            ? Severity::Error
                           : report.count(Severity::Warning) > 0 ? Severity::Warning
                                                                 : Severity::Note;
    const QIcon mark = report.problems.empty() ? icon(QStringLiteral("ok")) : severityIcon(worst);
    verdictIcon_->setPixmap(mark.pixmap(QSize(verdictIconSize, verdictIconSize), devicePixelRatioF()));
    anyway_->setText(errors == 1 ? tr("E&xport anyway, with 1 error")
                                 : tr("E&xport anyway, with %n errors", nullptr, errors));
    anyway_->setVisible(errors > 0);
    const bool free = document_.reportIsCurrent() && (errors == 0 || anyway_->isChecked());
    copy_->setEnabled(writable_ && free);
    save_->setEnabled(writable_ && free);
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
    if (form() == ExportForm::Picture)
        QGuiApplication::clipboard()->setImage(
            exportPicture(renderer_, document_.committedMap(), pictureOptions()));
    else
        QGuiApplication::clipboard()->setText(QString::fromStdString(content.value()));
    say(tr("It is on the clipboard: paste it where it is needed."), false);
    emit message(tr("%1 was copied to the clipboard.").arg(document_.title()));
}

void ExportDialog::saveAs() {
    const QString folder = document_.path().isEmpty() ? QString() : QFileInfo(document_.path()).path() + u'/';
    const QString name = fileNameFor(document_.title(), QStringLiteral("map")) + u'.' + suffixOf(form());
    QtDialogs dialogs;
    dialogs.setWindow(this);
    const QString path =
        dialogs.saveFile(tr("Save %1 As").arg(document_.title()), folder + name,
                         filtersOf(form()) + QStringList{tr("All files (*)")}, suffixOf(form()));
    if (!path.isEmpty()) saveTo(path);
}

bool ExportDialog::saveTo(const QString& path) {
    const bool isDrawing = form() == ExportForm::Picture && pictureFormOf(path) == PictureForm::Svg;
    const auto content =
        isDrawing ? Result<std::string>(
                        exportDrawing(renderer_, document_.committedMap(), pictureOptions()).toStdString())
                  : bytes();
    if (!content) return false;
    if (content->empty()) {
        say(tr("There is not enough memory for a picture of that size."), true);
        return false;
    }
    const Status written = saveFile(nativePath(path), content.value());
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
