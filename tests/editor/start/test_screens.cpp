// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/safety/kinds.h"
#include "tests/editor/safety/program.h"
#include "tests/editor/start/started_program.h"
#include "tests/support/long_run.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QTest>
#include <QThread>

#include <array>
#include <deque>
#include <memory>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// The window sizes that earlier starts saved, with panels in the window; empty: nothing was saved.
constexpr std::array<QSize, 3> leftSizes{QSize(), QSize(900, 600), QSize(1700, 1200)};
constexpr std::array<QSize, 6> screens{QSize(640, 480),  QSize(800, 600),  QSize(1024, 600),
                                       QSize(1024, 768), QSize(1280, 800), QSize(1920, 1080)};
constexpr std::array textSizes{100, 125, 150, 175, 200};

struct Attempt {
    QStringList files;
    QSize screen;
    int textSize = 100;
    int scale = 1;
    QSize left{};

    QString name() const {
        QStringList names;
        for (const QString& file : files)
            names += QFileInfo(file).fileName();
        return QStringLiteral("%1 at %2 x %3, text %4 %, scale %5, left %6 x %7")
            .arg(names.join(u'+'))
            .arg(screen.width())
            .arg(screen.height())
            .arg(textSize)
            .arg(scale)
            .arg(left.width())
            .arg(left.height());
    }
};

/// Starts programs, some at a time, and keeps the names of those that did not get to a window.
class Starts {
public:
    /// @param settings by size, what starts before left
    explicit Starts(const QHash<int, QByteArray>& settings) : settings_(settings) {}

    void add(const Attempt& start) {
        while (running_.size() >= std::size_t(std::max(1, QThread::idealThreadCount())))
            finishFirst();
        auto& [name, files, program] =
            running_.emplace_back(start.name(), int(start.files.size()), std::make_unique<StartedProgram>());
        QFile file(program->settingsFile());
        if (!file.open(QIODevice::WriteOnly) || file.write(settings_.value(start.left.width())) < 0)
            qFatal("cannot write");
        file.close();
        Settings(program->settingsFile()).setValue(setting::textSize, start.textSize);
        program->start(start.files, start.screen, start.scale);
    }

    QString failed() {
        while (!running_.empty())
            finishFirst();
        return failed_.join(u'\n');
    }

private:
    struct Running {
        QString name;
        int files;
        std::unique_ptr<StartedProgram> program;
    };

    void finishFirst() {
        const Running first = std::move(running_.front());
        running_.pop_front();
        const auto isThere = [&] {
            return !first.program->isRunning() ||
                   (first.program->openFiles() == first.files && first.program->isReady());
        };
        const bool came = QTest::qWaitFor(isThere, 30'000);
        if (!first.program->end() || !came) failed_ += first.name;
    }

    const QHash<int, QByteArray> settings_;
    std::deque<Running> running_;
    QStringList failed_;
};

} // namespace

/// The program starts with its window, wherever it is started, and whatever with.
class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        for (const Kind kind : allKinds)
            for (const std::size_t which : {0U, 1U}) {
                QFile file(folder_.filePath(fileNameOf(kind, which == 0 ? "one" : "other")));
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(QByteArray::fromStdString(newBytes(kind)));
                files_[which] += file.fileName();
            }
        for (const QSize size : leftSizes)
            left_.insert(size.width(), size.isEmpty() ? QByteArray("{}") : settingsLeftBy(size));
    }

    void itsWindowComes() {
        Starts starts(left_);
        for (const Attempt& start : isLongRun() ? all() : some())
            starts.add(start);
        const QString failed = starts.failed();
        QVERIFY2(failed.isEmpty(), qPrintable(failed));
    }

private:
    /// Settings of a program that was closed with a window of that size, after every kind of document was in
    /// it.
    QByteArray settingsLeftBy(QSize size) {
        const QTemporaryDir folder;
        {
            Program program(folder.path());
            program.window.show();
            program.window.resize(size);
            program.window.openFiles(files_[0]);
            QCoreApplication::processEvents();
            program.window.close();
        }
        QFile file(folder.filePath(QStringLiteral("settings.json")));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// One document of each kind, and every pair.
    QList<QStringList> documents() const {
        QList<QStringList> all;
        for (const QString& first : files_[0]) {
            all += QStringList{first};
            for (const QString& second : files_[1])
                all += QStringList{first, second};
        }
        return all;
    }

    /// Every document and pair on every screen at every text size, with the scales and the settings left by
    /// starts before in turn.
    QList<Attempt> all() const {
        QList<Attempt> starts;
        std::size_t i = 0;
        for (const QStringList& files : documents())
            for (const QSize screen : screens)
                for (const int textSize : textSizes) {
                    starts += Attempt{files, screen, textSize, 1 + int(i % 2), leftSizes[(i / 2) % 3]};
                    ++i;
                }
        return starts;
    }

    QList<Attempt> some() const {
        // Each of them crashed once.
        const QString map = files_[0][0];
        const QStringList both{files_[0][1], files_[1][0]};
        QList<Attempt> starts{{both, {1024, 768}},       {both, {1280, 800}, 150},
                              {both, {1920, 1080}, 150}, {both, {1280, 800}, 100, 1, leftSizes[1]},
                              {{map}, {800, 600}, 125},  {{map}, {1920, 1080}, 200, 2},
                              {{map}, {640, 480}}};
        // All documents, screens, text sizes, scales and sizes left, each with many of the others.
        std::size_t i = 0;
        for (const QStringList& files : documents()) {
            starts += Attempt{files, screens[i % 6], textSizes[(i + i / 6) % 5], 1 + int((i + i / 2) % 2),
                              leftSizes[(i + i / 3) % 3]};
            ++i;
        }
        return starts;
    }

    const QTemporaryDir folder_;
    std::array<QStringList, 2> files_; ///< a map, decks and a game, twice
    QHash<int, QByteArray> left_;
};

STONEMASON_TEST(TestScreens)
#include "test_screens.moc"
