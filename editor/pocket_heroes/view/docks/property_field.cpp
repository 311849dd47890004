// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/property_field.h"

#include "core/pocket_heroes/edit/line_ends.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/view/docks/list_completer.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QWheelEvent>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int manyChoices = 12; ///< more are searched by typing
constexpr int wordLines = 3;

/// What stands there to the letter: toPlainText() makes plain spaces of those that do not break.
QString rawWords(const QPlainTextEdit& words) {
    return words.document()
        ->toRawText()
        .replace(QChar::ParagraphSeparator, u'\n')
        .replace(QChar::LineSeparator, u'\n');
}

/// What all the things have; nothing when they differ.
std::optional<QVariant> common(const Property& property, const World& world, const std::vector<Thing>& things,
                               bool& isUsed) {
    std::optional<QVariant> value;
    bool isMixed = false;
    isUsed = !things.empty();
    for (const Thing thing : things) {
        const auto own = property.get(world, thing);
        isUsed = isUsed && own.has_value();
        if (!isUsed) return std::nullopt;
        isMixed = isMixed || (value && *value != *own);
        value = own;
    }
    return isMixed ? std::nullopt : value;
}

} // namespace

PropertyField::PropertyField(Property property, QObject* parent)
    : QObject(parent), property_(std::move(property)) {
    switch (property_.type) {
    case PropertyType::Choice: widget_ = makeChoice(); break;
    case PropertyType::Number: widget_ = makeNumber(); break;
    case PropertyType::Switch: widget_ = makeSwitch(); break;
    case PropertyType::Line: widget_ = makeLine(); break;
    case PropertyType::Words: widget_ = makeWords(); break;
    }
    widget_->setAccessibleName(property_.label);
    widget_->setToolTip(property_.toolTip);
    if (auto* box = qobject_cast<QComboBox*>(widget_)) showChoiceInToolTip(*box);
    widget_->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the panel, not the value
    widget_->installEventFilter(this);
}

QWidget* PropertyField::makeChoice() {
    QComboBox* box = choiceBox({}, property_.label);
    //: Several objects are selected that differ in this
    box->setPlaceholderText(tr("Different"));
    connect(box, &QComboBox::activated, this, [this, box](int index) {
        if (index >= 0) fill(box->itemData(index));
    });
    return box;
}

QWidget* PropertyField::makeNumber() {
    auto* spin = new DecimalBox;
    spin->setDecimals(0);
    spin->setKeyboardTracking(false);
    spin->setRange(property_.least, property_.most);
    spin->setMinimumWidth(spin->fontMetrics().horizontalAdvance(QStringLiteral("00000000")) + 3 * gap);
    spin->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    if (property_.toolTip.isEmpty())
        property_.toolTip =
            tr("From %1 to %2")
                .arg(QLocale().toString(property_.least, 'f', 0), QLocale().toString(property_.most, 'f', 0));
    connect(spin, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (value >= property_.least) fill(qlonglong(value));
    });
    return spin;
}

QWidget* PropertyField::makeSwitch() {
    auto* box = new QCheckBox(property_.label);
    connect(box, &QCheckBox::clicked, this, [this, box] {
        box->setTristate(false);
        fill(box->isChecked());
    });
    return box;
}

QWidget* PropertyField::makeLine() {
    auto* line = new QLineEdit;
    connect(line, &QLineEdit::textEdited, this, [this](const QString& text) {
        isTyped_ = bool(property_.isReadable); // a list is put into its own words when it is complete
        fill(text, true);
        isTyped_ = false;
    });
    const auto fitting = [this](const QStringList& before) {
        QStringList names = property_.names(before);
        names.removeIf([this](const QString& name) { return unfit_.contains(name); });
        return names;
    };
    const auto* offers = property_.names ? new ListCompleter(*line, fitting) : nullptr;
    connect(line, &QLineEdit::editingFinished, this, [this, line, offers] {
        if (line->text() == lastShown_ || (offers && offers->isOffering())) return;
        if (property_.isReadable && property_.isReadable(line->text())) return line->setText(lastShown_);
        emit refused(tr("“%1” cannot be read and was not taken. %2: %3.")
                         .arg(line->text(), property_.label, property_.toolTip));
        line->setText(lastShown_);
    });
    return line;
}

QWidget* PropertyField::makeWords() {
    auto* words = new QPlainTextEdit;
    words->setTabChangesFocus(true);
    words->setFixedHeight(words->fontMetrics().lineSpacing() * wordLines + 2 * gap);
    connect(words, &QPlainTextEdit::textChanged, this, [this, words] {
        filled_ = QString::fromStdString(
            withLineEnds(rawWords(*words).toStdString(), before_.toStdString(), isCrLf_));
        fill(filled_, true);
    });
    return words;
}

void PropertyField::fill(const QVariant& value, bool isTyped) {
    emit filledIn(value, isTyped ? typing_ : -1);
}

