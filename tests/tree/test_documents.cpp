// SPDX-License-Identifier: GPL-3.0-or-later
// The documents for contributors stay short enough to be read before a first change, and what they refer to
// is there.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString repository = QStringLiteral(STONEMASON_RESOURCES "/../");

QString textOf(const QString& document) {
    QFile file(repository + document);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// As `wc -w` counts them.
qsizetype wordCount(const QString& text) {
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    return text.split(blanks, Qt::SkipEmptyParts).size();
}

/// CONTRIBUTING.md and every README.md, by their paths in the repository.
QStringList documents() {
    QStringList found{QStringLiteral("CONTRIBUTING.md"), QStringLiteral("README.md")};
    for (const char* folder : {"core", "editor", "packaging", "resources", "tests", "translations"}) {
        QDirIterator walk(repository + QLatin1String(folder), {QStringLiteral("README.md")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext())
            found << walk.next().mid(repository.size());
    }
    return found;
}

/// The files and folders that a text names between backticks by their path in the repository or below the
/// document's own folder, and the targets of its links within the repository.
/// @param folder the document's own, ending in a slash or empty
QStringList pathsIn(const QString& text, const QString& folder) {
    static const QRegularExpression path(
        QStringLiteral("`((?:core|editor|packaging|resources|tests|translations|\\.ci)/[\\w./-]+)"
                       "(?:`| --)"));
    static const QRegularExpression link(QStringLiteral("\\]\\(([^):#]+)(?:#[^)]*)?\\)"));
    QStringList paths;
    for (auto match = path.globalMatch(text); match.hasNext();)
        paths << match.next().captured(1);
    for (auto match = link.globalMatch(text); match.hasNext();)
        paths << folder + match.next().captured(1);
    return paths;
}

} // namespace

class TestDocuments : public QObject {
    Q_OBJECT

private slots:
    void contributorsReadFewWords() {
        const qsizetype guide = wordCount(textOf(QStringLiteral("CONTRIBUTING.md")));
        const qsizetype tests = wordCount(textOf(QStringLiteral("tests/README.md")));
        QVERIFY(guide > 0 && tests > 0);
        QVERIFY2(guide + tests < 2000,
                 qPrintable(QStringLiteral("%1 + %2 words: put recipes beside the code they explain")
                                .arg(guide)
                                .arg(tests)));
    }

    void pathsAreFound() {
        const QString text = QStringLiteral("`core/base` and `a/b`, `tests/fuzz/run.sh --keep`, "
                                            "`resources/help/CODE.*`, `core/<game>`,\n"
                                            "[a](../b.md#c) ![d](e.png) [f](https://g.invalid/h)");
        QCOMPARE(pathsIn(text, QStringLiteral("editor/")),
                 QStringList({QStringLiteral("core/base"), QStringLiteral("tests/fuzz/run.sh"),
                              QStringLiteral("editor/../b.md"), QStringLiteral("editor/e.png")}));
    }

    void pathsThatAreNamedExist_data() {
        QTest::addColumn<QString>("document");
        for (const QString& document : documents())
            QTest::newRow(qPrintable(document)) << document;
    }
    void pathsThatAreNamedExist() {
        QFETCH(QString, document);
        const QString folder = document.left(document.lastIndexOf(QLatin1Char('/')) + 1);
        QStringList missing;
        for (const QString& path : pathsIn(textOf(document), folder))
            if (!QFileInfo::exists(repository + path) && !QFileInfo::exists(repository + folder + path))
                missing << path;
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
    }
};

STONEMASON_APPLESS_TEST(TestDocuments)
#include "test_documents.moc"
