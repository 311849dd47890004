// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "tests/core/format/faulty_system.h"
#include "tests/core/format/file_folder.h"
#include "tests/support/error_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <thread>

using namespace stonemason;
using test::AsNobody;
using test::FaultySystem;

namespace {

/// Another standard input while it lives.
class StandardInput {
public:
    explicit StandardInput(int file) : saved_(::dup(STDIN_FILENO)) { ::dup2(file, STDIN_FILENO); }
    ~StandardInput() {
        ::dup2(saved_, STDIN_FILENO);
        ::close(saved_);
    }

private:
    int saved_;
};

std::string errorOf(const Result<std::string>& result) {
    return result ? "" : test::errorText(result.error());
}

} // namespace

class TestReadFile : public test::FileFolder {
    Q_OBJECT

private slots:
    void init() { makeFolder(); }

    void readsWhatIsThere() {
        const QByteArray bytes = QByteArray(200'000, 'x') + QByteArray("\0\r\n\xFF", 4);
        put("map", bytes);
        QCOMPARE(QByteArray::fromStdString(*readFile(path("map"))), bytes);
        put("empty", "");
        QCOMPARE(*readFile(path("empty")), "");
        QVERIFY(QFile::link(folder_->filePath("map"), folder_->filePath("link")));
        QCOMPARE(QByteArray::fromStdString(*readFile(path("link"))), bytes);
        QVERIFY(readFile("/proc/self/status")); // says it has no bytes
    }

    void refusesToReadWhatIsNoFile() {
        QCOMPARE(errorOf(readFile(path("none"))), "file/missing");
        QCOMPARE(errorOf(readFile("")), "file/missing");
        QCOMPARE(errorOf(readFile(path("none/none"))), "file/missing");
        put("file", "x");
        QCOMPARE(errorOf(readFile(path("file/none"))), "file/missing");
        QCOMPARE(errorOf(readFile(path("file") + std::string("\0x", 2))), "file/name");
        QCOMPARE(errorOf(readFile(path(std::string(300, 'x').c_str()))), "file/name-too-long");
        QCOMPARE(errorOf(readFile(folder_->path().toStdString())), "file/is-folder");
        QVERIFY(QFile::link(folder_->filePath("none"), folder_->filePath("dangling")));
        QCOMPARE(errorOf(readFile(path("dangling"))), "file/dangling-link");
        QCOMPARE(::symlink("circle", path("circle").c_str()), 0);
        QCOMPARE(errorOf(readFile(path("circle"))), "file/link-circle");
        QCOMPARE(errorOf(readFile("/dev/zero")), "file/not-regular");
    }

    void neverOpensWhatIsNoFile() {
        QCOMPARE(::mkfifo(path("fifo").c_str(), 0666), 0);
        const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{AF_UNIX, {}};
        QVERIFY(path("socket").copy(address.sun_path, sizeof address.sun_path - 1) == path("socket").size());
        QCOMPARE(::bind(server, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        for (const std::string& name : {path("fifo"), path("socket"), std::string("/dev/null")}) {
            FaultySystem system;
            QCOMPARE(errorOf(readFile(system, name, maximumFileSize)), "file/not-regular");
            QCOMPARE(system.opened, 0);
        }
        ::close(server);
    }

    void doesNotWaitForAFifoThatTookTheFilesPlace() {
        put("map", "x");
        FaultySystem system;
        system.beforeOpen = [this] {
            QVERIFY(QFile::remove(folder_->filePath("map")));
            QCOMPARE(::mkfifo(path("map").c_str(), 0666), 0);
        };
        QCOMPARE(errorOf(readFile(system, path("map"), maximumFileSize)), "file/not-regular");
    }

    /// The kernel's log is a regular file by its mode, and has nothing to read until something happens.
    void doesNotWaitForAFileThatHasNothingYet() {
        class Log : public FaultySystem {
        public:
            bool waited = false;
            ssize_t read(int, char*, std::size_t) override {
                errno = EAGAIN;
                return -1;
            }
            int waitForData(int) override {
                waited = true;
                errno = EIO;
                return -1;
            }
        } system;
        put("log", "");
        QCOMPARE(errorOf(readFile(system, path("log"), maximumFileSize)), "file/not-regular");
        QVERIFY(!system.waited);
        QCOMPARE(errorOf(readFile(system, "-", maximumFileSize)), "file/read " + std::to_string(EIO));
        QVERIFY(system.waited);
    }

    void refusesLargeFilesBeforeReading() {
        QFile file(folder_->filePath("large"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64(1) << 30));
        FaultySystem system;
        QCOMPARE(errorOf(readFile(system, path("large"), maximumFileSize)), "file/too-large 16777216");
        QCOMPARE(system.bytesRead, 0);
        QVERIFY(file.resize(maximumFileSize + 1));
        QCOMPARE(errorOf(readFile(path("large"))), "file/too-large 16777216");
        QVERIFY(file.resize(maximumFileSize));
        QCOMPARE(readFile(path("large"))->size(), std::size_t(maximumFileSize));
    }

    void refusesAFileThatGrowsPastTheLimit() {
        put("map", "12345");
        FaultySystem system;
        system.beforeOpen = [this] { put("map", QByteArray(100, 'x')); };
        system.most = 7;
        QCOMPARE(errorOf(readFile(system, path("map"), 20)), "file/too-large 20");
        FaultySystem late;
        late.most = 2;
        put("map", "12345");
        QCOMPARE(errorOf(readFile(late, "/proc/self/status", 20)), "file/too-large 20");
        QCOMPARE(late.bytesRead, 22);
    }

    void readsStandardInput() {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        QCOMPARE(::fcntl(ends[0], F_SETFL, O_NONBLOCK), 0);
        std::thread writer([&ends] {
            for (int i = 0; i < 50'000; ++i)
                if (::write(ends[1], "rows\n", 5) != 5) return;
            ::close(ends[1]);
        });
        {
            const StandardInput input(ends[0]);
            const auto read = readFile("-");
            QVERIFY(read);
            QCOMPARE(read->size(), std::size_t(250'000));
        }
        writer.join();
        ::close(ends[0]);
    }

    void refusesEndlessOrUnreadableInput() {
        const int zero = ::open("/dev/zero", O_RDONLY | O_CLOEXEC);
        {
            const StandardInput input(zero);
            QCOMPARE(errorOf(readFile("-")), "file/too-large 16777216");
        }
        ::close(zero);
        const int folder = ::open("/", O_RDONLY | O_CLOEXEC);
        {
            const StandardInput input(folder);
            QCOMPARE(errorOf(readFile("-")), "file/is-folder");
        }
        ::close(folder);
    }

    void everyCallThatFailsWhileReadingIsNoticed() {
        put("map", "rows");
        FaultySystem count;
        QVERIFY(readFile(count, path("map"), 100));
        for (int call = 0; call < count.calls; ++call) {
            FaultySystem system;
            system.failAt = call;
            const auto read = readFile(system, path("map"), 100);
            if (count.log[std::size_t(call)] == "close")
                QCOMPARE(*read, "rows");
            else
                QCOMPARE(errorOf(read), "file/read " + std::to_string(EIO));
        }
    }

    void interruptedAndShortReadsAreContinued() {
        put("map", "a map that comes in pieces");
        FaultySystem system;
        system.interrupts = true;
        system.most = 3;
        QCOMPARE(*readFile(system, path("map"), 100), "a map that comes in pieces");
    }

    void permissionsAreRespected() {
        put("secret", "x");
        QCOMPARE(::chmod(path("secret").c_str(), 0), 0);
        const AsNobody nobody;
        if (!nobody.ok()) QSKIP("cannot give up the rights of root");
        QCOMPARE(errorOf(readFile(path("secret"))), "file/denied");
    }
};

STONEMASON_GUILESS_TEST(TestReadFile)
#include "test_read_file.moc"
