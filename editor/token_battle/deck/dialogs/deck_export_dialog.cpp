// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/dialogs/deck_export_dialog.h"

#include "core/documents/save_file.h"
#include "core/format/file.h"
#include "core/token_battle/deck/deck_problems.h"
#include "core/token_battle/format/user_file.h"
#include "editor/app/dialogs.h"
#include "editor/app/file_paths.h"
#include "editor/app/help_page.h"
#include "editor/app/icons.h"
#include "editor/app/look.h"
#include "editor/app/picture_form.h"
#include "editor/app/png.h"
#include "editor/text/deck_text.h"
#include "editor/text/error_text.h"
#include "editor/token_battle/deck/art/deck_sheet.h"
#include "editor/token_battle/deck/deck_edits.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace stonemason {

namespace {

enum Scope { Shown, Selected, All };

constexpr std::size_t shownBytes = 100'000; ///< more takes long to lay out, and nobody reads it

/// The text as it is shown; what is copied and saved is all of it.
QString previewOf(const std::string& text) {
    if (text.size() <= shownBytes) return QString::fromStdString(text);
    return QString::fromStdString(text.substr(0, text.rfind('\n', shownBytes))) +
           DeckExportDialog::tr("\n… and more; copied and saved is all of it.");
}

} // namespace

