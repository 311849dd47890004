// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/worker.h"

#include "editor/token_battle/model/settings.h"
#include "tests/editor/safety/edits.h"
#include "tests/editor/safety/program.h"

#include <QFileInfo>
#include <QThread>

#include <cstdio>
#include <cstdlib>

namespace stonemason::test {

using namespace token_battle;

namespace {

void report(const QByteArray& line) {
    const QByteArray whole = line + '\n';
    const auto size = std::size_t(whole.size());
    if (std::fwrite(whole.constData(), 1, size, stdout) != size || std::fflush(stdout) != 0) std::_Exit(1);
}

class Worker {
public:
    Worker(const QString& folder, Kind kind, unsigned seed)
        : folder_(folder), kind_(kind), random_(seed), program_(folder) {
        program_.window.autosave().setInterval(1'000'000'000); // only when this asks for it
        document_ = program_.open(folder_.filePath(fileNameOf(kind)));
        if (!document_) std::_Exit(2);
    }

    void round() {
        change();
        switch (random_.below(5)) {
        case 0: saveAs(); break;
        case 1: save(document_->path()); break;
        case 2: changeSetting(); break;
        default: keep();
        }
        QCoreApplication::processEvents();
    }

private:
    /// A step may join the only one since saving and cancel it out: then nothing is left to
    /// recover.
    void change() {
        const QUndoStack& steps = document_->undoStack();
        const bool mayUndo = steps.index() == steps.cleanIndex() + 1;
        if (mayUndo) report("changing");
        editForSure(*document_, random_);
        if (!document_->isModified()) {
            program_.window.autosave().flush();
            report("forgotten");
        } else if (mayUndo) {
            report("changed");
        }
    }

    QByteArray at(const QString& path, const std::string& bytes) const {
        return QFileInfo(path).fileName().toUtf8() + ' ' + contentName(bytes);
    }

    QByteArray keptNow() const { return at(document_->path(), document_->recoveryBytes().value()); }

    void save(const QString& path) {
        const QByteArray what = at(path, document_->bytesFor(path).value());
        if (document_->isModified()) report("keeping " + keptNow()); // before it is saved
        report("saving " + what);
        const bool same = path == document_->path();
        program_.dialogs.saveAnswer = path;
        MainWindow& window = program_.window;
        if (!(same ? window.saver().save(*document_) : window.saver().saveAs(*document_))) std::_Exit(3);
        report("saved " + what);
        window.autosave().flush();
        report("forgotten");
    }
    void saveAs() { save(folder_.filePath(fileNameOf(kind_, random_.coin() ? "a" : "b"))); }

    void keep() {
        const QByteArray what = keptNow();
        report("keeping " + what);
        program_.window.autosave().saveNow();
        program_.window.autosave().flush();
        if (!program_.window.autosave().isKept(document_)) std::_Exit(4);
        report("kept " + what);
    }

    void changeSetting() {
        const QByteArray number = QByteArray::number(++setting_);
        report("setting " + number);
        program_.settings.setValue(setting::cardWidth, setting_);
        if (!program_.settings.sync()) std::_Exit(5);
        report("set " + number);
    }

    QDir folder_;
    Kind kind_;
    Random random_;
    Program program_;
    Document* document_ = nullptr;
    int setting_ = 0;
};

} // namespace

QByteArray contentName(const std::string& bytes) {
    return hashOf(bytes).toHex();
}

void workUntilKilled(const QString& folder, Kind kind, unsigned seed) {
    Worker worker(folder, kind, seed);
    for (;;)
        worker.round();
}

void recoverUntilKilled(const QString& folder) {
    Program program(folder);
    program.dialogs.recoveryAnswer = RecoveryChoice::Recover;
    report("recovering");
    program.window.offerLostWork();
    report("recovered");
    for (;;)
        QThread::sleep(100);
}

} // namespace stonemason::test
