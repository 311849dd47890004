// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/played_moves.h"
#include "editor/play/step_bar.h"
#include "tests/editor/play/heap_document.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

class HeapMoves : public PlayedMovesModel {
public:
    QVariant data(const QModelIndex& index, int role) const override {
        return has(index) && role == Qt::DisplayRole ? QVariant(index.row()) : QVariant();
    }
};

} // namespace

class TestPlayedMoves : public QObject {
    Q_OBJECT

private slots:
    void hasARowForEveryPosition() {
        HeapDocument document;
        HeapMoves model;
        QCOMPARE(model.rowCount(), 0);
        model.setDocument(&document);
        QCOMPARE(model.rowCount(), 1);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(document.play({0, 1}));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0); // the list keeps its place
        document.undoStack().undo();
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(reset.size(), 1);
        QVERIFY(!model.data(model.index(1, 0), Qt::DisplayRole).isValid());
        model.setDocument(nullptr);
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(document.play({0, 1}));
        QCOMPARE(model.rowCount(), 0);
    }

    void theListAndTheGameFollowEachOther() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}) && document.play({1, 1}));
        HeapMoves model;
        PlayedMovesList list(model);
        model.setDocument(&document);
        list.setDocument(&document);
        QCOMPARE(list.currentIndex().row(), 2);
        document.show(1);
        QCOMPARE(list.currentIndex().row(), 1);
        list.setCurrentIndex(model.index(0, 0));
        QCOMPARE(document.shown(), 0);
        QVERIFY(document.play({2, 5}));
        QCOMPARE(list.currentIndex().row(), 1);
        list.setDocument(nullptr);
        document.show(0);
        QCOMPARE(list.currentIndex().row(), 1);
    }

    void theStepBarGoesAlongTheGame() {
        HeapDocument document;
        QVERIFY(document.play({0, 1}) && document.play({1, 1}));
        StepBar bar(document, nullptr);
        QCOMPARE(bar.slider()->maximum(), 2);
        QCOMPARE(bar.slider()->value(), 2);
        bar.slider()->setValue(1);
        QCOMPARE(document.shown(), 1);
        document.show(0);
        QCOMPARE(bar.slider()->value(), 0);
        const auto labels = bar.findChildren<QLabel*>();
        QCOMPARE(labels.size(), 1);
        QCOMPARE(labels[0]->text(), QStringLiteral("Move 0 of 2"));
    }
};

STONEMASON_TEST(TestPlayedMoves)
#include "test_played_moves.moc"
