// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/window/translations.h"
#include "tests/editor/access/pseudo_locale.h"
#include "tests/editor/access/text_fit.h"
#include "tests/editor/access/walk.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QScreen>
#include <QSet>
#include <QTest>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// What a title and a panel take from the screen.
constexpr QSize frame(0, 40);

} // namespace

/// All texts of the program are there to be read as a whole, in a language of longer words, on a small screen
/// and in larger letters.
class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QCoreApplication::instance()->installEventFilter(&plainLabels_);
        applyAppearance(Appearance::Light);
    }

    void cleanup() {
        QCoreApplication::removeTranslator(&pseudo_);
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        applyTextSize(100);
    }

    void pseudoTextsAreLongerAndKeepWhatIsNoWord() {
        QCOMPARE(pseudoText(QStringLiteral("&Export %1 <b>%n</b> %{cards}&nbsp;%%")),
                 QStringLiteral("&Éxppöŕŕţ %1 <b>%n</b> %{cards}&nbsp;%%é"));
        const QString plain = QStringLiteral("The map is not symmetric.");
        QVERIFY(pseudoText(plain).size() >= plain.size() * 1.4);
        QVERIFY(QCoreApplication::installTranslator(&pseudo_));
        QVERIFY(MainWindow::tr("%n cells changed.", nullptr, 2).contains(u'2'));
    }

    void everywhere_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("textSize");
        QTest::newRow("pseudo") << QStringLiteral("pseudo") << 100;
        QTest::newRow("plain") << QStringLiteral("en") << 100;
        QTest::newRow("large") << QStringLiteral("en") << 150;
        QTest::newRow("large Polish") << QStringLiteral("pl") << 150;
    }

    void everywhere() {
        QFETCH(QString, language);
        QFETCH(int, textSize);
        if (language == QStringLiteral("pseudo"))
            QVERIFY(QCoreApplication::installTranslator(&pseudo_));
        else
            installTranslations(*QCoreApplication::instance(), language);
        const QSize screen = QGuiApplication::primaryScreen()->size();
        QSet<QString> faults;
        const auto inspect = [&](const QString& place, QWidget& window) {
            if (window.inherits("QPrintPreviewDialog")) return; // all of it is Qt's
            QStringList found = clippedTexts(window) + cutWidgets(window);
            if (window.width() > screen.width() || window.height() > screen.height())
                found += QStringLiteral("%1x%2 is larger than the screen")
                             .arg(window.width())
                             .arg(window.height());
            found.removeIf([&](const QString& fault) { return faults.contains(fault); });
            faults += QSet<QString>(found.begin(), found.end());
            const QString name = QStringLiteral("%1-%2-%3")
                                     .arg(QString::fromLatin1(QTest::currentDataTag()))
                                     .arg(screen.width())
                                     .arg(place);
            QString picture;
            if (!found.isEmpty() || qEnvironmentVariableIsSet(picturesVariable))
                picture = keepPicture(window, name);
            for (const QString& fault : found)
                qWarning().noquote() << place << fault << picture;
        };
        applyTextSize(textSize);
        Walk walk(screen - frame, inspect);
        walk.everywhere();
        QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 faults").arg(faults.size())));
    }

private:
    PlainLabels plainLabels_;
    PseudoLocale pseudo_;
};

STONEMASON_TEST(TestTexts)
#include "test_texts.moc"
