// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/format/file.h"
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/chrome_style.h"
#include "editor/token_battle/deck/view/dialogs/deck_export_dialog.h"
#include "tests/editor/token_battle/deck/deck_window.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using namespace stonemason;
using namespace stonemason::token_battle;
using test::decksNamed;
using test::FakeDialogs;

namespace {

const std::vector<std::string> decksToExport{"0 1 | 2 3 | 4 5 | 6 7", "21 2 | 3 4 | 5 6 | 7"};

struct Opened {
    explicit Opened(std::vector<int> selected = {0}) : dialog(*document, dialogs, std::move(selected)) {
        dialog.show();
    }
    std::unique_ptr<DeckDocument> document = decksNamed({"Rams", "Winds"}, decksToExport);
    FakeDialogs dialogs;
    DeckExportDialog dialog;
};

} // namespace

class TestDeckExportDialog : public QObject {
    Q_OBJECT

private slots:
    /// What has no room is scrolled to.
    void noFormIsCut() {
        QApplication::setStyle(new ChromeStyle); // as the window has it
        Opened opened;
        opened.dialog.resize(300, 400);
        opened.dialog.show();
        const auto* tabs = opened.dialog.findChild<QTabBar*>();
        QVERIFY(tabs && tabs->count() > 3);
        QVERIFY(tabs->tabRect(tabs->count() - 1).right() > tabs->width());
        for (int tab = 0; tab < tabs->count(); ++tab)
            QVERIFY2(tabs->tabRect(tab).width() >= tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab)),
                     qPrintable(tabs->tabText(tab)));
    }

    void everyFormIsShownCopiedAndReadsBack_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<int>("decks");
        QTest::newRow("code") << int(DeckExportForm::ShareCode) << 1;
        QTest::newRow("list") << int(DeckExportForm::List) << 2;
        QTest::newRow("sets") << int(DeckExportForm::Sets) << 2;
        QTest::newRow("old sets") << int(DeckExportForm::OldSets) << 2;
        QTest::newRow("library") << int(DeckExportForm::Library) << 2;
    }

    void everyFormIsShownCopiedAndReadsBack() {
        QFETCH(int, form);
        QFETCH(int, decks);
        Opened opened;
        opened.dialog.setForm(DeckExportForm(form));
        opened.dialog.decksField()->setCurrentIndex(1); // all
        if (holdsOneDeck(DeckExportForm(form))) opened.dialog.decksField()->setCurrentIndex(0);
        opened.dialog.copyButton()->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.trimmed(), opened.dialog.textPreview()->toPlainText().trimmed());
        const auto read = readDecks(copied.toStdString(), test::tokenBattle());
        QVERIFY(read);
        QCOMPARE(read->library.size(), decks);
        QCOMPARE(read->library.at(0).deck, opened.document->library().at(0).deck);
        QVERIFY(!opened.dialog.remark()->text().isEmpty());
    }

    void theEndingSaysWhatAPictureIs() {
        QTemporaryDir folder;
        Opened opened;
        opened.dialog.setForm(DeckExportForm::Picture);
        opened.dialog.widthField()->setValue(300);
        opened.dialogs.saveAnswer = folder.filePath(QStringLiteral("deck.svg"));
        opened.dialog.saveButton()->click();
        const std::string svg = readFile(opened.dialogs.saveAnswer.toStdString()).value();
        QVERIFY(svg.find("<svg ") != std::string::npos && svg.find("width=\"300\"") != std::string::npos);
        QVERIFY(svg.find("<title>Rams</title>") != std::string::npos);
        QVERIFY(filtersOf(DeckExportForm::Picture).join(u' ').contains(QStringLiteral("*.svg")));
        QVERIFY(opened.dialog.saveTo(folder.filePath(QStringLiteral("deck.png"))));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("deck.png"))).width(), 300);
        QVERIFY(!opened.dialog.saveTo(folder.filePath(QStringLiteral("gone/deck.svg"))));
        QVERIFY(opened.dialog.remark()->text().contains(QStringLiteral("gone/deck.svg")));
    }

    /// A sentence that comes below takes room from the picture, and not its lower rows.
    void thePictureStaysWholeWithASentenceBelow() {
        QTemporaryDir folder;
        Opened opened;
        opened.dialog.setForm(DeckExportForm::Picture);
        const QLabel* picture = nullptr;
        for (const QLabel* label : opened.dialog.findChildren<QLabel*>())
            if (label->accessibleName() == QStringLiteral("Preview")) picture = label;
        QVERIFY(picture);
        const int before = picture->height();
        QVERIFY(opened.dialog.saveTo(folder.filePath(QStringLiteral("deck.png"))));
        QTRY_VERIFY(picture->height() < before);
        const auto isWhole = [picture] {
            const QSizeF shown = picture->pixmap().deviceIndependentSize();
            return shown.height() <= picture->height() && shown.width() <= picture->width();
        };
        QTRY_VERIFY(isWhole());
    }

    void ofVeryManyDecksTheBeginningIsShownAndAllIsCopied() {
        Opened opened;
        opened.document->insertDecks(QStringLiteral("Add"), 2,
                                     std::vector<NamedDeck>(3'000, {.name = "Ram"}));
        opened.dialog.setForm(DeckExportForm::List);
        opened.dialog.decksField()->setCurrentIndex(1); // all
        const QString shown = opened.dialog.textPreview()->toPlainText();
        opened.dialog.copyButton()->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(shown.size() < copied.size());
        QVERIFY(shown.endsWith(QStringLiteral("everything.")));
        QCOMPARE(readDecks(copied.toStdString(), test::tokenBattle())->library.size(), 3'002);
    }

    void formsOfOneDeckTakeTheShownOne() {
        Opened opened({0, 1});
        QCOMPARE(opened.dialog.decks(), (std::vector<int>{0, 1}));
        opened.dialog.setForm(DeckExportForm::ShareCode);
        QCOMPARE(opened.dialog.decks(), std::vector<int>{0});
        QVERIFY(!opened.dialog.decksField()->isEnabled());
        opened.dialog.setForm(DeckExportForm::Sets);
        QVERIFY(opened.dialog.decksField()->isEnabled());
    }

    void reportsWhatTheFormLosesAndTheGameRefuses() {
        Opened opened;
        opened.document->setNotes(0, "Careful");
        opened.dialog.setForm(DeckExportForm::OldSets);
        opened.dialog.decksField()->setCurrentIndex(1);
        const QString notes = opened.dialog.notesLabel()->text();
        QVERIFY(notes.contains(QStringLiteral("names")));
        QVERIFY(notes.contains(QStringLiteral("notes")));
        QVERIFY(notes.contains(QStringLiteral("rejects")));
        QVERIFY(opened.dialog.notesLabel()->isVisible());
    }

    void whatCannotBeWrittenSaysWhy() {
        Opened opened;
        opened.document->setDeck(QStringLiteral("Take"), 0, {});
        opened.dialog.setForm(DeckExportForm::Sets);
        QVERIFY(!opened.dialog.copyButton()->isEnabled());
        QVERIFY(!opened.dialog.saveButton()->isEnabled());
        QVERIFY(opened.dialog.remark()->text().contains(QStringLiteral("Rams")));
        opened.dialog.setForm(DeckExportForm::List);
        QVERIFY(opened.dialog.saveButton()->isEnabled());
    }

    /// One form never proposes the file of another, and all lie in one folder.
    void formsHaveFilesOfTheirOwn() {
        Opened opened;
        opened.dialogs.saveAnswer.clear();
        for (DeckExportForm form : allDeckExportForms) {
            opened.dialog.setForm(form);
            opened.dialog.saveButton()->click();
        }
        QStringList proposed = opened.dialogs.saveSuggestions;
        QCOMPARE(proposed.size(), qsizetype(std::size(allDeckExportForms)));
        QCOMPARE(proposed.removeDuplicates(), 0);
        for (const QString& path : proposed)
            QCOMPARE(QFileInfo(path).path(), QDir::homePath());
    }

    void savesWhereAsked() {
        const QTemporaryDir folder;
        Opened opened;
        opened.dialog.setForm(DeckExportForm::List);
        opened.dialogs.saveAnswer = folder.filePath(QStringLiteral("rams.txt"));
        opened.dialog.saveButton()->click();
        QVERIFY(opened.dialogs.saveSuggestions.front().endsWith(QStringLiteral("rams.txt")));
        opened.document->setPath(folder.filePath(QStringLiteral("mine.sdeck")));
        opened.dialog.saveButton()->click();
        QCOMPARE(opened.dialogs.saveSuggestions.back(), folder.filePath(QStringLiteral("rams.txt")));
        QVERIFY(readFile(opened.dialogs.saveAnswer.toStdString())->starts_with("Deck: Rams"));
        QVERIFY(!opened.dialog.saveTo(folder.filePath(QStringLiteral("no/such/folder.txt"))));
        QVERIFY(!opened.dialog.remark()->text().isEmpty());
    }

    void ofAUserFileOnlyTheSetsAreReplaced_data() {
        QTest::addColumn<int>("form");
        QTest::addColumn<bool>("written");
        for (DeckExportForm form : allDeckExportForms)
            QTest::newRow(qPrintable(nameOf(form)))
                << int(form) << (form == DeckExportForm::Sets || form == DeckExportForm::OldSets);
    }

    void ofAUserFileOnlyTheSetsAreReplaced() {
        QFETCH(int, form);
        QFETCH(bool, written);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("user.txt"));
        const std::string head = "Ann\nann@example.org\nhunter2\nHandset\n0\n\n";
        const std::string before = head + "set 0\nOld\n8 9\n2 3\n4 5\n6 7\n";
        QVERIFY(writeFile(path.toStdString(), before));
        Opened opened;
        opened.dialog.setForm(DeckExportForm(form));
        QVERIFY(!opened.dialog.saveTo(path)); // refused, or the person declined
        QCOMPARE(*readFile(path.toStdString()), before);
        QCOMPARE(opened.dialogs.confirmed.size(), written ? 1 : 0);
        opened.dialogs.confirmAnswer = true;
        QCOMPARE(opened.dialog.saveTo(path), written);
        if (written)
            QCOMPARE(*readFile(path.toStdString()), head + "set 0\nRams\n0 1\n2 3\n4 5\n6 7\n");
        else
            QVERIFY(opened.dialog.remark()->text().contains(QStringLiteral("user file")));
    }

    void thePictureIsAsWideAsAskedInEveryPalette() {
        Opened opened;
        opened.dialog.setForm(DeckExportForm::Picture);
        opened.dialog.widthField()->setValue(600);
        const auto bytes = opened.dialog.bytes();
        QVERIFY(bytes);
        const QImage picture = QImage::fromData(QByteArray::fromStdString(*bytes));
        QCOMPARE(picture.width(), 600);
        QCOMPARE(picture.pixelColor(2, 2), QColor(Qt::white));
        QVERIFY(!opened.dialog.picturePreview()->pixmap().isNull());
        opened.dialog.copy();
        QCOMPARE(QGuiApplication::clipboard()->image().size(), picture.size());
    }
};

STONEMASON_TEST(TestDeckExportDialog)
#include "test_deck_export_dialog.moc"
