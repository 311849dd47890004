// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "tests/editor/access/walk.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QString roleName(QAccessible::Role role) {
    return QString::number(int(role), 16);
}

/// The accessible name, or that of its label.
QString nameOf(const QAccessibleInterface& object) {
    // Qt gives the current text of a box as its name, and its name by what labels it.
    const auto* box = qobject_cast<const QComboBox*>(object.object());
    const QString own = box ? box->accessibleName() : object.text(QAccessible::Name);
    if (!own.trimmed().isEmpty()) return own;
    const auto labels = object.relations(QAccessible::Label);
    return labels.isEmpty() ? QString() : labels.front().first->text(QAccessible::Name);
}

/// Whether its role is interactive: to press, to choose from, to write into or to turn.
bool isWorkedWith(const QAccessibleInterface& object) {
    switch (object.role()) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::ButtonDropDown:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::SpinBox:
    case QAccessible::Slider:
    case QAccessible::Dial:
    case QAccessible::List:
    case QAccessible::Tree:
    case QAccessible::Table:
    case QAccessible::Cell:
    case QAccessible::ListItem:
    case QAccessible::TreeItem:
    case QAccessible::PageTab:
    case QAccessible::MenuItem:
    case QAccessible::ToolBar:
    case QAccessible::Link: return true;
    default: return object.state().focusable;
    }
}

/// Lists may hold equal entries, and tables equal cells.
bool mayBeTwice(QAccessible::Role role) {
    return role == QAccessible::ListItem || role == QAccessible::TreeItem || role == QAccessible::Cell ||
           role == QAccessible::StaticText || role == QAccessible::Separator;
}

class Inspection {
public:
    explicit Inspection(QString place) : place_(std::move(place)) {}

    void visit(QAccessibleInterface* object, const QStringList& path) {
        if (!object || !object->isValid() || object->state().invisible) return;
        const QObject* behind = object->object();
        const auto* widget = qobject_cast<const QWidget*>(behind);
        // The main window parks tabs of panels outside, where nobody sees them.
        if (widget && (!widget->isVisible() || (!widget->isWindow() && widget->y() < 0))) return;
        QStringList here = path;
        here += behind && !behind->objectName().isEmpty() ? behind->objectName()
                : behind ? QString::fromLatin1(behind->metaObject()->className())
                         : roleName(object->role());
        if (isWorkedWith(*object) && nameOf(*object).isEmpty() && !isPart(object))
            faults += QStringLiteral("%1: %2 (role %3) has no name")
                          .arg(place_, here.mid(std::max(0, int(here.size()) - 4)).join(u'/'),
                               roleName(object->role()));
        QMap<QPair<int, QString>, int> seen;
        const int count = std::min(object->childCount(), 60); // rows of a long list are all alike
        for (int i = 0; i < count; ++i) {
            QAccessibleInterface* child = object->child(i);
            if (!child || child->state().invisible) continue;
            if (isWorkedWith(*child) && !mayBeTwice(child->role()) && !nameOf(*child).isEmpty() &&
                ++seen[{int(child->role()), nameOf(*child)}] == 2)
                faults += QStringLiteral("%1: %2 has two children “%3” (role %4)")
                              .arg(place_, here.mid(std::max(0, int(here.size()) - 4)).join(u'/'),
                                   nameOf(*child), roleName(child->role()));
            visit(child, here);
        }
    }

    QStringList faults;

private:
    /// Inner widgets whose Qt parent is accessible in their place, and all cells of a row but the first.
    static bool isPart(QAccessibleInterface* object) {
        if (QAccessibleTableCellInterface* cell = object->tableCellInterface())
            return cell->columnIndex() > 0;
        const QObject* behind = object->object();
        return behind && (behind->objectName() == QStringLiteral("qt_spinbox_lineedit") ||
                          behind->objectName() == QStringLiteral("qt_keysequenceedit_lineedit") ||
                          behind->inherits("QLineEditIconButton"));
    }

    QString place_;
};

} // namespace

/// What a screen reader reads of the whole program.
class TestNames : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::instance()->installEventFilter(&plainLabels_);
        applyAppearance(Appearance::Light);
    }

    void everythingHasAName() {
        QStringList faults;
        QSet<QString> known;
        Walk walk({1280, 760}, [&](const QString& place, QWidget& window) {
            if (window.inherits("QPrintPreviewDialog")) return; // all of it is Qt's
            Inspection inspection(place);
            inspection.visit(QAccessible::queryAccessibleInterface(&window), {});
            for (const QString& fault : inspection.faults)
                if (const QString what = fault.section(QStringLiteral(": "), 1); !known.contains(what)) {
                    known += what;
                    faults += fault;
                }
        });
        walk.everywhere();
        for (const QString& fault : faults)
            qWarning().noquote() << fault;
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults").arg(faults.size())));
    }

private:
    PlainLabels plainLabels_;
};

STONEMASON_TEST(TestNames)
#include "test_names.moc"
