// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/token_battle/tournament/tournament.h"
#include "editor/lan/lan_host_page.h"
#include "editor/lan/lan_join_page.h"
#include "editor/lan/lan_settings.h"
#include "editor/lan/lan_word.h"
#include "editor/lan/lan_words.h"
#include "editor/token_battle/duel/view/dialogs/deck_field.h"
#include "editor/token_battle/duel/view/lan/duel_lan_game.h"
#include "tests/editor/lan/udp_port.h"
#include "tests/editor/token_battle/duel/view/lan/desks.h"
#include "tests/support/test_program.h"

#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QUdpSocket>

#include <algorithm>
#include <iterator>

using namespace stonemason;
using namespace stonemason::token_battle;
using namespace stonemason::test;
using namespace std::chrono_literals;

namespace {

/// The dialog of one person, on this machine alone.
struct Asked {
    explicit Asked(const char* name, quint16 announcePort, LanLimits limits = {},
                   QStringList words = lanWordList())
        : settings(folder.filePath(QStringLiteral("settings.json"))) {
        settings.setValue(setting::lanName, QString::fromLatin1(name));
        LanDialog::Network network{.findPort = announcePort, .limits = limits, .words = std::move(words)};
        network.host.port = 0;
        network.host.listenOn = QHostAddress(QHostAddress::LocalHost);
        network.host.announceTo = QHostAddress(QHostAddress::LocalHost);
        network.host.announcePort = announcePort;
        const std::vector<DeckOffer> offers{{QStringLiteral("mine"), "One", deckOf(plainDeck)},
                                            {QStringLiteral("mine"), "Half", deckOf("0 | | |")}};
        auto setup = std::make_unique<DuelLanSetup>(tokenBattleTable(), offers, settings);
        dialog = std::make_unique<LanDialog>(LanDialog::Parts{std::move(setup), settings}, network, nullptr);
        connected = std::make_unique<QSignalSpy>(dialog.get(), &LanDialog::connected);
        activate();
    }
    void activate() const {
        dialog->show();
        dialog->activateWindow();
        if (!QTest::qWaitForWindowActive(dialog.get())) qFatal("no active window");
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(dialog->focusWidget(), key, modifiers);
    }
    void type(const QString& text) const { QTest::keyClicks(dialog->focusWidget(), text); }
    LanHostPage& host() const { return *dialog->hostPage(); }
    LanJoinPage& join() const { return *dialog->joinPage(); }
    DeckField& deckField() const { return *dialog->findChild<DeckField*>(); }
    DeckFaultLine& faultLine() const { return *dialog->findChild<DeckFaultLine*>(); }
    std::unique_ptr<LanLink> takeLink() const { return LanLink::from(dialog->takeLink()); }

    QTemporaryDir folder;
    Settings settings;
    std::unique_ptr<LanDialog> dialog;
    std::unique_ptr<QSignalSpy> connected;
};

bool shows(const QWidget& page, const QString& words) {
    return std::ranges::any_of(page.findChildren<QLabel*>(), [&](const QLabel* label) {
        return label->isVisible() && label->text().contains(words);
    });
}

bool somebodyListensAt(quint16 port) {
    QTcpSocket socket;
    socket.connectToHost(QHostAddress::LocalHost, port);
    return socket.waitForConnected(5000);
}

} // namespace

