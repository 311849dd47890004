// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/controls/inputs.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QButtonGroup>
#include <QComboBox>
#include <QDockWidget>
#include <QHash>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QTextEdit>
#include <QToolButton>

namespace stonemason::test {

namespace {

constexpr int shortList = 9;   ///< the rows of a list that is not short
constexpr int mostValues = 12; ///< of a long list of choices so many are tried, and its last one

bool isPartOfAnother(const QWidget& widget) {
    for (const QWidget* at = widget.parentWidget(); at && !at->isWindow(); at = at->parentWidget())
        if (qobject_cast<const QAbstractSpinBox*>(at) || qobject_cast<const QComboBox*>(at) ||
            qobject_cast<const QLineEdit*>(at) || qobject_cast<const QKeySequenceEdit*>(at) ||
            qobject_cast<const QTabBar*>(at) || qobject_cast<const QScrollBar*>(at) ||
            qobject_cast<const QHeaderView*>(at))
            return true;
    // The buttons of a dock's own title bar, the popup of a combo box.
    const bool isQts = widget.objectName().startsWith(QLatin1String("qt_"));
    return (isQts && !qobject_cast<const QTabBar*>(&widget)) || widget.inherits("QComboBoxListView") ||
           widget.inherits("QDockWidgetTitleButton") || widget.inherits("QComboBoxPrivateScroller");
}

bool isInput(const QWidget& widget) {
    if (isPartOfAnother(widget)) return false;
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) return !line->isReadOnly();
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(&widget)) return !text->isReadOnly();
    if (const auto* text = qobject_cast<const QTextEdit*>(&widget)) return !text->isReadOnly();
    if (qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget)) return false;
    return qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QKeySequenceEdit*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget) ||
           qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QTabBar*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget);
}

/// The text of the label whose buddy it is.
QString labelOf(const QWidget& widget) {
    for (const QLabel* label : widget.window()->findChildren<QLabel*>())
        if (label->buddy() == &widget) return label->text();
    return {};
}

/// Removes the state from a button's text: what follows a comma, and counts: "Export anyway, with 2 errors",
/// "Fix all (3)", "2 more".
QString withoutState(const QString& text) {
    static const QRegularExpression count(QStringLiteral(R"(^\d+ | \(\d+\)$)"));
    return text.section(u',', 0, 0).remove(count);
}

QString nameOf(const QWidget& widget) {
    QString name = widget.accessibleName();
    if (name.isEmpty())
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            name = withoutState(button->text());
    if (name.isEmpty()) name = labelOf(widget);
    if (name.isEmpty()) name = widget.toolTip();
    if (name.isEmpty()) name = widget.objectName();
    const QString kind =
        QString::fromLatin1(widget.metaObject()->className()).section(QStringLiteral("::"), -1);
    return kind + QStringLiteral(" “") + name.remove(u'&') + u'”';
}

void leave(QWidget& field) {
    QTest::keyClick(&field, Qt::Key_Tab);
    field.clearFocus();
}

/// Replaces the text with these words and leaves the field.
template <typename Field>
void typeInto(Field& field, const QString& words) {
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, words);
    leave(field);
}

using Changes = QList<Input::Change>;

Changes choicesOf(QComboBox& box) {
    Changes changes;
    for (int i = 0; i < box.count(); ++i) {
        const bool isChoice =
            box.model()->flags(box.model()->index(i, box.modelColumn())) & Qt::ItemIsEnabled;
        if (i == box.currentIndex() || !isChoice) continue;
        if (changes.size() >= mostValues && i + 1 < box.count()) continue;
        changes += {box.itemText(i), [&box, i] {
                        box.setCurrentIndex(i);
                        emit box.activated(i);
                    }};
    }
    return changes;
}

Changes otherWordsOf(QLineEdit& line) {
    for (const char* words : {"127.0.0.9", "4711"}) { // an address is a name, too
        QString text = QString::fromLatin1(words);
        int at = 0;
        const bool fits = !line.validator() || line.validator()->validate(text, at) == QValidator::Acceptable;
        if (fits && text != line.text()) return {{text, [&line, text] { typeInto(line, text); }}};
    }
    return {};
}

Changes otherNumberOf(QAbstractSpinBox& spin) {
    const auto* number = qobject_cast<QSpinBox*>(&spin);
    const bool up = !number || number->value() + number->singleStep() <= number->maximum();
    return {{up ? QStringLiteral("more") : QStringLiteral("less"), [&spin, up] {
                 spin.setFocus();
                 QTest::keyClick(&spin, up ? Qt::Key_Up : Qt::Key_Down);
                 leave(spin);
             }}};
}

Changes otherPlacesOf(QAbstractSlider& slider) {
    if (slider.minimum() >= slider.maximum()) return {};
    const int place = slider.value() == slider.maximum() ? slider.minimum() : slider.maximum();
    return {{QString::number(place), [&slider, place] {
                 slider.setSliderDown(true);
                 slider.setSliderPosition(place);
                 slider.setSliderDown(false);
             }}};
}

Changes pagesOf(QTabBar& bar) {
    Changes changes;
    for (int i = 0; i < bar.count(); ++i)
        if (i != bar.currentIndex() && bar.isTabEnabled(i) && bar.isTabVisible(i))
            changes += {bar.tabText(i), [&bar, i] { bar.setCurrentIndex(i); }};
    return changes;
}

