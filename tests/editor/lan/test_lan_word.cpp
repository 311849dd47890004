// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_word.h"
#include "tests/editor/lan/heap_link.h"
#include "tests/support/test_program.h"
#include "tests/support/wait.h"

#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTest>

#include <cmath>

using namespace stonemason;
using namespace stonemason::test;

namespace {

QStringList wordsOf(const QString& language) {
    QFile file(QStringLiteral(STONEMASON_RESOURCES "/words/%1.txt").arg(language));
    if (!file.open(QIODevice::ReadOnly)) qFatal("no list of words");
    return QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
}

/// A man in the middle between a host and a guest, who forwards each line or replaces it.
class Middle : public QObject {
public:
    using Carry = std::function<QList<QByteArray>(const QByteArray& line, bool fromHost)>;

    Middle() {
        if (!server_.listen(QHostAddress::LocalHost)) qFatal("cannot listen");
        QTcpServer real;
        if (!real.listen(QHostAddress::LocalHost)) qFatal("cannot listen");
        toHost_.connectToHost(QHostAddress::LocalHost, real.serverPort());
        if (!real.waitForNewConnection(30'000)) qFatal("cannot connect");
        host.reset(real.nextPendingConnection());
        host->setParent(nullptr);
        connect(&server_, &QTcpServer::newConnection, this, [this] {
            toGuest_ = server_.nextPendingConnection();
            connect(toGuest_, &QTcpSocket::readyRead, this, [this] { pass(*toGuest_, toHost_, false); });
            connect(&toHost_, &QTcpSocket::readyRead, this, [this] { pass(toHost_, *toGuest_, true); });
            pass(toHost_, *toGuest_, true);
        });
    }

    quint16 port() const { return server_.serverPort(); }
    void sayToGuest(const QByteArray& line) { toGuest_->write(line + '\n'); }
    /// These bytes still reach the guest; then both sides are alone.
    void cutAfter(const QByteArray& bytes) {
        toGuest_->write(bytes);
        toGuest_->disconnectFromHost();
        toHost_.disconnectFromHost();
    }

    std::unique_ptr<QTcpSocket> host;
    Carry carry = [](const QByteArray& line, bool) { return QList<QByteArray>{line}; };

private:
    void pass(QTcpSocket& from, QTcpSocket& to, bool fromHost) {
        while (from.canReadLine())
            for (const QByteArray& line : carry(from.readLine().chopped(1), fromHost))
                to.write(line + '\n');
    }

    QTcpServer server_;
    QTcpSocket toHost_;
    QTcpSocket* toGuest_ = nullptr;
};

/// A game under a word with somebody in the middle.
struct MeddledGame {
    MeddledGame() {
        const QString word = QStringLiteral("river-lamp");
        LanSecret secret = lanSecret();
        secret.salt = "salt";
        secret.stretched = stretchedLanWord(word, secret.salt);
        host = std::make_unique<HeapLink>(std::move(middle.host), HeapRules{}, HeapSession::Role::Host,
                                          heapPlayer("Ann", 1), LanLimits{}, secret);
        guest = HeapLink::to(QStringLiteral("127.0.0.1"), middle.port(), HeapRules{}, heapPlayer("Ben", 2),
                             {}, word);
        [&] { TRY_PATIENTLY(host->isProtected() && guest->isProtected() && isPlaying()); }();
    }
    bool isPlaying() const {
        return host->session().stage() == HeapSession::Stage::Playing &&
               guest->session().stage() == HeapSession::Stage::Playing;
    }
    /// Moves until it is the host's turn again, after at least one move of the host.
    void playToHostsTurn() {
        for (bool hostMoved = false; !hostMoved || !host->session().isOwnTurn();) {
            HeapLink& mover = host->session().isOwnTurn() ? *host : *guest;
            HeapLink& other = &mover == host.get() ? *guest : *host;
            hostMoved = hostMoved || &mover == host.get();
            QVERIFY(mover.play(anyMove()));
            TRY_PATIENTLY(other.session().game().moveCount() == mover.session().game().moveCount());
        }
    }
    HeapMove anyMove() const { return anyMoveIn(host->session().game()); }

    Middle middle;
    std::unique_ptr<HeapLink> host;
    std::unique_ptr<HeapLink> guest;
};

} // namespace

class TestLanWord : public QObject {
    Q_OBJECT

private slots:
    void listsHoldFortyBits_data() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("Polish") << "pl";
    }
    /// Each word can be typed on any keyboard, and none is taken for two.
    void listsHoldFortyBits() {
        QFETCH(QString, language);
        const QStringList words = wordsOf(language);
        const QSet<QString> different(words.begin(), words.end());
        QCOMPARE(different.size(), words.size());
        QVERIFY(lanWordParts * std::log2(double(words.size())) >= 40);
        for (const QString& word : words) {
            QVERIFY2(word.size() >= 3 && word.size() <= 8, qPrintable(word));
            for (const QChar letter : word)
                QVERIFY2(letter >= u'a' && letter <= u'z', qPrintable(word));
        }
    }