DeckExportDialog::DeckExportDialog(DeckDocument& document, Dialogs& dialogs, std::vector<int> selected,
                                   QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , dialogs_(dialogs)
    , selected_(std::move(selected))
    , decks_(new QComboBox)
    , tabs_(new QTabBar)
    , pages_(new QStackedWidget)
    , text_(new QPlainTextEdit)
    , picture_(new QLabel)
    , pictureSize_(new QLabel)
    , width_(new QSpinBox)
    , notes_(new QLabel)
    , remark_(new QLabel) {
    setWindowTitle(tr("Share Decks"));
    setHelpPage(*this, QStringLiteral("deck-files.md"));
    resize(720, 520);
    for (DeckExportForm form : allDeckExportForms)
        tabs_->setTabToolTip(tabs_->addTab(nameOf(form)), nameOf(form));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    tabs_->setUsesScrollButtons(true);
    tabs_->setAccessibleName(tr("Form"));
    text_->setReadOnly(true);
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setAccessibleName(tr("Preview"));
    pages_->addWidget(text_);
    pages_->addWidget(buildPicturePage());
    notes_->setWordWrap(true);
    notes_->setAccessibleName(tr("What to know about this form"));
    remark_->setWordWrap(true);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    copy_ = buttons->addButton(tr("&Copy to Clipboard"), QDialogButtonBox::ActionRole);
    copy_->setIcon(icon(QStringLiteral("copy")));
    save_ = buttons->addButton(tr("&Save As…"), QDialogButtonBox::ActionRole);
    save_->setIcon(icon(QStringLiteral("save-as")));

    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(gap);
    layout->addWidget(buildTop());
    layout->addWidget(tabs_);
    layout->addWidget(pages_, 1);
    layout->addWidget(notes_);
    layout->addWidget(remark_);
    layout->addWidget(buttons);

    connect(decks_, &QComboBox::currentIndexChanged, this, &DeckExportDialog::showForm);
    connect(tabs_, &QTabBar::currentChanged, this, &DeckExportDialog::showForm);
    connect(copy_, &QPushButton::clicked, this, &DeckExportDialog::copy);
    connect(save_, &QPushButton::clicked, this, &DeckExportDialog::saveAs);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (selected_.size() > 1) {
        setForm(DeckExportForm::List);
        decks_->setCurrentIndex(decks_->findData(Selected));
    }
    showForm();
    copy_->setDefault(true);
    copy_->setFocus();
}

QWidget* DeckExportDialog::buildTop() {
    decks_->setAccessibleName(tr("Decks"));
    decks_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    //: %1 is a deck's name
    decks_->addItem(tr("This deck: %1").arg(document_.deckName()), Shown);
    if (selected_.size() > 1)
        decks_->addItem(tr("The %n selected decks", nullptr, int(selected_.size())), Selected);
    if (document_.library().size() > 1)
        decks_->addItem(tr("All %n decks", nullptr, document_.library().size()), All);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    auto* label = new QLabel(tr("&Decks"));
    label->setBuddy(decks_);
    layout->addWidget(label);
    layout->addWidget(decks_, 1);
    return row;
}

QWidget* DeckExportDialog::buildPicturePage() {
    width_->setRange(smallestSheet, largestSheet);
    width_->setSingleStep(100);
    width_->setValue(usualSheet);
    width_->setSuffix(tr(" px"));
    width_->setAccessibleName(tr("Width of the picture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(200, 160);
    picture_->setAccessibleName(tr("Preview"));
    auto* page = new QWidget;
    auto* options = new QHBoxLayout;
    options->setSpacing(gap);
    auto* label = new QLabel(tr("&Width"));
    label->setBuddy(width_);
    options->addWidget(label);
    options->addWidget(width_);
    options->addStretch(1);
    options->addWidget(pictureSize_);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap);
    layout->addLayout(options);
    layout->addWidget(picture_, 1);
    connect(width_, &QSpinBox::valueChanged, this, &DeckExportDialog::showPicture);
    return page;
}

void DeckExportDialog::setForm(DeckExportForm form) {
    tabs_->setCurrentIndex(int(form));
}

DeckExportForm DeckExportDialog::form() const {
    return allDeckExportForms[std::size_t(tabs_->currentIndex())];
}

std::vector<int> DeckExportDialog::decks() const {
    if (holdsOneDeck(form())) return {document_.shown()};
    switch (decks_->currentData().toInt()) {
    case Selected: return selected_;
    case All: {
        std::vector<int> all(std::size_t(document_.library().size()));
        std::iota(all.begin(), all.end(), 0);
        return all;
    }
    default: return {document_.shown()};
    }
}

QString DeckExportDialog::title() const {
    return decks().size() == 1 ? QString::fromStdString(document_.library().at(decks().front()).name)
                               : document_.title();
}

QImage DeckExportDialog::picture(int width) const {
    return deckSheet(document_.library().at(decks().front()), document_.catalogue(), width);
}

Result<std::string> DeckExportDialog::bytes() const {
    if (form() == DeckExportForm::Picture) return pngBytes(picture(width_->value())).toStdString();
    auto written = writeDecks(libraryOf(document_, decks()), document_.catalogue(), deckFormatOf(form()));
    if (!written) return written.error();
    return std::move(written).value().bytes;
}

void DeckExportDialog::showForm() {
    say({}, false);
    decks_->setEnabled(!holdsOneDeck(form()));
    if (holdsOneDeck(form())) decks_->setCurrentIndex(decks_->findData(Shown));
    const auto content = bytes();
    const bool isPicture = form() == DeckExportForm::Picture;
    pages_->setCurrentIndex(isPicture ? 1 : 0);
    text_->setPlainText(content && !isPicture ? previewOf(*content) : QString());
    text_->setLineWrapMode(form() == DeckExportForm::ShareCode ? QPlainTextEdit::WidgetWidth
                                                               : QPlainTextEdit::NoWrap);
    text_->setWordWrapMode(QTextOption::WrapAnywhere);
    if (!content) say(deckText(content.error(), document_.catalogue()), true);
    showNotes();
    layout()->activate(); // the picture is as large as there is room now
    if (isPicture) showPicture();
    copy_->setEnabled(content.ok());
    save_->setEnabled(content.ok());
}

void DeckExportDialog::showPicture() {
    const QSizeF sheet = deckSheetSize(document_.library().at(decks().front()));
    const int height = int(std::ceil(width_->value() * sheet.height() / sheet.width()));
    pictureSize_->setText(tr("%1 × %2 pixels").arg(width_->value()).arg(height));
    const QSizeF room = sheet.scaled(picture_->size() * devicePixelRatioF(), Qt::KeepAspectRatio);
    QPixmap preview = QPixmap::fromImage(picture(std::max(1, std::min(int(room.width()), width_->value()))));
    preview.setDevicePixelRatio(devicePixelRatioF());
    picture_->setPixmap(preview);
}

void DeckExportDialog::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    if (pages_->currentIndex() == 1) showPicture();
}

void DeckExportDialog::showNotes() {
    const DeckLibrary library = libraryOf(document_, decks());
    std::vector<Message> notes;
    if (form() != DeckExportForm::Picture)
        notes = writingNotes(library, document_.catalogue(), deckFormatOf(form()));
    // Only the forms of the game say so of themselves.
    const auto invalid = std::ranges::count_if(library.decks(), [this](const NamedDeck& deck) {
        return !isValid(deck.deck, document_.catalogue());
    });
    if (invalid > 0 && std::ranges::find(notes, "write/invalid", &Message::id) == notes.end())
        notes.push_back({"write/invalid", {int(invalid)}});
    QStringList sentences;
    for (const Message& note : notes)
        sentences += QStringLiteral("· ") + deckText(note, document_.catalogue());
    notes_->setText(sentences.join(u'\n'));
    notes_->setVisible(!sentences.isEmpty());
}

void DeckExportDialog::say(const QString& sentence, bool isError) {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText,
                     isError ? severityColour(Severity::Error, palette()) : fineColour(palette()));
    remark_->setPalette(colours);
    remark_->setText(sentence);
    remark_->setVisible(!sentence.isEmpty());
}