void clickOn(QAbstractItemView& view, const QModelIndex& row) {
    view.scrollTo(row);
    view.setFocus();
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(row).center());
}

/// The selectable rows other than the current one, in their order: all of a short list, such as one of
/// pages, else the first.
QModelIndexList otherRowsOf(const QAbstractItemView& view) {
    const QAbstractItemModel* model = view.model();
    if (!model || view.selectionMode() == QAbstractItemView::NoSelection) return {};
    QModelIndexList rows;
    const auto add = [&](const QModelIndex& row) {
        const Qt::ItemFlags wanted = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
        if (row != view.currentIndex() && (model->flags(row) & wanted) == wanted) rows += row;
    };
    for (int i = 0; i < model->rowCount(view.rootIndex()) && rows.size() < shortList; ++i) {
        const QModelIndex row = model->index(i, 0, view.rootIndex());
        add(row);
        for (int k = 0; k < model->rowCount(row) && rows.isEmpty(); ++k)
            add(model->index(k, 0, row));
    }
    return rows.size() < shortList ? rows : rows.mid(0, 1);
}

Changes rowsOf(QAbstractItemView& view) {
    Changes changes;
    for (const QPersistentModelIndex row : otherRowsOf(view)) {
        const QString text = row.data().toString();
        const bool isTicked = row.flags() & Qt::ItemIsUserCheckable && row.data(Qt::CheckStateRole).isValid();
        if (!isTicked) {
            changes += {text, [&view, row] { clickOn(view, row); }};
            continue;
        }
        changes += {QStringLiteral("ticked or not: ") + text, [&view, row] {
                        const bool on = row.data(Qt::CheckStateRole).toInt() == Qt::Checked;
                        view.model()->setData(row, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
                    }};
    }
    return changes;
}

Changes changesOf(QWidget& widget) {
    if (auto* box = qobject_cast<QComboBox*>(&widget)) return choicesOf(*box);
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(&widget)) return otherNumberOf(*spin);
    if (auto* line = qobject_cast<QLineEdit*>(&widget)) return otherWordsOf(*line);
    if (auto* text = qobject_cast<QPlainTextEdit*>(&widget))
        return {{QStringLiteral("Other words"), [text] { typeInto(*text, QStringLiteral("Other words")); }}};
    if (auto* text = qobject_cast<QTextEdit*>(&widget))
        return {{QStringLiteral("Other words"), [text] { typeInto(*text, QStringLiteral("Other words")); }}};
    if (auto* keys = qobject_cast<QKeySequenceEdit*>(&widget))
        return {{QStringLiteral("Ctrl+Alt+F12"),
                 [keys] { keys->setKeySequence(QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_F12)); }}};
    if (auto* slider = qobject_cast<QAbstractSlider*>(&widget)) return otherPlacesOf(*slider);
    if (auto* bar = qobject_cast<QTabBar*>(&widget)) return pagesOf(*bar);
    if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) return rowsOf(*view);
    auto* button = static_cast<QAbstractButton*>(&widget);
    const bool exclusive = qobject_cast<QRadioButton*>(button) || button->autoExclusive() ||
                           (button->group() && button->group()->exclusive());
    if (button->isCheckable() && button->isChecked() && exclusive) return {};
    auto* tool = qobject_cast<QToolButton*>(button);
    if (tool && tool->menu() && tool->popupMode() == QToolButton::InstantPopup)
        return {{QStringLiteral("opened"), [tool] { tool->showMenu(); }}};
    return {{QStringLiteral("pressed"), [button] { button->click(); }}};
}

} // namespace

QList<Input> inputsOf(QWidget& root) {
    QList<Input> inputs;
    QHash<QString, int> named;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (widget->window() != root.window() || !isInput(*widget)) continue;
        Input input;
        input.widget = widget;
        input.name = nameOf(*widget);
        if (const int others = named[input.name]++; others > 0)
            input.name += QStringLiteral(" #%1").arg(others + 1);
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        input.isButton = button && !button->isCheckable();
        input.leads = qobject_cast<QTabBar*>(widget);
        input.isList = qobject_cast<QAbstractItemView*>(widget);
        input.isUsable = widget->isVisible() && widget->isEnabled();
        if (input.isUsable) input.changes = changesOf(*widget);
        inputs += input;
    }
    return inputs;
}

void change(QWidget& root, const QString& name, int to) {
    for (const Input& input : inputsOf(root))
        if (input.name == name && to < input.changes.size()) return input.changes[to].make();
    qFatal("%s cannot be changed", qPrintable(name));
}

QRect ownRect(const QWidget& input, const QWidget& around) {
    const auto rectOf = [&around](const QWidget& widget) {
        return QRect(widget.mapTo(&around, QPoint()), widget.size());
    };
    QRect rect = rectOf(input);
    const auto* button = qobject_cast<const QAbstractButton*>(&input);
    if (!button || !button->isCheckable()) return rect;
    if (button->group())
        for (const QAbstractButton* other : button->group()->buttons())
            rect |= rectOf(*other);
    else if (button->autoExclusive())
        for (const QAbstractButton* other :
             button->parentWidget()->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly))
            rect |= rectOf(*other);
    return rect;
}

} // namespace stonemason::test
