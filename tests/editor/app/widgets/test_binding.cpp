// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/binding.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

using namespace stonemason;

namespace {

class Actions : public BoundActions<QObject, QLineEdit> {
public:
    Actions() : BoundActions(QStringLiteral("test"), nullptr) { add("do", "copy", "Do", "Does"); }
    int bindings = 0;

protected:
    void bound() override { ++bindings; }

private:
    void add(const char* id, const char* picture, const char* text, const char* tip) {
        ActionSet::add(QLatin1String(id), QLatin1String(picture), QLatin1String(text), QLatin1String(tip));
    }
};

class Dock : public BoundDock<QObject, QLineEdit> {
public:
    Dock() : BoundDock(QStringLiteral("dock"), QStringLiteral("Dock"), Qt::RightDockWidgetArea) {}
    QStringList renamed;

protected:
    void bound() override {
        if (document())
            binding().on(document(), &QObject::objectNameChanged,
                         [this](const QString& name) { renamed += name; });
    }
};

} // namespace

/// What docks and actions are about: one document and view at a time.
class TestBinding : public QObject {
    Q_OBJECT

private slots:
    void whatWasConnectedToOneDocumentEndsWithTheNext() {
        QObject first, second;
        Dock dock;
        dock.bind(&first, nullptr);
        first.setObjectName(QStringLiteral("a"));
        dock.bind(&second, nullptr);
        first.setObjectName(QStringLiteral("b"));
        second.setObjectName(QStringLiteral("c"));
        dock.bind(nullptr, nullptr);
        second.setObjectName(QStringLiteral("d"));
        QCOMPARE(dock.renamed, QStringList({QStringLiteral("a"), QStringLiteral("c")}));
    }

    void aDocumentThatGoesIsForgotten() {
        auto document = std::make_unique<QObject>();
        QLineEdit view;
        Binding<QObject, QLineEdit> binding;
        QVERIFY(!binding);
        binding.set(document.get(), &view);
        QVERIFY(binding);
        document.reset();
        QVERIFY(!binding);
        QCOMPARE(binding.view(), &view);
    }

    void actionsNeedADocument() {
        QObject document;
        QLineEdit view;
        Actions actions;
        const QAction* action = actions.action(QStringLiteral("do"));
        QVERIFY(!action->isEnabled());
        actions.bind(&document, &view);
        QVERIFY(action->isEnabled());
        QCOMPARE(actions.bindings, 1);
        actions.bind(nullptr, nullptr);
        QVERIFY(!action->isEnabled());
        QCOMPARE(actions.bindings, 1);
    }

    void docksComeForwardWithTheKeys() {
        QWidget window;
        auto* dock = new Dock;
        dock->setParent(&window);
        QCOMPARE(dock->property("area").toInt(), int(Qt::RightDockWidgetArea));
        QCOMPARE(dock->objectName(), QStringLiteral("dock"));
        dock->setFocusPolicy(Qt::StrongFocus);
        dock->hide();
        window.show();

        showDock(nullptr);
        showDock(dock);
        QVERIFY(dock->isVisible());
        QCOMPARE(window.focusWidget(), dock);
    }

    void widgetsThatNobodyTookGoWithTheList() {
        QWidget window;
        const QPointer<QWidget> taken = new QWidget;
        const QPointer<QWidget> left = new QWidget;
        auto gone = std::make_unique<QWidget>();
        {
            GivenWidgets<QWidget> given;
            for (QWidget* widget : {taken.data(), left.data(), gone.get()})
                given.add(widget);
            gone.reset();
            taken->setParent(&window);
            QCOMPARE(given.alive(), (QList<QWidget*>{taken, left}));
        }
        QVERIFY(taken);
        QVERIFY(!left);
    }
};

STONEMASON_TEST(TestBinding)
#include "test_binding.moc"
