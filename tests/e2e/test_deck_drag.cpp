// SPDX-License-Identifier: GPL-3.0-or-later
// A drag in the installed program and a real window: a card is searched for, dragged from the collection into
// the deck, saved; taken out again, saved.

#include "core/token_battle/format/deck_format.h"
#include "editor/token_battle/cards/card_palette.h"
#include "tests/e2e/desktop.h"
#include "tests/support/cards.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTest>

#include <cstdlib>
#include <utility>

using namespace stonemason;
using test::Desktop;

namespace {

constexpr QSize screenSize{1280, 800};
constexpr int startSeconds = 120;              // a cold start on a busy machine
constexpr QRect cardsArea(230, 225, 900, 345); // between the docks, below all that filters
constexpr CardId hourglass = 15;
constexpr int smallestDisc = 15;
constexpr QPoint toTheStacks(-250, 250); // from the collection's first card to empty places

Deck deckIn(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const auto read = readDecks(file.readAll().toStdString(), test::tokenBattle());
    return read && !read->library.empty() ? read->library.at(0).deck : Deck();
}

} // namespace

class TestDeckDrag : public QObject {
    Q_OBJECT

public:
    explicit TestDeckDrag(const Desktop& desktop) : desktop_(desktop) {}

private slots:
    void initTestCase() {
        QVERIFY2(desktop_.trouble().isEmpty(), qPrintable(desktop_.trouble()));
        QVERIFY(home_.isValid());
        file_ = home_.filePath(QStringLiteral("mine.txt"));
        QFile out(file_);
        QVERIFY(out.open(QIODevice::WriteOnly) && out.write("set 0\nMine\n7 8\n9 10\n11 12\n13 21\n") > 0);
        out.close();
        before_ = deckIn(file_);
        QCOMPARE(before_.size(), 8);

        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), home_.path());
        for (const char* folder : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
            environment.insert(QLatin1String(folder), home_.filePath(QLatin1String(folder)));
        program_.setProcessEnvironment(environment);
        program_.setProcessChannelMode(QProcess::MergedChannels);
        program_.start(QStringLiteral(STONEMASON_INSTALLED), {file_});
        QVERIFY2(program_.waitForStarted(), qPrintable(program_.errorString()));
        window_ = desktop_.waitForWindow(QStringLiteral("mine"), startSeconds);
        QVERIFY2(!window_.isEmpty(), qPrintable(QStringLiteral("windows: ") + desktop_.windows()));
        desktop_.xdotool({QStringLiteral("windowmove"), window_, QStringLiteral("0"), QStringLiteral("0")});
        desktop_.xdotool({QStringLiteral("windowsize"), QStringLiteral("--sync"), window_,
                          QStringLiteral("1270"), QStringLiteral("770")});
        desktop_.xdotool({QStringLiteral("windowactivate"), QStringLiteral("--sync"), window_});
    }

    void findsTheCard() {
        desktop_.key(QStringLiteral("ctrl+f"));
        desktop_.type(QStringLiteral("hourglass"));
        QVERIFY2(test::waitUntil([this] { return findCard(); }), "the card is not among those shown");
        keep("deck-1-found");
    }

    void dragsItIntoTheDeck() {
        const QPoint to = card_ + toTheStacks;
        desktop_.dragAndDrop(
            {card_, card_ + QPoint(-20, 20), card_ + toTheStacks / 2, to + QPoint(5, 0), to});
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        keep("deck-2-dropped");
        save();
        const Deck after = deckIn(file_);
        QCOMPARE(after.size(), before_.size() + 1);
        QVERIFY(after.contains(hourglass));
    }

    void takesItOutAgainByAKey() {
        desktop_.key(QStringLiteral("Delete")); // the drop left the keys at the card
        QVERIFY(test::waitUntil([this] { return isModified(); }));
        save();
        QVERIFY(deckIn(file_) == before_);
    }

    void cleanupTestCase() {
        program_.terminate();
        if (!program_.waitForFinished()) program_.kill();
        program_.waitForFinished();
    }

private:
    /// The disc of a card's ability is the largest patch of its colour.
    QRect discOf(Ability ability) const {
        const QColor colour = cardPalette(QPalette(Qt::white)).of(ability);
        return test::largestPatch(desktop_.screenshot(), cardsArea, [colour](QColor c) {
            return std::abs(c.red() - colour.red()) + std::abs(c.green() - colour.green()) +
                       std::abs(c.blue() - colour.blue()) <
                   12;
        });
    }

    /// Once it is the only one of its ability, cards of others (that do not stand in the deck) are gone, and
    /// it keeps its place.
    bool findCard() {
        const QRect disc = discOf(Ability::Flip);
        const QPoint before = std::exchange(card_, disc.center());
        return disc.width() >= smallestDisc && disc.center() == before &&
               discOf(Ability::Damage).width() < smallestDisc;
    }

    bool isModified() const { return desktop_.titleOf(window_).contains(QLatin1Char('*')); }

    void save() {
        desktop_.key(QStringLiteral("ctrl+s"));
        QVERIFY(test::waitUntil([this] { return !isModified(); }));
    }

    void keep(const char* name) const {
        QDir().mkpath(QStringLiteral(STONEMASON_SCREENSHOTS));
        desktop_.screenshot().save(QStringLiteral(STONEMASON_SCREENSHOTS "/%1.png").arg(QLatin1String(name)));
    }

    const Desktop& desktop_;
    QTemporaryDir home_;
    QString file_;
    Deck before_;
    QProcess program_;
    QString window_;
    QPoint card_;
};

int main(int argc, char** argv) {
    const Desktop desktop(screenSize);
    qputenv("QT_QPA_PLATFORM", desktop.trouble().isEmpty() ? "xcb" : "offscreen");
    QApplication application(argc, argv);
    TestDeckDrag test(desktop);
    return QTest::qExec(&test, argc, argv);
}

#include "test_deck_drag.moc"