    void wordsAreDrawnAnew() {
        const QStringList list = wordsOf(QStringLiteral("en"));
        QSet<QString> drawn;
        for (int i = 0; i < 100; ++i) {
            const QString word = newLanWord(list);
            QCOMPARE(word.split(u'-').size(), lanWordParts);
            QCOMPARE(plainLanWord(word), word);
            drawn += word;
        }
        QCOMPARE(drawn.size(), 100);
        QVERIFY(newLanWord({}).isEmpty());
    }

    void howAWordIsTypedDoesNotMatter() {
        for (const char* typed : {"zolw-lad", " Zolw  LAD ", "żółw_łąd", "zolw,lad.", "ŻÓŁW–ŁĄD"})
            QCOMPARE(plainLanWord(QString::fromUtf8(typed)), QStringLiteral("zolw-lad"));
        for (const char* typed : {"", " - ", "???", "\u0301", "\U0001F3F0"})
            QVERIFY(plainLanWord(QString::fromUtf8(typed)).isEmpty());
        // Of any script, and by signs that only look another way.
        QCOMPARE(plainLanWord(QString::fromUtf8("ЖУК жаба")), QString::fromUtf8("жук-жаба"));
        QCOMPARE(plainLanWord(QString::fromUtf8("𠀀 𐐀")), QString::fromUtf8("𠀀-𐐨"));
        QCOMPARE(plainLanWord(QString::fromUtf8("𝐑𝐈𝐕𝐄𝐑 ｌａｍｐ ℋ①")), QStringLiteral("river-lamp-h1"));
    }

