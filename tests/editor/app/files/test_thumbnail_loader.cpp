// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/thumbnail_loader.h"
#include "tests/editor/app/fake_workspace.h"
#include "tests/editor/app/gate.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

constexpr QSize small{20, 20};

struct Fixture {
    QString write(const QString& name) const {
        const QString path = folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("text: one") < 0) qFatal("cannot write");
        return path;
    }

    QTemporaryDir folder;
    FakeWorkspace workspace;
    DocumentReader reader{{&workspace}};
    ThumbnailLoader loader{reader};
    QSignalSpy ready{&loader, &ThumbnailLoader::ready};
    QSignalSpy missing{&loader, &ThumbnailLoader::missing};
};

} // namespace

/// Pictures of files, drawn when there is time.
class TestThumbnailLoader : public QObject {
    Q_OBJECT

private slots:
    void drawsWhatIsRequested() {
        Fixture f;
        const QString path = f.write(QStringLiteral("a.text"));
        f.loader.request(path, small);
        f.loader.request(f.folder.filePath(QStringLiteral("gone.text")), small);
        QTRY_COMPARE(f.missing.size(), 1);
        QTRY_COMPARE(f.ready.size(), 1);
        QCOMPARE(f.ready[0][0].toString(), path);
    }

    /// One thread reads in turn: the result of the last request shows that those before it would have come.
    void drawsNothingThatWasCancelled() {
        Fixture f;
        const QString last = f.write(QStringLiteral("last.text"));
        for (int i = 0; i < 5; ++i)
            f.loader.request(f.write(QStringLiteral("%1.text").arg(i)), small);
        f.loader.cancel();
        f.loader.request(last, small);
        QTRY_VERIFY(!f.ready.isEmpty());
        QCOMPARE(f.ready.size(), 1);
        QCOMPARE(f.ready[0][0].toString(), last);
    }

    /// A share whose machine has gone: neither the other files nor the end of the program wait for it.
    void aSilentFileHoldsUpNothing() {
        const auto gate = std::make_shared<Gate>();
        {
            Fixture f;
            const QString silent = f.write(QStringLiteral("silent.text"));
            const QString other = f.write(QStringLiteral("other.text"));
            f.loader.patience = std::chrono::milliseconds(20);
            f.loader.readBytes = [gate, silent](const QString& path) -> Result<std::string> {
                if (path == silent) gate->pass();
                return std::string("text: one");
            };
            QSignalSpy unreadable(&f.loader, &ThumbnailLoader::unreadable);
            f.loader.request(silent, small);
            f.loader.request(other, small);
            QTRY_COMPARE(f.ready.size(), 1);
            QCOMPARE(f.ready[0][0].toString(), other);
            QCOMPARE(unreadable.size(), 1);
            f.loader.request(silent, small);
        }
        gate->open();
    }
};

STONEMASON_TEST(TestThumbnailLoader)
#include "test_thumbnail_loader.moc"