bool PropertyField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn) ++typing_;
    if (event->type() == QEvent::Wheel && !widget_->hasFocus() && property_.type != PropertyType::Words) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void PropertyField::show(const World& world, const std::vector<Thing>& things) {
    const auto value = common(property_, world, things, used_);
    if (!used_) return;
    const bool isIdle = property_.isIdle && std::ranges::all_of(things, [&](Thing thing) {
                            return property_.isIdle(world, thing);
                        });
    if (property_.isIdle) widget_->setToolTip(isIdle ? property_.whyIdle : property_.toolTip);
    widget_->setEnabled(!isIdle && (!property_.isFixed || !property_.isFixed(world)));
    if (property_.unfit) unfit_ = property_.unfit(world, things);
    if (property_.type == PropertyType::Words) isCrLfUsual_ = endsLinesWithCrLf(world);
    // A combo box signals only what the user chooses, and its tool tip follows.
    const QSignalBlocker quiet(qobject_cast<QComboBox*>(widget_) ? nullptr : widget_);
    if (property_.type == PropertyType::Choice) showChoices(world);
    showValue(value);
}

void PropertyField::showChoices(const World& world) {
    auto* box = static_cast<QComboBox*>(widget_);
    const Choices choices = property_.choices(world);
    bool isSame = box->count() == int(choices.size());
    for (int i = 0; isSame && i < box->count(); ++i)
        isSame = box->itemText(i) == choices[std::size_t(i)].name &&
                 box->itemData(i) == choices[std::size_t(i)].value;
    if (isSame) return;
    box->clear();
    for (const Choice& choice : choices)
        box->addItem(choice.picture, choice.name, choice.value);
    if (box->count() <= manyChoices || box->isEditable()) return;
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->completer()->setCompletionMode(QCompleter::PopupCompletion);
    box->completer()->setFilterMode(Qt::MatchContains);
    box->completer()->setCaseSensitivity(Qt::CaseInsensitive);
    box->lineEdit()->setAccessibleName(property_.label);
    box->lineEdit()->setPlaceholderText(tr("Different"));
    // Return takes the first of the choices that are shown, also when nobody has gone down to it.
    connect(box->lineEdit(), &QLineEdit::returnPressed, this, [box] {
        QCompleter& offers = *box->completer();
        offers.setCompletionPrefix(box->currentText());
        const bool isChosen = offers.popup()->isVisible() && offers.popup()->currentIndex().isValid();
        if (isChosen || box->findText(box->currentText(), Qt::MatchFixedString) >= 0) return;
        const int first = box->currentText().isEmpty() ? -1 : box->findText(offers.currentCompletion());
        if (first < 0) return;
        offers.popup()->hide();
        box->setCurrentIndex(first);
        box->setEditText(box->itemText(first));
        emit box->activated(first);
    });
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, [this, box] { takeTyped(*box); });
}

/// Words that are left: they mean the only choice that has them. If they are none of the choices they do not
/// stay.
void PropertyField::takeTyped(QComboBox& box) {
    const QString typed = box.currentText();
    if (box.findText(typed, Qt::MatchFixedString) >= 0) return;
    QCompleter& offers = *box.completer();
    offers.setCompletionPrefix(typed);
    const int hits = typed.isEmpty() ? 0 : offers.completionCount();
    const int only = hits == 1 ? box.findText(offers.currentCompletion()) : -1;
    box.setEditText(box.itemText(only >= 0 ? only : box.currentIndex()));
    if (only >= 0) {
        box.setCurrentIndex(only);
        emit box.activated(only);
    } else if (hits > 1) {
        emit refused(tr("“%1” was not taken for %2: it could be any of %n.", nullptr, hits)
                         .arg(typed, property_.label));
    } else if (!typed.isEmpty()) {
        emit refused(tr("“%1” was not taken: there is nothing like it for %2.").arg(typed, property_.label));
    }
}

void PropertyField::showValue(const std::optional<QVariant>& value) {
    const QString words = value ? value->toString() : QString();
    const QString hint = value ? QString() : tr("Different");
    switch (property_.type) {
    case PropertyType::Choice: {
        auto* box = static_cast<QComboBox*>(widget_);
        int index = value ? box->findData(*value) : -1;
        if (value && index < 0) { // a number or an id that the game does not know
            box->addItem(words, *value);
            index = box->count() - 1;
        }
        box->setCurrentIndex(index);
        if (box->isEditable()) box->setEditText(box->itemText(index));
        break;
    }
    case PropertyType::Number: {
        auto* spin = static_cast<QDoubleSpinBox*>(widget_);
        spin->setSpecialValueText(value ? property_.leastText : hint);
        spin->setMinimum(value ? property_.least : property_.least - 1);
        spin->setValue(value ? value->toDouble() : property_.least - 1);
        break;
    }
    case PropertyType::Switch: {
        auto* box = static_cast<QCheckBox*>(widget_);
        box->setTristate(!value);
        box->setCheckState(!value ? Qt::PartiallyChecked : value->toBool() ? Qt::Checked : Qt::Unchecked);
        break;
    }
    case PropertyType::Line: {
        auto* line = static_cast<QLineEdit*>(widget_);
        line->setPlaceholderText(hint);
        lastShown_ = words;
        if (line->text() != words && !isTyped_) line->setText(words);
        break;
    }
    case PropertyType::Words: {
        auto* text = static_cast<QPlainTextEdit*>(widget_);
        text->setPlaceholderText(hint);
        // Who takes out all ends of lines while he types and puts in others means
        // the same as before.
        if (words != filled_)
            isCrLf_ = words.contains(u'\n') || words.contains(u'\r') ? words.contains(QLatin1String("\r\n"))
                                                                     : isCrLfUsual_;
        filled_ = before_ = words;
        const QString shown = QString::fromStdString(withPlainLineEnds(words.toStdString()));
        if (rawWords(*text) != shown) text->setPlainText(shown);
        break;
    }
    }
}

} // namespace stonemason::pocket_heroes
