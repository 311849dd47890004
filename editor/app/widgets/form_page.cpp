// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/form_page.h"

#include "editor/app/widgets/look.h"

#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace stonemason {

namespace {

class ScrollPane : public QScrollArea {
public:
    QSize minimumSizeHint() const override {
        QSize least = QScrollArea::minimumSizeHint();
        if (widget())
            least.setWidth(widget()->minimumSizeHint().expandedTo(widget()->minimumSize()).width() +
                           verticalScrollBar()->sizeHint().width());
        return least;
    }
};

} // namespace

QScrollArea* scrollPane(QWidget* content) {
    auto* pane = new ScrollPane;
    pane->setFrameShape(QFrame::NoFrame);
    pane->setWidgetResizable(true);
    pane->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    pane->setFocusPolicy(Qt::NoFocus);
    // The pane sets its size; setWidget() alone would lay out all of it for a size that is never shown.
    content->setAttribute(Qt::WA_Resized);
    pane->setWidget(content);
    return pane;
}

namespace {

constexpr const char* labelProperty = "labelAlone";

struct FormPageText {
    Q_DECLARE_TR_FUNCTIONS(stonemason::FormPage)
};

} // namespace

FormPage::FormPage(QWidget* parent) : QWidget(parent), form_(new QFormLayout) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(gap, gap / 2, gap, gap);
    layout->addLayout(form_);
    layout->addStretch(1); // else the form's rows drift apart
    form_->setHorizontalSpacing(gap);
    form_->setVerticalSpacing(gap / 2 + 1);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form_->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void FormPage::addRow(const QString& label, QWidget* field) {
    form_->addRow(label, field);
    // The layout centres labels vertically: beside a field of several lines one would be below the first.
    const auto* words = qobject_cast<QLabel*>(field);
    auto* named = qobject_cast<QLabel*>(form_->labelForField(field));
    if (named && words && words->wordWrap()) named->setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void FormPage::setDiffering(QWidget* field, bool differing) {
    auto* label = qobject_cast<QLabel*>(form_->labelForField(field));
    if (!label) return;
    if (!label->property(labelProperty).isValid()) label->setProperty(labelProperty, label->text());
    const QString alone = label->property(labelProperty).toString();
    //: %1 is what a field is of: "Size"
    const QString text = differing ? FormPageText::tr("%1 (differ)").arg(alone) : alone;
    if (label->text() != text) label->setText(text);
    label->setToolTip(
        differing ? FormPageText::tr("The selected ones differ here. What you change becomes that of all.")
                  : QString());
    field->setAccessibleDescription(differing ? label->toolTip() : QString());
}

} // namespace stonemason
