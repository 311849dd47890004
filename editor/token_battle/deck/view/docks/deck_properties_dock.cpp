// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/token_battle/deck/view/docks/deck_properties_dock.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/look.h"
#include "editor/token_battle/text/deck_text.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::token_battle {

namespace {

std::vector<std::string> tagsIn(const QString& text) {
    std::vector<std::string> tags;
    for (const QString& part : text.split(u',')) {
        const std::string tag = part.trimmed().toStdString();
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end()) tags.push_back(tag);
    }
    return tags;
}

QString textOf(const std::vector<std::string>& tags) {
    QStringList parts;
    for (const std::string& tag : tags)
        parts += QString::fromStdString(tag);
    return parts.join(QStringLiteral(", "));
}

std::optional<Message> tagsFault(const std::vector<std::string>& tags) {
    if (int(tags.size()) > maximumTags) return Message{"tags/count", {maximumTags}};
    for (const std::string& tag : tags)
        if (auto fault = nameFault(tag, maximumTagLength)) return fault;
    return std::nullopt;
}

} // namespace

DeckPropertiesDock::DeckPropertiesDock()
    : DeckDock(QStringLiteral("deckProperties"), tr("Properties"), Qt::LeftDockWidgetArea)
    , name_(new QLineEdit)
    , tags_(new QLineEdit)
    , notes_(new QPlainTextEdit)
    , fault_(new QLabel) {
    setWidget(scrollPane(buildForm()));
    forwardFocusTo(*this, *name_);
    connect(name_, &QLineEdit::textChanged, this, &DeckPropertiesDock::commitName);
    connect(tags_, &QLineEdit::textChanged, this, &DeckPropertiesDock::commitTags);
    connect(notes_, &QPlainTextEdit::textChanged, this, &DeckPropertiesDock::commitNotes);
    for (QLineEdit* field : {name_, tags_}) // back to what the deck has
        connect(field, &QLineEdit::editingFinished, this, [this] { showWords(); });
    bound();
}

QWidget* DeckPropertiesDock::buildForm() {
    name_->setMaxLength(maximumNameLength);
    tags_->setPlaceholderText(tr("fast, points"));
    tags_->setToolTip(tr("Words to find the deck by, separated by commas"));
    notes_->setTabChangesFocus(true);
    notes_->setPlaceholderText(tr("How to play it"));
    notes_->setMinimumHeight(notes_->fontMetrics().lineSpacing() * 2);
    fault_->setWordWrap(true);
    fault_->setAccessibleName(tr("What is wrong with it"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->setSpacing(gap / 2);
    for (const auto& [text, field] :
         {std::pair<QString, QWidget*>{tr("Name"), name_}, {tr("Tags"), tags_}, {tr("Notes"), notes_}}) {
        auto* label = new QLabel(text);
        label->setBuddy(field);
        field->setAccessibleName(text);
        layout->addWidget(label);
        layout->addWidget(field, field == notes_ ? 1 : 0);
    }
    layout->addWidget(fault_);
    return content;
}

int DeckPropertiesDock::shown() const {
    return binding() ? document()->shown() : -1;
}

void DeckPropertiesDock::bound() {
    if (binding()) {
        binding().on(document(), &DeckDocument::libraryChanged, [this] { showWords(); });
        binding().on(document(), &DeckDocument::shownChanged, [this] { showWords(); });
    }
    showWords();
}

/// Sets words only where they differ: the cursor stays where the user is typing.
void DeckPropertiesDock::showWords() {
    const QScopedValueRollback showing(showing_, true);
    setEnabled(shown() >= 0);
    const NamedDeck deck = shown() >= 0 ? document()->library().at(shown()) : NamedDeck{};
    const QString name = QString::fromStdString(deck.name);
    if (!typing_) nameBefore_ = name;
    if (!typing_ && name_->text().trimmed() != name) name_->setText(name);
    if (tagsIn(tags_->text()) != deck.tags) tags_->setText(textOf(deck.tags));
    updateText(*notes_, deck.notes);
    showFault(std::nullopt);
}

void DeckPropertiesDock::commitName() {
    if (showing_ || shown() < 0) return;
    const QScopedValueRollback typing(typing_, true);
    const auto fault = document()->renameDeck(shown(), name_->text().trimmed(), true);
    if (fault) document()->renameDeck(shown(), nameBefore_, true);
    showFault(fault);
}

void DeckPropertiesDock::commitTags() {
    if (showing_ || shown() < 0) return;
    std::vector<std::string> tags = tagsIn(tags_->text());
    const auto fault = tagsFault(tags);
    if (!fault) document()->setTags(shown(), std::move(tags));
    showFault(fault);
}

void DeckPropertiesDock::commitNotes() {
    if (showing_ || shown() < 0) return;
    std::string notes = notes_->toPlainText().toStdString();
    const auto fault = notesFault(notes);
    if (!fault) document()->setNotes(shown(), std::move(notes));
    showFault(fault);
}

void DeckPropertiesDock::showFault(const std::optional<Message>& fault) {
    fault_->setText(fault ? deckText(*fault, document()->catalogue()) : QString());
    fault_->setVisible(fault.has_value());
    colourFault();
}

void DeckPropertiesDock::colourFault() {
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, severityColour(Severity::Error, palette()));
    if (fault_->palette().color(QPalette::WindowText) != colours.color(QPalette::WindowText))
        fault_->setPalette(colours);
}

void DeckPropertiesDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) colourFault();
    DeckDock::changeEvent(event);
}

} // namespace stonemason::token_battle
