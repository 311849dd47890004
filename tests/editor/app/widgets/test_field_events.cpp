// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/field_events.h"
#include "editor/app/widgets/fields.h"
#include "tests/editor/app/wheel.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDateEdit>
#include <QDial>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// A window with a field in a panel that can be scrolled, something else that has the keys, and the
/// document's steps in a menu.
struct FieldDesk {
    explicit FieldDesk(QWidget* given) : field(given) {
        auto* page = new QWidget;
        auto* column = new QVBoxLayout(page);
        column->addWidget(field);
        column->addSpacing(2000);
        area.setWidget(page);
        area.setWidgetResizable(true);
        auto* centre = new QWidget;
        auto* all = new QVBoxLayout(centre);
        all->addWidget(&area);
        all->addWidget(&other);
        window.setCentralWidget(centre);
        for (QAction* action : {&undo, &redo})
            window.addAction(action);
        undo.setShortcut(QKeySequence::Undo);
        redo.setShortcuts(QKeySequence::keyBindings(QKeySequence::Redo));
        window.resize(300, 300);
        window.show();
        window.activateWindow();
        other.setFocus();
        if (!QTest::qWaitForWindowActive(&window)) qFatal("no active window");
    }
    ~FieldDesk() {
        area.setParent(nullptr);
        other.setParent(nullptr);
    }

    void press(QKeySequence::StandardKey key) const {
        const QKeyCombination keys = QKeySequence(key)[0];
        QTest::keyClick(QApplication::focusWidget(), keys.key(), keys.keyboardModifiers());
    }

    QMainWindow window;
    QScrollArea area;
    QLineEdit other;
    QWidget* field;
    QAction undo, redo;
    QSignalSpy undone{&undo, &QAction::triggered};
    QSignalSpy redone{&redo, &QAction::triggered};
};

template <typename Field>
Field* ranged() {
    auto* field = new Field;
    field->setRange(0, 100);
    field->setValue(50);
    return field;
}

