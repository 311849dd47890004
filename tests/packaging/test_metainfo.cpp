// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Screenshot {
    QString address;
    QSize size;
};

struct Metainfo {
    QString id;
    QString launched;
    QStringList releases;
    QStringList types;
    QList<Screenshot> screenshots;
};

QSize sizeOf(const QXmlStreamAttributes& attributes) {
    return {attributes.value(QLatin1String("width")).toInt(),
            attributes.value(QLatin1String("height")).toInt()};
}

Metainfo read(QXmlStreamReader& xml) {
    Metainfo info;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == QLatin1String("id"))
            info.id = xml.readElementText();
        else if (xml.name() == QLatin1String("launchable"))
            info.launched = xml.readElementText();
        else if (xml.name() == QLatin1String("mediatype"))
            info.types << xml.readElementText();
        else if (xml.name() == QLatin1String("release"))
            info.releases << attributes.value(QLatin1String("version")).toString();
        else if (xml.name() == QLatin1String("image"))
            info.screenshots.append({xml.readElementText(), sizeOf(attributes)});
    }
    return info;
}

/// The first capture of the first place in a file where the pattern fits.
QString found(const QString& path, const QString& pattern) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    return expression.match(QString::fromUtf8(file.readAll())).captured(1);
}

} // namespace

/// That several places describe the program in the same words.
class TestMetainfo : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QFile file(QStringLiteral(STONEMASON_SHARE "/metainfo/invalid.stonemason.stonemason.metainfo.xml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&file);
        info_ = read(xml);
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void isNamedAsItsFile() { QCOMPARE(info_.id, QStringLiteral("invalid.stonemason.stonemason")); }

    void launchesTheInstalledEntry() {
        QVERIFY(!info_.launched.isEmpty());
        QVERIFY(QFileInfo::exists(QStringLiteral(STONEMASON_SHARE "/applications/") + info_.launched));
    }

    void namesThisVersion() {
        QVERIFY(!info_.releases.isEmpty());
        QCOMPARE(info_.releases.first(), QStringLiteral(STONEMASON_VERSION));
    }

    void packageIsOfThisVersion() {
        const QString version = found(QStringLiteral(STONEMASON_PACKAGING "/debian/changelog"),
                                      QStringLiteral("\\Astonemason \\(([0-9.]+)-[0-9]+\\)"));
        QCOMPARE(version, QStringLiteral(STONEMASON_VERSION));
    }

    void opensWhatTheDesktopEntryOpens() {
        QStringList types = found(QStringLiteral(STONEMASON_PACKAGING "/stonemason.desktop"),
                                  QStringLiteral("^MimeType=(.*);$"))
                                .split(QLatin1Char(';'));
        QCOMPARE(types.size(), 9);
        types.sort();
        info_.types.sort();
        QCOMPARE(info_.types, types);
    }

    void screenshotsAreThere() {
        QVERIFY(info_.screenshots.size() >= 3);
        for (const auto& [address, size] : info_.screenshots) {
            const QString name = QFileInfo(address).fileName();
            const QImage picture(QStringLiteral(STONEMASON_PACKAGING "/screenshots/") + name);
            QVERIFY2(!picture.isNull(), qPrintable(name));
            QCOMPARE(picture.size(), size);
        }
    }

private:
    Metainfo info_;
};

STONEMASON_GUILESS_TEST(TestMetainfo)
#include "test_metainfo.moc"
