// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/window/document_tabs.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace stonemason;
using namespace stonemason::test;

namespace {

using State =
    std::size_t; ///< of the content that recovery would keep: the contents themselves would fill the memory

State stateOf(const std::string& bytes) {
    return std::hash<std::string>{}(bytes);
}

/// A folder in memory: a walk saves thousands of times and tests no disk faults, so it needs no real disk.
QString placeInMemory() {
    const QDir memory(QStringLiteral("/dev/shm"));
    return (memory.exists() ? memory : QDir::temp()).filePath(QStringLiteral("stonemason-XXXXXX"));
}

/// One document of the window beside a reference model of it: the result of each edit (edits.h), its state
/// after each of its undo commands, and the content of its file.
class Walker {
public:
    Walker(Program& program, const QString& folder, Kind kind)
        : program_(program), folder_(folder), kind_(kind), path_(folder_.filePath(fileNameOf(kind))) {
        if (!writeFile(nativePath(path_), newBytes(kind))) qFatal("cannot write");
        open();
    }

    void come() { program_.window.tabs().show(document_); }

    void step(Random& random) {
        const int what = random.below(100);
        if (what < 45)
            QVERIFY(edit(*document_, random));
        else if (what < 65)
            undo();
        else if (what < 80)
            redo();
        else if (what < 88)
            save(path_);
        else if (what < 91)
            save(folder_.filePath(fileNameOf(kind_, random.coin() ? "b" : "a")));
        else if (what < 96)
            keep();
        else if (what < 99)
            revert();
        else
            reopen();
        verify(what < 45 || (what >= 96 && what < 99));
    }

    /// All the way back and forth.
    void undoAll() {
        QUndoStack& steps = document_->undoStack();
        while (at_ > 0) {
            undo();
            verify();
        }
        QVERIFY(!steps.canUndo());
        while (at_ + 1 < int(states_.size())) {
            redo();
            verify();
        }
        QVERIFY(!steps.canRedo());
    }

    int undone() const { return undone_; }
    int saved() const { return saved_; }

private:
    State state() const { return stateOf(document_->recoveryBytes().value()); }

    /// @param changed something was done that may have changed nothing, or have joined the step before
    void verify(bool changed = false) {
        const State now = state();
        const QUndoStack& steps = document_->undoStack();
        if (changed && steps.index() == steps.count()) {
            at_ = steps.index();
            states_.resize(std::size_t(at_));
            states_.push_back(now);
        }
        QCOMPARE(steps.index(), at_);
        QCOMPARE(now, states_[std::size_t(at_)]);
        QVERIFY(document_->isModified() || now == inFile_);
    }

    void open() {
        document_ = program_.open(path_);
        QVERIFY(document_);
        states_ = {state()};
        at_ = 0;
        inFile_ = states_.front();
    }

    void undo() {
        if (at_ == 0) return;
        program_.window.actions().undo->trigger();
        --at_;
        ++undone_;
    }
    void redo() {
        if (at_ + 1 == int(states_.size())) return;
        program_.window.actions().redo->trigger();
        ++at_;
    }

    void save(const QString& path) {
        program_.dialogs.saveAnswer = path;
        if (path == path_)
            QVERIFY(program_.window.saver().save(*document_));
        else
            QVERIFY(program_.window.saver().saveAs(*document_));
        path_ = path;
        inFile_ = states_[std::size_t(at_)];
        ++saved_;
        QVERIFY(!document_->isModified());
        const auto bytes = readFile(nativePath(path));
        QVERIFY(bytes);
        QCOMPARE(stateOf(*bytes), inFile_);
    }

    /// What recovery would find after a crash now.
    void keep() {
        Autosave& autosave = program_.window.autosave();
        autosave.saveNow();
        autosave.flush();
        if (!document_->isModified()) return;
        QVERIFY(autosave.isKept(document_));
        int found = 0;
        for (const QFileInfo& file :
             QDir(autosave.ownFolder())
                 .entryInfoList({QLatin1String("*.") + QLatin1String(suffixOf(kind_))})) {
            const auto bytes = readFile(nativePath(file.filePath()));
            found += int(bytes && stateOf(*bytes) == states_[std::size_t(at_)]);
        }
        QCOMPARE(found, 1);
    }

    void revert() {
        if (!document_->isModified()) return;
        program_.window.actions().revert->trigger();
        QVERIFY(!document_->isModified());
    }

    void reopen() {
        program_.dialogs.unsavedAnswer = FakeDialogs::Unsaved::Discard;
        program_.window.actions().close->trigger();
        const State before = inFile_;
        open();
        QCOMPARE(inFile_, before);
    }

    Program& program_;
    QDir folder_;
    Kind kind_;
    QString path_;
    Document* document_ = nullptr;
    std::vector<State> states_;
    int at_ = 0;
    State inFile_ = 0;
    int undone_ = 0;
    int saved_ = 0;
};

} // namespace

class TestWalk : public QObject {
    Q_OBJECT

private slots:
    /// Edits, undo, redo, saving, keeping, reverting and reopening, in random order and alternating between
    /// tabs of all workspaces: every document always equals its reference model.
    void everyDocumentIsAlwaysWhatWasDone() {
        const int steps = amount(4'000, 100'000);
        const QTemporaryDir folder(placeInMemory());
        Program program(folder.path());
        program.window.autosave().setInterval(1'000'000'000);
        Random random(20261121);
        std::vector<std::unique_ptr<Walker>> walkers;
        for (const Kind kind : allKinds)
            walkers.push_back(std::make_unique<Walker>(program, folder.path(), kind));
        Walker* walker = nullptr;
        for (int step = 0; step < steps; ++step) {
            if (!walker || random.below(50) == 0) {
                walker = random.oneOf(walkers).get();
                walker->come();
                QCoreApplication::processEvents();
            }
            walker->step(random);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("in step %1").arg(step)));
        }
        const int share = steps / int(walkers.size());
        for (const auto& each : walkers) {
            const QString done = QStringLiteral("%1 undone, %2 saved").arg(each->undone()).arg(each->saved());
            QVERIFY2(each->undone() > share / 25, qPrintable(done));
            QVERIFY2(each->saved() > share / 50, qPrintable(done));
            each->come();
            each->undoAll();
        }
    }
};

STONEMASON_TEST(TestWalk)
#include "test_walk.moc"