QComboBox* choices(bool editable) {
    auto* box = new QComboBox;
    box->addItems({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    box->setCurrentIndex(1);
    box->setEditable(editable);
    return box;
}

QTabBar* tabs() {
    auto* bar = new QTabBar;
    for (const char* tab : {"one", "two", "three"})
        bar->addTab(QLatin1String(tab));
    bar->setCurrentIndex(1);
    return bar;
}

/// A row for each kind of field.
const QList<std::pair<const char*, std::function<QWidget*()>>> kinds{
    {"spin box", [] { return ranged<QSpinBox>(); }},
    {"decimals", [] { return ranged<DecimalBox>(); }},
    {"slider", [] { return ranged<QSlider>(); }},
    {"dial", [] { return ranged<QDial>(); }},
    {"date", [] { return new QDateEdit(QDate(2020, 2, 2)); }},
    {"choices", [] { return choices(false); }},
    {"choices to type", [] { return choices(true); }},
    {"tabs", [] { return tabs(); }},
};

QVariant valueOf(const QWidget& field) {
    if (const auto* tabs = qobject_cast<const QTabBar*>(&field)) return tabs->currentIndex();
    if (const auto* box = qobject_cast<const QComboBox*>(&field)) return box->currentIndex();
    if (const auto* date = qobject_cast<const QDateEdit*>(&field)) return date->date();
    return field.property("value");
}

} // namespace

/// Wheel and keys over fields of any kind.
class TestFieldEvents : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (QObject* filter : std::initializer_list<QObject*>{&wheel_, &keys_})
            QCoreApplication::instance()->installEventFilter(filter);
    }

    void theWheelScrollsOverAFieldWithoutKeys_data() { rows(); }
    void theWheelScrollsOverAFieldWithoutKeys() {
        QFETCH(int, kind);
        const FieldDesk desk(kinds[kind].second());
        const QVariant before = valueOf(*desk.field);
        turnWheel(*desk.field, -1);
        QCOMPARE(valueOf(*desk.field), before);
        QVERIFY(desk.area.verticalScrollBar()->value() > 0);
        QCOMPARE(QApplication::focusWidget(), &desk.other);
    }

    void theWheelChangesTheFieldThatHasTheKeys_data() { rows(); }
    void theWheelChangesTheFieldThatHasTheKeys() {
        QFETCH(int, kind);
        const FieldDesk desk(kinds[kind].second());
        desk.field->setFocus();
        const QVariant before = valueOf(*desk.field);
        turnWheel(*desk.field, -1);
        QVERIFY(valueOf(*desk.field) != before);
        QCOMPARE(desk.area.verticalScrollBar()->value(), 0);
    }

    void tabsOutsideOfScrollAreasTurn() {
        const std::unique_ptr<QTabBar> bar(tabs());
        bar->show();
        turnWheel(*bar, -1);
        QCOMPARE(bar->currentIndex(), 2);
    }

    void undoIsTheDocumentsWhereNothingIsTyped_data() {
        QTest::addColumn<int>("kind");
        for (const int kind : {0, 1, 4, 5, 6})
            QTest::newRow(kinds[kind].first) << kind;
    }
    void undoIsTheDocumentsWhereNothingIsTyped() {
        QFETCH(int, kind);
        FieldDesk desk(kinds[kind].second());
        desk.field->setFocus();
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
        desk.press(QKeySequence::Redo);
        QCOMPARE(desk.redone.size(), 1);
    }

    void undoTakesWhatIsTypedAndNotEntered() {
        auto* line = new QLineEdit(QStringLiteral("name"));
        FieldDesk desk(line);
        line->setFocus();
        QTest::keyClicks(line, QStringLiteral("ABC"));
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 0);
        QVERIFY(!line->text().contains(u'C'));
        desk.press(QKeySequence::Redo);
        QCOMPARE(desk.redone.size(), 0);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!line->isModified());
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
    }

    void undoTakesANumberThatIsTypedAndNotEntered() {
        auto* box = ranged<QSpinBox>();
        box->setKeyboardTracking(false);
        FieldDesk desk(box);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("7"));
        QCOMPARE(box->value(), 50);
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 0);
        QCOMPARE(box->text(), QStringLiteral("50"));
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("8"));
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(box->value(), 8);
        QCoreApplication::processEvents();
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
    }

    /// Each sign is a step of the document already.
    void undoIsTheDocumentsWhereNumbersHoldAtOnce() {
        auto* box = ranged<QSpinBox>();
        FieldDesk desk(box);
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("7"));
        QCOMPARE(box->value(), 7);
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
    }

    void undoIsTheDocumentsAfterArrows() {
        auto* box = ranged<QSpinBox>();
        FieldDesk desk(box);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(box->value(), 51);
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
    }

    void undoTakesWordsThatAreTyped() {
        auto* words = new QPlainTextEdit;
        FieldDesk desk(words);
        words->setFocus();
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
        QTest::keyClicks(words, QStringLiteral("sea"));
        desk.press(QKeySequence::Undo);
        QCOMPARE(desk.undone.size(), 1);
        QVERIFY(words->toPlainText().isEmpty());
    }

    /// A field keeps what it is copied from and pasted into.
    void theClipboardIsTheFields() {
        auto* line = new QLineEdit;
        const FieldDesk desk(line);
        line->setFocus();
        for (const auto key : {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste}) {
            QKeyEvent press(QEvent::ShortcutOverride, QKeySequence(key)[0].key(),
                            QKeySequence(key)[0].keyboardModifiers());
            press.ignore();
            QApplication::sendEvent(line, &press);
            QVERIFY(press.isAccepted());
        }
    }

    void decimalsAreThoseThatAreShown() {
        DecimalBox box;
        box.setDecimals(6);
        box.setSingleStep(0.01);
        box.setValue(0.72);
        box.stepBy(1);
        QCOMPARE(box.value(), 0.73);
        QVERIFY(box.value() == 0.73);
        for (int i = 0; i < 30; ++i)
            box.stepBy(-1);
        QVERIFY2(box.value() == 0.43, qPrintable(QString::number(box.value(), 'g', 17)));
        box.stepBy(-1000);
        QVERIFY(box.value() == box.minimum());
    }

    void aStepBeginsWithWhatIsTyped() {
        DecimalBox box;
        box.setKeyboardTracking(false);
        box.show();
        box.setFocus();
        box.selectAll();
        QSignalSpy changed(&box, &QDoubleSpinBox::valueChanged);
        QTest::keyClicks(&box, QStringLiteral("5"));
        QTest::keyClick(&box, Qt::Key_Up);
        QCOMPARE(box.value(), 6.0);
    }

private:
    FieldWheel wheel_;
    FieldKeys keys_;

    static void rows() {
        QTest::addColumn<int>("kind");
        for (int i = 0; i < kinds.size(); ++i)
            QTest::newRow(kinds[i].first) << i;
    }
};

STONEMASON_TEST(TestFieldEvents)
#include "test_field_events.moc"