    /// RFC 4231, test case 2; and what Python's hashlib.pbkdf2_hmac("sha256", word, salt, 100'000, 32) gives:
    /// two programs of different versions must make the same of it.
    void codesAreThoseOfTheStandard() {
        QCOMPARE(QByteArray::fromStdString(lanMac("Jefe", "what do ya want for nothing?")).toHex(),
                 QByteArray("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
        const auto stretched = [](const char* word, const char* salt) {
            return QByteArray::fromStdString(stretchedLanWord(QString::fromUtf8(word), salt)).toHex();
        };
        QCOMPARE(stretched("river-lamp-tiger-stone", "0123456789abcdef0123456789abcdef"),
                 QByteArray("e578f041e6439178bc60351937672e5922493195309488b8e12dd2274f14e34e"));
        QCOMPARE(stretched("жук", "salt"),
                 QByteArray("7fb6c42c6198515446b57d4a3aec0833ce04ac1b4f9f50f55a4c4e9cf32bbdff"));
        QVERIFY(randomLanText() != randomLanText());
        QCOMPARE(int(randomLanText().size()), 32);
    }

    void inTheMiddleOfAGame_data() {
        QTest::addColumn<QString>("how");
        for (const char* how :
             {"forged", "without a code", "repeated", "sent back", "left out", "a goodbye", "a reason to go"})
            QTest::newRow(how) << how;
    }

    /// An attacker who forwards all lines, and has read them all, can make no move for either side.
    void inTheMiddleOfAGame() {
        QFETCH(QString, how);
        MeddledGame game;
        QList<QByteArray> ofHost;
        QList<QByteArray> ofGuest;
        game.middle.carry = [&](const QByteArray& line, bool fromHost) {
            (fromHost ? ofHost : ofGuest) += line;
            return QList<QByteArray>{line};
        };
        game.playToHostsTurn();
        QVERIFY(!ofHost.isEmpty() && !ofGuest.isEmpty());
        const int before = game.guest->session().game().moveCount();
        HeapGame after = game.host->session().game();
        const HeapMove move = game.anyMove();
        QVERIFY(after.play(move));
        const QByteArray forged = QByteArray::fromStdString(
            HeapLan::line(LanMoveOf<HeapMove>{after.moveCount(), move, HeapLan::mark(after)}));
        if (how == QLatin1String("forged")) game.middle.sayToGuest(ofHost.back().left(65) + forged);
        if (how == QLatin1String("without a code")) game.middle.sayToGuest(forged);
        if (how == QLatin1String("repeated")) game.middle.sayToGuest(ofHost.back());
        if (how == QLatin1String("sent back")) game.middle.sayToGuest(ofGuest.back());
        // Before the word was shown a goodbye in plain is believed, now it is not.
        if (how == QLatin1String("a goodbye"))
            game.middle.sayToGuest(QByteArray::fromStdString(HeapLan::line(LanBye{})));
        if (how == QLatin1String("a reason to go"))
            game.middle.sayToGuest(QByteArray::fromStdString(HeapLan::line(LanBye{"lan/taken"})));
        int left = 1;
        if (how == QLatin1String("left out")) {
            game.middle.carry = [&left](const QByteArray& line, bool fromHost) {
                return fromHost && left-- > 0 ? QList<QByteArray>() : QList<QByteArray>{line};
            };
            QVERIFY(game.host->play(move));
            game.host->resign();
        }
        TRY_PATIENTLY(game.guest->session().stage() == HeapSession::Stage::Closed);
        QVERIFY(game.guest->session().end() == Message{"lan/forged"});
        QCOMPARE(game.guest->session().game().moveCount(), before);
    }

    void leavingIsBelieved() {
        MeddledGame game;
        game.playToHostsTurn();
        game.host.reset(); // says goodbye under the key
        TRY_PATIENTLY(game.guest->session().stage() == HeapSession::Stage::Closed);
        QVERIFY(game.guest->session().end()->id == "lan/left");
    }

    /// The connection breaks within a move: this is not reported as tampering, and the half is dropped.
    void aCutIsNoForgery() {
        MeddledGame game;
        game.playToHostsTurn();
        const int before = game.guest->session().game().moveCount();
        bool isCut = false;
        game.middle.carry = [&](const QByteArray& line, bool fromHost) {
            if (!fromHost || isCut) return QList<QByteArray>{line};
            isCut = true;
            game.middle.cutAfter(line.left(line.size() / 2));
            return QList<QByteArray>();
        };
        QVERIFY(game.host->play(game.anyMove()));
        TRY_PATIENTLY(game.guest->isLost() && game.host->session().stage() == HeapSession::Stage::Closed);
        QVERIFY(isCut);
        game.guest->stopWaiting();
        QVERIFY(game.guest->session().end() == Message{"lan/lost"});
        QVERIFY(game.host->session().end() == Message{"lan/lost"});
        QCOMPARE(game.guest->session().game().moveCount(), before);
    }
};

STONEMASON_GUILESS_TEST(TestLanWord)
#include "test_lan_word.moc"
