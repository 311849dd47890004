// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/view/docks/properties_dock.h"

#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/form_page.h"
#include "editor/app/widgets/icons.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/model/map_sentences.h"
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/text/names.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>

namespace stonemason::kings_conflict {

namespace {

constexpr int descriptionLines = 4;

QLabel* fact(const QString& name) {
    auto* label = new QLabel;
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAccessibleName(name);
    label->setWordWrap(true);
    return label;
}

} // namespace

PropertiesDock::PropertiesDock(const GameProfile& game)
    : MapDock(QStringLiteral("properties"), tr("Properties"), Qt::RightDockWidgetArea)
    , game_(game)
    , name_(new QLineEdit)
    , author_(new QLineEdit)
    , description_(new QPlainTextEdit)
    , licence_(new QComboBox)
    , symmetry_(new QComboBox)
    , symmetryState_(fact(tr("Symmetry state")))
    , size_(fact(tr("Size"))) {
    setWidget(scrollPane(buildForm()));
    forwardFocusTo(*this, *name_);

    connect(name_, &QLineEdit::textChanged, this, &PropertiesDock::commit);
    connect(author_, &QLineEdit::textChanged, this, &PropertiesDock::commit);
    connect(description_, &QPlainTextEdit::textChanged, this, &PropertiesDock::commit);
    connect(licence_, &QComboBox::editTextChanged, this, &PropertiesDock::commit);
    connect(symmetry_, &QComboBox::activated, this, &PropertiesDock::requestSymmetry);
    bound();
}

QWidget* PropertiesDock::buildForm() {
    name_->setPlaceholderText(tr("Untitled map"));
    description_->setTabChangesFocus(true);
    description_->setPlaceholderText(tr("What makes this map special"));
    description_->setFixedHeight(description_->fontMetrics().lineSpacing() * descriptionLines + 2 * gap);
    licence_->setEditable(true);
    licence_->setInsertPolicy(QComboBox::NoInsert);
    licence_->addItems({QString(), QStringLiteral("CC0-1.0"), QStringLiteral("CC-BY-4.0"),
                        QStringLiteral("CC-BY-SA-4.0"), QStringLiteral("CC-BY-NC-SA-4.0"),
                        QStringLiteral("GPL-3.0-or-later")});
    licence_->lineEdit()->setAccessibleName(tr("Licence"));
    licence_->setToolTip(tr("What others may do with the map; choose or type a licence"));
    licence_->setMinimumContentsLength(8);
    licence_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (Symmetry symmetry : game_.symmetries)
        symmetry_->addItem(icon(symmetryIcon(symmetry)), symmetryName(symmetry), int(symmetry));
    symmetry_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    symmetry_->setMinimumContentsLength(8);

    auto* form = new FormPage;
    form->addRow(tr("Name"), name_);
    form->addRow(tr("Author"), author_);
    form->addRow(tr("Description"), description_);
    form->addRow(tr("Licence"), licence_);
    form->addRow(tr("Symmetry"), symmetry_);
    form->addRow(QString(), symmetryState_);
    auto* gameName = fact(tr("Game"));
    gameName->setText(localText(game_.name));
    form->addRow(tr("Game"), gameName);
    form->addRow(tr("Size"), size_);
    return form;
}

void PropertiesDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) {
        binding().on(document(), &MapDocument::infoChanged, [this] { showInfo(); });
        binding().on(document(), &MapDocument::symmetryChanged, [this] { showSymmetry(); });
        binding().on(document(), &MapDocument::reportChanged, [this] { showSymmetry(); });
        binding().on(document(), &MapDocument::replaced, [this] {
            showSymmetry();
            showSize();
        });
    }
    showInfo();
    showSymmetry();
    showSize();
}

void PropertiesDock::showInfo() {
    const QScopedValueRollback showing(showing_, true);
    const MapInfo info = binding() ? document()->map().info : MapInfo{};
    updateText(*name_, info.name);
    updateText(*author_, info.author);
    updateText(*licence_->lineEdit(), info.licence);
    updateText(*description_, info.description);
}

void PropertiesDock::showSymmetry() {
    if (!binding()) {
        symmetryState_->clear();
        return;
    }
    const SymmetryState state = kings_conflict::symmetryState(*document());
    symmetry_->setCurrentIndex(symmetry_->findData(int(state.declared)));
    symmetryState_->setText(state.sentence());
    colourSymmetry(state);
}

void PropertiesDock::colourSymmetry(const SymmetryState& state) {
    QPalette colours = palette();
    if (state.declared != Symmetry::None)
        colours.setColor(QPalette::WindowText, state.isObeyed() ? fineColour(palette())
                                                                : severityColour(Severity::Error, palette()));
    if (symmetryState_->palette().color(QPalette::WindowText) != colours.color(QPalette::WindowText))
        symmetryState_->setPalette(colours);
}

void PropertiesDock::showSize() {
    const auto text = [](Size size) { return QStringLiteral("%1 × %2").arg(size.rows).arg(size.columns); };
    if (!binding())
        size_->clear();
    else if (const Size size = document()->map().size(); size == game_.board)
        size_->setText(text(size));
    else
        //: %1 is the map's size, %2 the game's, both such as "11 × 11"
        size_->setText(tr("%1 (the game needs %2)").arg(text(size), text(game_.board)));
}

void PropertiesDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) showSymmetry();
    MapDock::changeEvent(event);
}

void PropertiesDock::commit() {
    if (showing_ || !binding()) return;
    MapInfo info;
    info.name = name_->text().toStdString();
    info.author = author_->text().toStdString();
    info.licence = licence_->currentText().toStdString();
    info.description = description_->toPlainText().toStdString();
    document()->setInfo(info);
}

void PropertiesDock::requestSymmetry(int index) {
    if (!binding()) return;
    const auto wanted = Symmetry(symmetry_->itemData(index).toInt());
    if (wanted != document()->map().symmetry) emit symmetryRequested(wanted);
    showSymmetry(); // a cancelled request leaves the old one
}

} // namespace stonemason::kings_conflict
