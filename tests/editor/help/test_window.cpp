// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/settings.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/window/translations.h"
#include "editor/help/guide_browser.h"
#include "editor/help/guide_contents.h"
#include "editor/help/guide_finder.h"
#include "editor/help/guide_window.h"
#include "tests/editor/app/fake_dialogs.h"
#include "tests/editor/help/help_folder.h"
#include "tests/support/test_program.h"

#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTranslator>

using namespace stonemason;

namespace {

QString name(const char* text) {
    return QString::fromLatin1(text);
}

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        folder_.page(name("index.md"), name("# Index\n\n## Pages\n\n[A](a.md) [B](b.md) [Bad](bad.md)\n"));
        QString filler = name("Filler text.\n\n").repeated(80);
        folder_.page(name("a.md"), name("# Alpha\n\nFirst.\n\n") + filler +
                                       name("## Far below\n\nquokka\n\n") + filler +
                                       name("![own](pictures/own.png)\n"));
        folder_.page(name("b.md"), name("# Beta\n\nA quokka, another quokka.\n"));
        folder_.page(
            name("bad.md"),
            name("# Bad\n\n![x](https://example.org/x.png) ![y](../secret.png) ![z](file:///etc/x.png) "
                 "![d](data:image/png;base64,iVBORw0KGgo=)\n\n<img src=\"../secret.png\">"
                 "<a href=\"file:///etc/passwd\">file</a>\n"));
        pages_ = GuidePages(folder_.path());
    }

    void init() {
        settings_.reset(); // writes, too
        QFile::remove(settingsFile());
        settings_ = std::make_unique<Settings>(settingsFile());
        dialogs_ = test::FakeDialogs();
        opened_.clear();
        restart();
    }

    void cleanup() {
        window_.reset();
        qDeleteAll(QCoreApplication::instance()->findChildren<QTranslator*>());
        QLocale::setDefault(QLocale::c());
    }

    void itBeginsWithTheIndex() { QCOMPARE(window_->pageName(), name("index.md")); }

    void whatIsNotThereShowsTheIndex() {
        window_->showAddress(name("b.md"));
        for (const char* address : {"missing.md", "../b.md", "b.md#none", "https://example.org"}) {
            window_->showAddress(name(address));
            QCOMPARE(window_->pageName(), name("index.md"));
            window_->action(name("back"))->trigger();
            QCOMPARE(window_->pageName(), name("b.md"));
        }
    }

    void headingsAreScrolledTo() {
        window_->showAddress(name("a.md"));
        QCOMPARE(window_->browser().verticalScrollBar()->value(), 0);
        window_->showAddress(name("a.md#far-below"));
        QCOMPARE(textAtTop(), name("Far below"));
    }

    void backAndForwardComeToTheSamePlace() {
        window_->showAddress(name("a.md#far-below"));
        window_->showAddress(name("b.md"));
        QVERIFY(!window_->action(name("forward"))->isEnabled());
        QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(window_->pageName(), name("a.md"));
        QCOMPARE(textAtTop(), name("Far below"));
        QTest::keyClick(window_.get(), Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(window_->pageName(), name("b.md"));
        QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
        QCOMPARE(window_->pageName(), name("index.md"));
    }

    void linksGoToPages() {
        click("a.md#far-below");
        QCOMPARE(window_->pageName(), name("a.md"));
        QCOMPARE(textAtTop(), name("Far below"));
        QVERIFY(dialogs_.confirmed.isEmpty());
    }

    void theWebIsOpenedOnlyAfterItsAddressWasSeen() {
        click("https://example.org/a?b=c");
        QCOMPARE(dialogs_.confirmed, QStringList{name("https://example.org/a?b=c")});
        QVERIFY(opened_.isEmpty());
        dialogs_.confirmAnswer = true;
        click("https://example.org/a?b=c");
        QCOMPARE(opened_, QList{QUrl(name("https://example.org/a?b=c"))});
        QCOMPARE(window_->pageName(), name("index.md"));
    }

    void showsBelowThePageWhereALinkLeads() {
        const auto message = [this] {
            QStringList below;
            const GuideBrowser& browser = window_->browser();
            const int bottom = browser.mapTo(window_.get(), browser.rect().bottomLeft()).y();
            for (const QLabel* label : window_->findChildren<QLabel*>())
                if (label->isVisible() && label->mapTo(window_.get(), QPoint()).y() > bottom)
                    below += label->text();
            return below;
        };
        const auto pointAt = [this](const char* link) {
            emit window_->browser().highlighted(QUrl(name(link)));
        };
        pointAt("b.md");
        QCOMPARE(message(), QStringList{name("Beta")});
        pointAt("https://example.org/a?b=c");
        QCOMPARE(message(), QStringList{name("https://example.org/a?b=c")});
        pointAt("file:///etc/passwd");
        QCOMPARE(message(), QStringList{QString()});
    }

    void hostileLinksDoNothing() {
        window_->showAddress(name("bad.md"));
        dialogs_.confirmAnswer = true;
        for (const char* link : {"file:///etc/passwd", "../secret.png", "javascript:alert(1)",
                                 "../../etc/passwd", "mailto:a@example.org", "qrc:/help/maps.md"}) {
            click(link);
            QCOMPARE(window_->pageName(), name("bad.md"));
        }
        QVERIFY(opened_.isEmpty());
        QVERIFY(dialogs_.confirmed.isEmpty());
    }

    void hostilePicturesAreNotLoaded() {
        window_->showAddress(name("bad.md"));
        QTextDocument& page = *window_->browser().document();
        QVERIFY(QFile::exists(folder_.path() + name("/../secret.png")));
        for (const char* picture : {"../secret.png", "file:///etc/x.png", "https://example.org/x.png",
                                    "data:image/png;base64,iVBORw0KGgo="})
            for (int type : {QTextDocument::ImageResource, QTextDocument::StyleSheetResource,
                             QTextDocument::HtmlResource, QTextDocument::MarkdownResource})
                QVERIFY2(isNothing(page.resource(type, QUrl(name(picture)))), picture);
        QVERIFY(!isNothing(page.resource(QTextDocument::ImageResource, QUrl(name("pictures/own.png")))));
        QVERIFY(page.toPlainText().contains(name("<img"))); // HTML is text and nothing else
    }

    void searchingListsPlacesAndMarksTheWords() {
        type("quokka");
        QCOMPARE(window_->finder().hits().size(), std::size_t(2));
        QVERIFY(window_->finder().isVisible());
        QCOMPARE(window_->pageName(), name("index.md")); // until a place is gone to
        QTest::keyClick(&window_->searchField(), Qt::Key_Return);
        QCOMPARE(window_->pageName(), name("a.md"));
        QCOMPARE(textAtTop(), name("quokka"));
        QTest::keyClick(window_.get(), Qt::Key_F3);
        QCOMPARE(window_->pageName(), name("b.md"));
        QCOMPARE(window_->browser().extraSelections().size(), 2);
        QTest::keyClick(window_.get(), Qt::Key_F3);
        QCOMPARE(window_->pageName(), name("a.md"));
        QTest::keyClick(window_.get(), Qt::Key_F3, Qt::ShiftModifier);
        QCOMPARE(window_->pageName(), name("b.md"));
        QTest::keyClick(&window_->searchField(), Qt::Key_Escape);
        QVERIFY(window_->contents().isVisible());
        QVERIFY(window_->browser().extraSelections().isEmpty());
        QVERIFY(window_->isVisible());
        QTest::keyClick(&window_->searchField(), Qt::Key_Escape);
        QVERIFY(!window_->isVisible());
    }

    void keysGoFromTheFieldIntoTheList() {
        QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
        QVERIFY(window_->searchField().hasFocus());
        QTest::keyClicks(&window_->searchField(), name("quokka"));
        QTest::keyClick(&window_->searchField(), Qt::Key_Down);
        QVERIFY(window_->finder().list().hasFocus());
        QCOMPARE(window_->pageName(), name("a.md"));
    }

    void theContentsFollowAndLead() {
        window_->showAddress(name("a.md#far-below"));
        QCOMPARE(window_->contents().currentItem()->text(0), name("Far below"));
        QTest::keyClick(&window_->contents(), Qt::Key_Down);
        QCOMPARE(window_->pageName(), name("b.md"));
    }

    void sizePageAndLettersAreRemembered() {
        window_->showAddress(name("b.md"));
        window_->resize(700, 500);
        QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
        QTest::keyClick(window_.get(), Qt::Key_Plus, Qt::ControlModifier);
        const double size = window_->browser().font().pointSizeF();
        QCOMPARE(size, QApplication::font().pointSizeF() * 1.2);
        window_->close();
        restart();
        QCOMPARE(window_->pageName(), name("b.md"));
        QCOMPARE(window_->size(), QSize(700, 500));
        QCOMPARE(window_->browser().font().pointSizeF(), size);
        QTest::keyClick(window_.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(window_->browser().font().pointSizeF(), QApplication::font().pointSizeF());
    }

    void settingsOfNonsenseDoNoHarm() {
        window_->close();
        settings_->setValue(setting::guidePage, name("../../etc/passwd"));
        settings_->setValue(setting::guideGeometry, "nonsense");
        settings_->setValue(setting::guideZoom, 100000);
        restart();
        QCOMPARE(window_->pageName(), name("index.md"));
        QVERIFY(window_->browser().font().pointSizeF() < 40);
    }

    void itFitsASmallScreen() {
        window_->resize(1024, 560);
        QVERIFY(window_->minimumSizeHint().width() <= 640);
        QVERIFY(window_->minimumSizeHint().height() <= 480);
    }

    void coloursFollowThePalette() {
        window_->showAddress(name("index.md"));
        for (Appearance appearance : {Appearance::Dark, Appearance::Light}) {
            applyAppearance(appearance);
            const QTextBlock block = window_->browser().document()->findBlockByNumber(2);
            const QColor link = block.begin().fragment().charFormat().foreground().color();
            QVERIFY(contrast(link, window_->browser().palette().color(QPalette::Base)) >= 4.5);
        }
    }

    void inOtherLanguagesALineSaysThatThePagesAreEnglish() {
        const auto says = [this] {
            for (const QLabel* label : window_->findChildren<QLabel*>())
                if (label->isVisible() && label->text().contains(name("angielsk"))) return true;
            return false;
        };
        QVERIFY(!says());
        installTranslations(*QCoreApplication::instance(), name("pl"));
        restart();
        QVERIFY(says());
    }

private:
    QString settingsFile() const { return own_.filePath(name("settings.json")); }

    void restart() {
        window_ = std::make_unique<GuideWindow>(GuideWindow::Parts{
            pages_, *settings_, dialogs_, [this](const QUrl& url) { opened_.push_back(url); }});
        window_->show();
        window_->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        window_->showAddress({});
    }

    void click(const char* link) { emit window_->browser().anchorClicked(QUrl(name(link))); }

    void type(const char* text) {
        window_->searchField().setFocus();
        QTest::keyClicks(&window_->searchField(), name(text));
    }

    QString textAtTop() const {
        GuideBrowser& browser = window_->browser();
        return browser.cursorForPosition({40, 20}).block().text();
    }

    static bool isNothing(const QVariant& resource) {
        return resource.typeId() == QMetaType::QImage ? resource.value<QImage>().isNull()
                                                      : resource.toByteArray().isEmpty();
    }

    QTemporaryDir own_;
    test::HelpFolder folder_;
    GuidePages pages_;
    std::unique_ptr<Settings> settings_;
    test::FakeDialogs dialogs_;
    QList<QUrl> opened_;
    std::unique_ptr<GuideWindow> window_;
};

STONEMASON_TEST(TestWindow)
#include "test_window.moc"
