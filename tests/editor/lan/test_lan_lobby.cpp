// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is no game of the house, from the dialog to its file and its rematch.
#include "editor/lan/lan_host_page.h"
#include "editor/lan/lan_join_page.h"
#include "tests/editor/lan/heap_desk.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>

using namespace stonemason;
using namespace stonemason::test;

namespace {

/// The dialog of a desk, on this machine alone.
std::unique_ptr<LanDialog> askedBy(HeapDesk& desk) {
    LanDialog::Network network;
    network.host.port = 0;
    network.host.listenOn = QHostAddress(QHostAddress::LocalHost);
    network.host.announceTo = QHostAddress(QHostAddress::LocalHost);
    network.host.announcePort = network.findPort = 9;
    auto dialog = std::make_unique<LanDialog>(
        LanDialog::Parts{std::make_unique<HeapLanSetup>(), desk.settings}, network, nullptr);
    dialog->hostPage()->setAskingForWord(false);
    return dialog;
}

/// Two people who have met.
struct Met {
    Met() {
        const auto anns = askedBy(ann);
        const auto bens = askedBy(ben);
        QSignalSpy annMet(anns.get(), &LanDialog::connected);
        QSignalSpy benMet(bens.get(), &LanDialog::connected);
        anns->hostPage()->button()->click();
        bens->joinPage()->setAddress(QStringLiteral("127.0.0.1:%1").arg(anns->hostPage()->port()));
        bens->joinPage()->button()->click();
        [&] { TRY_PATIENTLY(annMet.size() == 1 && benMet.size() == 1); }();
        ann.lobby->begin(anns->takeLink());
        ben.lobby->begin(bens->takeLink());
    }

    /// Lets whose turn it is play, until both know that the game is over.
    void playToTheEnd() const {
        while (ann.document().isLive() || ben.document().isLive()) {
            for (const HeapDesk* desk : {&ann, &ben})
                if (desk->isOwnTurn()) QVERIFY(desk->playAny());
            QCoreApplication::processEvents();
        }
    }

    HeapDesk ann{"Ann"};
    HeapDesk ben{"Ben"};
};

QStringList keptBy(const HeapDesk& desk) {
    return QDir(desk.folder.filePath(QStringLiteral("games"))).entryList(QDir::Files);
}

} // namespace

class TestLanLobby : public QObject {
    Q_OBJECT

private slots:
    void aGameIsPlayedKeptAndPlayedAgain() {
        const Met met;
        QVERIFY(met.ann.document().isLive() && met.ben.document().isLive());
        QVERIFY(met.ann.lan().notice().text.contains(QStringLiteral("Connected to Ben")));
        QVERIFY(met.ann.isOwnTurn() != met.ben.isOwnTurn());
        met.playToTheEnd();
        QVERIFY(met.ann.document().game().record() == met.ben.document().game().record());
        QVERIFY(met.ann.document().isOver());
        for (const HeapDesk* desk : {&met.ann, &met.ben}) {
            QCOMPARE(keptBy(*desk).size(), 1);
            QVERIFY(desk->lan().keptFile().endsWith(QStringLiteral(".heaps")));
        }
        QVERIFY(met.ann.lobby->askForRematch(met.ann.document()));
        QVERIFY(met.ben.lobby->askForRematch(met.ben.document()));
        TRY_PATIENTLY(met.ann.documents.size() == 2 && met.ben.documents.size() == 2);
        QVERIFY(met.ann.document().isLive() && met.ann.document().moveCount() == 0);
    }

    void aGameThatIsLeftIsKeptByBoth() {
        const Met met;
        const HeapDesk& first = met.ann.isOwnTurn() ? met.ann : met.ben;
        const HeapDesk& second = &first == &met.ann ? met.ben : met.ann;
        QVERIFY(first.playAny());
        TRY_PATIENTLY(second.document().moveCount() == 1);
        second.document().endBeforeClosing();
        TRY_PATIENTLY(!first.document().isLive());
        QCOMPARE(keptBy(first).size(), 1);
        QCOMPARE(keptBy(second).size(), 1);
        QVERIFY(!first.lan().canAskForRematch() && !first.lan().whyNoRematch().isEmpty());
    }

    void whoHasNotChosenMeetsNobody() {
        HeapDesk ann("Ann");
        const auto dialog = askedBy(ann);
        auto* heap = dialog->findChild<QSpinBox*>();
        heap->setValue(0);
        QVERIFY(!dialog->hostPage()->isEnabled() && !dialog->joinPage()->isEnabled());
        heap->setValue(2);
        QVERIFY(dialog->hostPage()->isEnabled() && dialog->joinPage()->isEnabled());
        dialog->hostPage()->button()->click();
        QVERIFY(dialog->hostPage()->isWaiting() && !heap->isEnabled());
    }

    void otherDocumentsAreNoneOfIt() {
        HeapDesk ann("Ann");
        const HeapDocument document;
        QVERIFY(!LanGame::of(document));
        QVERIFY(!ann.lobby->askForRematch(document));
    }
};

STONEMASON_TEST(TestLanLobby)
#include "test_lan_lobby.moc"