class TestLanDialog : public QObject {
    Q_OBJECT

private slots:
    /// Ann waits, Ben chooses her from the list; nobody touches a mouse.
    void hostingAndJoiningByKeys() {
        const quint16 port = freeUdpPort();
        const Asked ann("Ann", port);
        ann.key(Qt::Key_W, Qt::AltModifier);
        TRY_PATIENTLY(ann.host().isWaiting()); // a button pressed by its letter shows it first
        QVERIFY(ann.host().state()->text().contains(QString::number(ann.host().port())));
        QVERIFY(!ann.dialog->nameField()->isEnabled());
        const Asked ben("Ben", port);
        ben.key(Qt::Key_J, Qt::AltModifier);
        QCOMPARE(ben.dialog->tabs()->currentWidget(), static_cast<QWidget*>(&ben.join()));
        TRY_PATIENTLY(ben.join().list()->count() == 1);
        QVERIFY(ben.join().list()->item(0)->text().startsWith(QStringLiteral("Ann")));
        ben.join().list()->setFocus();
        ben.key(Qt::Key_Down);
        QVERIFY(ben.join().addressField()->text().startsWith(QStringLiteral("127.0.0.1:")));
        ben.key(Qt::Key_W, Qt::AltModifier);
        QVERIFY(ben.join().wordField()->hasFocus());
        ben.type(ann.host().word());
        ben.key(Qt::Key_Return);
        TRY_PATIENTLY(ann.connected->size() == 1 && ben.connected->size() == 1);
        const auto anns = ann.takeLink();
        const auto bens = ben.takeLink();
        QCOMPARE(anns->session().peerName(), std::string("Ben"));
        QCOMPARE(bens->session().peerName(), std::string("Ann"));
        QVERIFY(!ann.host().isWaiting());
        QCOMPARE(ben.settings.value(setting::lanAddress), ben.join().address());
    }

