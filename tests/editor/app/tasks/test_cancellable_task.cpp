// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/opening_queue.h"
#include "editor/app/tasks/cancellable_task.h"
#include "tests/support/test_program.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>
#include <memory>
#include <string>
#include <vector>

using namespace stonemason;

namespace {

/// A file whose reads block until the test releases them; like real files, it outlives its readers.
struct HangingFile {
    QSemaphore reached{};
    QSemaphore answers{};
    std::atomic<bool> wasLeft = false;
};

using Results = std::vector<std::string>;

struct Desk : QObject {
    Results results;
    std::atomic<int> digested = 0;
    CancellableTask<std::string> job{*this, [this](const std::string& value) { results.push_back(value); }};

    void begin(const std::string& bytes) {
        job.start([bytes] { return Result<std::string>(bytes); }, digest());
    }
    void begin(const std::shared_ptr<HangingFile>& file) {
        job.start(
            [file]() -> Result<std::string> {
                file->reached.release();
                file->answers.acquire();
                file->wasLeft = true;
                return std::string("late");
            },
            digest());
        file->reached.acquire();
    }
    CancellableTask<std::string>::Digest digest() {
        return [this](const Result<std::string>& bytes) {
            ++digested;
            return *bytes + "!";
        };
    }
};

/// Lets the read complete, whether its initiator still exists or not.
void answer(HangingFile& file) {
    file.answers.release();
    QTRY_VERIFY(file.wasLeft);
}

} // namespace

/// Work that hangs, and what continues nevertheless.
class TestCancellableTask : public QObject {
    Q_OBJECT

private slots:
    void reportsWhatCameOfTheBytes() {
        Desk desk;
        desk.begin("a");
        QVERIFY(desk.job.isRunning());
        QTRY_COMPARE(desk.results, Results{"a!"});
        QVERIFY(!desk.job.isRunning());
    }

    void anotherNeedNotWaitForOneThatHangs() {
        const auto file = std::make_shared<HangingFile>();
        Desk desk;
        desk.begin(file);
        desk.begin("b");
        QTRY_COMPARE(desk.results, Results{"b!"});
        answer(*file);
        desk.begin("c");
        QTRY_COMPARE(desk.results, (Results{"b!", "c!"}));
        QCOMPARE(desk.digested, 2);
    }

    void abandonedTasksReportToNobody() {
        const auto file = std::make_shared<HangingFile>();
        Desk desk;
        desk.begin(file);
        desk.job.abandon();
        QVERIFY(!desk.job.isRunning());
        answer(*file);
        desk.begin("a");
        desk.job.abandon(); // perhaps when it waits in the event loop already
        desk.begin("b");
        QTRY_COMPARE(desk.results, Results{"b!"});
    }

    /// Later steps do not touch the destroyed owner.
    void whoeverBeganItCanGo() {
        const auto file = std::make_shared<HangingFile>();
        {
            Desk desk;
            desk.begin(file);
        }
        answer(*file);
        QCoreApplication::processEvents();
    }

    /// The digest may use objects that are destroyed with its owner.
    void whatIsBeingDigestedIsWaitedFor() {
        QSemaphore begun;
        QSemaphore gate;
        std::atomic<bool> isDone = false;
        auto desk = std::make_unique<Desk>();
        desk->job.start([] { return Result<std::string>(std::string("a")); },
                        [&](const Result<std::string>& bytes) {
                            begun.release();
                            gate.acquire();
                            isDone = true;
                            return *bytes;
                        });
        begun.acquire();
        desk->job.abandon();
        gate.release();
        desk.reset();
        QVERIFY(isDone);
    }

    void theQueueGoesOnWithoutWhatHangs() {
        const auto file = std::make_shared<HangingFile>();
        std::vector<std::string> results;
        const auto digest = [](const Result<std::string>& bytes) -> Result<OpeningQueue::Loaded> {
            return bytes ? Error{{"text/unknown", {}}} : bytes.error();
        };
        auto queue = std::make_unique<OpeningQueue>();
        const auto hang = [file]() -> Result<std::string> {
            file->reached.release();
            file->answers.acquire();
            file->wasLeft = true;
            return std::string();
        };
        const auto take = [&](const std::string& name) {
            return [&results, name](const Result<OpeningQueue::Loaded>&) { results.push_back(name); };
        };
        queue->add(QStringLiteral("a"), {hang, digest}, take("a"));
        queue->add(QStringLiteral("b"), {[] { return Result<std::string>(std::string()); }, digest},
                   take("b"));
        file->reached.acquire();
        queue->skip();
        QTRY_COMPARE(results, Results{"b"});
        queue->add(QStringLiteral("c"), {hang, digest}, take("c"));
        file->reached.acquire();
        queue.reset();
        file->answers.release(2);
        QTRY_VERIFY(file->wasLeft);
        QCoreApplication::processEvents();
        QCOMPARE(results, Results{"b"});
    }
};

STONEMASON_TEST(TestCancellableTask)
#include "test_cancellable_task.moc"
