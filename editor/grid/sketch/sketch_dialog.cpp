// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/sketch_dialog.h"

#include "editor/app/files/plain_file_dialog.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/text/visible_words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int leastDialogWidth = 360;
constexpr int step = 5; ///< per cent

} // namespace

SketchDialog::SketchDialog(GridSketch& sketch, QWidget* parent)
    : QDialog(parent)
    , sketch_(sketch)
    , file_(new ElidedLabel)
    , remark_(new QLabel)
    , choose_(new QPushButton(tr("&Choose Picture…")))
    , remove_(new QPushButton(tr("&Remove")))
    , shown_(new QCheckBox(tr("&Show the sketch")))
    , opacity_(new QSlider(Qt::Horizontal))
    , scale_(percentField(SketchLook::leastScale, SketchLook::mostScale, &SketchLook::scale))
    , right_(percentField(-SketchLook::mostShift, SketchLook::mostShift, &SketchLook::right))
    , down_(percentField(-SketchLook::mostShift, SketchLook::mostShift, &SketchLook::down)) {
    setWindowTitle(tr("Sketch Image"));
    setHelpPage(*this, QStringLiteral("maps.md#a-sketch-to-trace"));
    setMinimumWidth(withTextSize(leastDialogWidth));
    file_->setAccessibleName(tr("Picture"));
    remark_->setWordWrap(true);
    opacity_->setRange(SketchLook::leastOpacity, 100);
    opacity_->setPageStep(4 * step);
    opacity_->setToolTip(tr("How strongly the picture is seen over the ground"));

    auto* buttons = new QHBoxLayout;
    buttons->addWidget(choose_);
    buttons->addWidget(remove_);
    buttons->addStretch(1);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(gap);
    form->addRow(tr("&Opacity"), opacity_);
    form->addRow(tr("Si&ze"), scale_);
    form->addRow(tr("Moved ri&ght"), right_);
    form->addRow(tr("Moved &down"), down_);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    column->addWidget(file_);
    column->addLayout(buttons);
    column->addWidget(remark_);
    column->addWidget(shown_);
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(close);

    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(choose_, &QPushButton::clicked, this, &SketchDialog::choose);
    connect(remove_, &QPushButton::clicked, this, [this] {
        SketchLook look = sketch_.look();
        look.path.clear();
        sketch_.setLook(look);
    });
    connect(shown_, &QCheckBox::toggled, this, [this](bool on) {
        SketchLook look = sketch_.look();
        look.shown = on;
        sketch_.setLook(look);
    });
    connect(opacity_, &QSlider::valueChanged, this,
            [this](int value) { change(&SketchLook::opacity, value); });
    connect(&sketch, &GridSketch::changed, this, [this] {
        remark_->clear();
        refresh();
    });
    connect(&sketch, &GridSketch::failed, remark_, &QLabel::setText);
    refresh();
}

QSpinBox* SketchDialog::percentField(int least, int most, int SketchLook::*field) {
    auto* box = new QSpinBox;
    box->setRange(least, most);
    box->setSingleStep(step);
    box->setSuffix(tr(" %"));
    connect(box, &QSpinBox::valueChanged, this, [this, field](int value) { change(field, value); });
    return box;
}

void SketchDialog::change(int SketchLook::*field, int value) {
    SketchLook look = sketch_.look();
    look.*field = value;
    sketch_.setLook(look);
}

void SketchDialog::choose() {
    const QString folder = QFileInfo(sketch_.look().path).absolutePath();
    const QString path = askForFileToRead(this, tr("Choose Picture"), folder, {sketchFilter()});
    if (path.isEmpty()) return;
    SketchLook look = sketch_.look();
    look.path = path;
    look.shown = true;
    sketch_.setLook(look);
}

void SketchDialog::refresh() {
    const SketchLook& look = sketch_.look();
    const bool isThere = !look.path.isEmpty();
    file_->setText(isThere ? visibleWords(QFileInfo(look.path).fileName()) : tr("No picture is chosen."));
    if (sketch_.isReading()) remark_->setText(tr("Reading the picture…"));
    for (QWidget* widget : std::initializer_list<QWidget*>{remove_, shown_, opacity_, scale_, right_, down_})
        widget->setEnabled(isThere);
    const QSignalBlocker quiet[]{QSignalBlocker(shown_), QSignalBlocker(opacity_), QSignalBlocker(scale_),
                                 QSignalBlocker(right_), QSignalBlocker(down_)};
    shown_->setChecked(look.shown);
    opacity_->setValue(look.opacity);
    scale_->setValue(look.scale);
    right_->setValue(look.right);
    down_->setValue(look.down);
}

} // namespace stonemason