    void theChosenDeckIsPlayed() {
        const quint16 port = freeUdpPort();
        const Asked ann("Ann", port);
        ann.deckField().setChoice({DeckSource::Named, QStringLiteral("mine"), "One"});
        ann.host().setAskingForWord(false);
        ann.host().button()->click();
        const Asked ben("Ben", port);
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(ann.host().port()));
        ben.join().button()->click();
        TRY_PATIENTLY(ann.connected->size() == 1 && ben.connected->size() == 1);
        const auto link = ann.takeLink();
        const Side& own = link->session().game().setup().sides[std::size_t(link->session().ownPlayer())];
        QCOMPARE(own.deckName, std::string("One"));
        QVERIFY(own.deck == deckOf(plainDeck));
        QCOMPARE(own.player, std::string("Ann"));
        const auto other = ben.takeLink();
        QVERIFY(other->session().game().record() == link->session().game().record());
    }

    /// A deck that cannot be played starts no connection, and no other cards are dealt in its place.
    void anUnfinishedDeckMeetsNobody() {
        const Asked ann("Ann", freeUdpPort());
        for (const char* name : {"Half", "Gone"}) {
            ann.deckField().setChoice({DeckSource::Named, QStringLiteral("mine"), name});
            QVERIFY(ann.faultLine().isVisible());
            QVERIFY(ann.faultLine().reason().contains(QString::fromLatin1(name)));
            QVERIFY(!ann.host().button()->isEnabled() && !ann.join().button()->isEnabled());
            ann.host().button()->click();
            QVERIFY(!ann.host().isWaiting());
        }
        ann.faultLine().randomButton()->click();
        QVERIFY(!ann.faultLine().isVisible());
        ann.host().button()->click();
        QVERIFY(ann.host().isWaiting());
    }

    void itListensOnlyWhileItWaits() {
        const Asked ann("Ann", freeUdpPort());
        ann.host().button()->click();
        const quint16 port = ann.host().port();
        QVERIFY(port != 0 && somebodyListensAt(port));
        ann.host().button()->click();
        QVERIFY(!ann.host().isWaiting() && !somebodyListensAt(port));
        QVERIFY(ann.dialog->nameField()->isEnabled());
        ann.host().button()->click();
        const quint16 again = ann.host().port();
        QVERIFY(somebodyListensAt(again));
        ann.key(Qt::Key_Escape);
        QVERIFY(!ann.dialog->isVisible());
        QVERIFY(!somebodyListensAt(again));
    }

    void reportsInvalidAddresses() {
        const Asked ben("Ben", freeUdpPort());
        ben.key(Qt::Key_J, Qt::AltModifier);
        ben.key(Qt::Key_A, Qt::AltModifier);
        QVERIFY(ben.join().addressField()->hasFocus());
        ben.key(Qt::Key_Return);
        QVERIFY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->isVisible() && !ben.join().state()->text().isEmpty());
        ben.type(QStringLiteral("ben:70000"));
        ben.key(Qt::Key_Return);
        QVERIFY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->text().contains(QStringLiteral("ben:70000")));
        QVERIFY(ben.dialog->isVisible());
    }

    void reportsThatNobodyAnswersAndCanTryAgain() {
        QTcpServer closed;
        QVERIFY(closed.listen(QHostAddress::LocalHost));
        const quint16 port = closed.serverPort();
        closed.close();
        const Asked ben("Ben", freeUdpPort());
        ben.dialog->tabs()->setCurrentWidget(&ben.join());
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(port));
        ben.join().button()->click();
        QVERIFY(ben.join().isConnecting());
        TRY_PATIENTLY(!ben.join().isConnecting());
        QVERIFY2(ben.join().state()->text().contains(QStringLiteral("Nobody")),
                 qPrintable(ben.join().state()->text()));
        QVERIFY(ben.dialog->isVisible() && ben.join().addressField()->isEnabled());
        QCOMPARE(ben.connected->size(), 0);
    }

    void whoSaysNothingIsGivenUp() {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        LanLimits limits;
        limits.greeting = 1s;
        const Asked ben("Ben", freeUdpPort(), limits);
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(silent.serverPort()));
        ben.join().button()->click();
        TRY_PATIENTLY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->text().contains(QStringLiteral("1 second")));
    }

    /// Greeting and goodbye arrive together: the game has begun, and its new owner handles the end.
    void whoGreetsAndLeavesAtOnceHarmsNobody() {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        LanSession::Own own = lanPlayer("Ann", 1);
        own.rules = gameFingerprint(*tokenBattleTable());
        LanSession host(tokenBattleTable(), LanSession::Role::Host, own, lanSeal());
        LanSession guest(tokenBattleTable(), LanSession::Role::Guest, own, lanSeal());
        std::vector<std::string> lines = host.takeLines();
        guest.receive(lines.front());
        for (const std::string& line : guest.takeLines())
            host.receive(line);
        host.leave();
        std::ranges::move(host.takeLines(), std::back_inserter(lines));
        QByteArray message;
        for (const std::string& line : lines)
            message += QByteArray::fromStdString(line) + '\n';
        message.prepend(QByteArray::fromStdString(lanLine(LanHello{"0123", ""})) + '\n');
        QCOMPARE(message.count('\n'), 4);
        const Asked ben("Ben", freeUdpPort());
        std::unique_ptr<LanLink> link;
        connect(ben.dialog.get(), &LanDialog::connected, this, [&] { link = ben.takeLink(); });
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(server.serverPort()));
        ben.join().button()->click();
        TRY_PATIENTLY(server.hasPendingConnections());
        server.nextPendingConnection()->write(message);
        TRY_PATIENTLY(link && link->session().stage() == LanSession::Stage::Closed);
        QVERIFY(link->session().end() && link->session().end()->id == "lan/left");
        QCOMPARE(ben.connected->size(), 1);
    }

    void theWordIsShownCopiedAndAskedFor() {
        const Asked ann("Ann", freeUdpPort());
        ann.host().button()->click();
        const QString word = ann.host().word();
        QCOMPARE(word.split(u'-').size(), 4);
        ann.host().copyButton()->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), word);
        const Asked ben("Ben", freeUdpPort());
        ben.dialog->tabs()->setCurrentWidget(&ben.join());
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(ann.host().port()));
        ben.join().button()->click();
        TRY_PATIENTLY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->text().contains(QStringLiteral("asks for a password")));
        ben.join().wordField()->setText(QStringLiteral("not this one"));
        ben.join().button()->click();
        TRY_PATIENTLY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->text().contains(QStringLiteral("password is wrong")));
        QVERIFY(ben.join().wordField()->hasFocus());
        ben.join().wordField()->setText(word.toUpper());
        ben.join().button()->click();
        TRY_PATIENTLY(ann.connected->size() == 1 && ben.connected->size() == 1);
    }

    /// If no password can be made, a protected game is not hosted, and never by mistake without one.
    void aGameWithAWordIsNeverOpenedWithoutOne() {
        for (const QStringList& words : {QStringList(), QStringList{QStringLiteral("???")}}) {
            const Asked ann("Ann", freeUdpPort(), {}, words);
            ann.host().button()->click();
            QVERIFY(!ann.host().isWaiting() && ann.host().port() == 0);
            QVERIFY(shows(ann.host(), QStringLiteral("No password can be made")));
            ann.host().asking()->click();
            ann.host().button()->click();
            QVERIFY(ann.host().isWaiting() && ann.host().word().isEmpty());
            QVERIFY(!shows(ann.host(), QStringLiteral("No password can be made")));
        }
    }

    void reportsUnknownWordsBeforeAnythingElse() {
        const Asked ann("Ann", freeUdpPort());
        ann.host().setAskingForWord(false);
        ann.host().button()->click();
        const Asked ben("Ben", freeUdpPort());
        ben.dialog->tabs()->setCurrentWidget(&ben.join());
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(ann.host().port()));
        ben.join().wordField()->setText(QStringLiteral("???"));
        ben.join().button()->click();
        QVERIFY(!ben.join().isConnecting());
        QVERIFY(ben.join().state()->text().contains(QStringLiteral("has no letter or digit")));
        QVERIFY(ben.join().wordField()->hasFocus());
        ben.join().wordField()->setText(QStringLiteral("  ")); // nothing was typed
        ben.join().button()->click();
        TRY_PATIENTLY(ann.connected->size() == 1 && ben.connected->size() == 1);
    }

    /// Somebody who goes before he has sent a name.
    void whoLeavesWithoutANameIsNotQuoted() {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        const Asked ben("Ben", freeUdpPort());
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(server.serverPort()));
        ben.join().button()->click();
        TRY_PATIENTLY(server.hasPendingConnections());
        server.nextPendingConnection()->write(QByteArray::fromStdString(lanLine(LanBye{})) + '\n');
        TRY_PATIENTLY(!ben.join().isConnecting());
        QCOMPARE(ben.join().state()->text(), QStringLiteral("The other player has left."));
        QCOMPARE(lanEndText({"lan/left", {std::string("\n")}}), ben.join().state()->text());
    }

    void stoppingAConnection() {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        const Asked ben("Ben", freeUdpPort());
        ben.join().setAddress(QStringLiteral("127.0.0.1:%1").arg(silent.serverPort()));
        ben.join().button()->click();
        QVERIFY(ben.join().isConnecting());
        ben.join().button()->click();
        QVERIFY(!ben.join().isConnecting() && ben.join().addressField()->isEnabled());
    }

    void reportsWhoCannotPlayAndOthersStillCan() {
        const Asked ann("Ann", freeUdpPort());
        ann.host().button()->click();
        QTcpSocket stranger;
        stranger.connectToHost(QHostAddress::LocalHost, ann.host().port());
        stranger.write("GET / HTTP/1.1\r\n\r\n");
        TRY_PATIENTLY(shows(ann.host(), QStringLiteral("tried to join and could not")));
        QVERIFY(ann.host().isWaiting());
    }

    /// The command of the workspace, and everything in its dialog, can be read out and reached.
    void theWorkspaceOffersIt() {
        Desk desk;
        QAction* way = desk.workspace->newDocumentActions().at(1);
        QVERIFY(!way->text().isEmpty() && !way->icon().isNull() && !way->toolTip().isEmpty());
        way->trigger();
        LanDialog* dialog = desk.workspace->lobby().dialog();
        QVERIFY(dialog && dialog->isVisible() && !dialog->isModal());
        way->trigger();
        QCOMPARE(desk.workspace->lobby().dialog(), dialog);
        QVERIFY(!dialog->hostPage()->isWaiting());
        for (const QWidget* field : std::initializer_list<QWidget*>{
                 dialog->nameField(), dialog->findChild<DeckField*>(), dialog->joinPage()->list(),
                 dialog->joinPage()->addressField(), dialog->joinPage()->wordField()})
            QVERIFY(!field->accessibleName().isEmpty());
        dialog->reject();
        TRY_PATIENTLY(!desk.workspace->lobby().dialog());
    }
};

STONEMASON_TEST(TestLanDialog)
#include "test_lan_dialog.moc"