void DeckExportDialog::copy() {
    const auto content = bytes();
    if (!content) return;
    if (form() == DeckExportForm::Picture)
        QGuiApplication::clipboard()->setImage(picture(width_->value()));
    else
        QGuiApplication::clipboard()->setText(QString::fromStdString(*content));
    say(tr("It is on the clipboard: paste it where it is needed."), false);
    //: %1 is a deck's or file's name
    emit message(tr("%1 was copied to the clipboard.").arg(title()));
}

void DeckExportDialog::saveAs() {
    const QString folder = document_.path().isEmpty() ? QString() : QFileInfo(document_.path()).path() + u'/';
    const QString name = fileNameFor(title(), QStringLiteral("deck")) + u'.' + suffixOf(form());
    //: %1 is a deck's or file's name
    const QString path =
        dialogs_.saveFile(tr("Save %1 As").arg(title()), folder + name,
                          filtersOf(form()) + QStringList{tr("All files (*)")}, suffixOf(form()));
    if (!path.isEmpty()) saveTo(path);
}

/// The user file of the game with the decks in place of its own.
Result<std::string> DeckExportDialog::bytesInto(const std::string& userFile) const {
    auto written = replaceSets(userFile, libraryOf(document_, decks()), document_.catalogue());
    if (!written) return written.error();
    return std::move(written).value().bytes;
}

bool DeckExportDialog::saveTo(const QString& path) {
    auto content = bytes();
    if (!content) return false;
    if (form() == DeckExportForm::Picture && pictureFormOf(path) == PictureForm::Svg)
        content = deckDrawing(document_.library().at(decks().front()), document_.catalogue(), width_->value())
                      .toStdString();
    if (content->empty()) {
        say(tr("There is not enough memory for a picture of that size."), true);
        return false;
    }
    const bool isSets = form() == DeckExportForm::Sets || form() == DeckExportForm::OldSets;
    const auto there = isSets ? readFile(nativePath(path)) : Error{};
    if (there && looksLikeUserFile(*there)) {
        //: %1 is a file's path
        const QString question = tr("%1 is a user file of the game. All decks in it are replaced by the %n "
                                    "chosen here; everything else in it stays.",
                                    nullptr, int(decks().size()))
                                     .arg(shownPath(path));
        if (!dialogs_.confirm(tr("Replace the decks of the game?"), question, tr("Replace Decks")))
            return false;
        content = bytesInto(*there);
    }
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
