// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/format/hmm.h"
#include "tests/support/test_program.h"
#include "tests/support/worlds.h"

#include <QTest>

namespace stonemason::pocket_heroes {

namespace {

const Thing speaker{ThingKind::Guard, 0};

/// The guard after it is copied into the other world.
struct Arrival {
    Arrival(const World& from, World to) : world(std::move(to)) {
        std::vector<Record> records{recordOf(from, speaker)};
        const BroughtTexts brought = bringTexts(records, from, world);
        world.texts.insert(world.texts.end(), brought.texts.begin(), brought.texts.end());
        message = std::get<Guard>(records.front().value).message;
        lost = brought.lost;
    }
    std::string words(Language language) const { return wordsOf(world, message, language); }

    World world;
    std::string message;
    int lost = 0;
};

} // namespace

class TestBroughtTexts : public QObject {
    Q_OBJECT

private slots:
    /// Keys are the same in all worlds: texts are shared only when their words are equal.
    void textsOfTheSameKeyAreNotTheSame() {
        const World ours = test::withSpeakingGuard(Version::Translated, Language::English, "Halt");
        const World theirs = test::withSpeakingGuard(Version::Translated, Language::English, "Come in");
        QCOMPARE(ours.guards[0].message, theirs.guards[0].message);
        const Arrival there(ours, theirs);
        QCOMPARE(there.words(Language::English), std::string("Halt"));
        QCOMPARE(wordsOf(there.world, theirs.guards[0].message, Language::English), std::string("Come in"));
        QCOMPARE(there.world.texts.size(), theirs.texts.size() + 1);
        QCOMPARE(there.lost, 0);
        const Arrival here(ours, ours);
        QCOMPARE(here.message, ours.guards[0].message);
        QCOMPARE(here.world.texts, ours.texts);
        // Who comes again says what is there already.
        QCOMPARE(Arrival(ours, there.world).world.texts, there.world.texts);
    }

    void onlyLanguagesOfBothComeAlong() {
        World both = test::withSpeakingGuard(Version::Translated, Language::English, "Halt");
        setLanguage(both, Language::Russian, true);
        setWords(both, speaker, TextKind::GuardMessage, Language::Russian, "Стой");
        const Arrival english(both, test::withSpeakingGuard(Version::Translated, Language::English, ""));
        QCOMPARE(english.world.texts.back().words, (decltype(Text::words){"Halt", ""}));
        QCOMPARE(english.world.texts.back().kind, TextKind::GuardMessage);
        const Arrival russian(both, test::withSpeakingGuard(Version::Translated, Language::Russian, ""));
        QCOMPARE(russian.world.texts.back().words, (decltype(Text::words){"", "Стой"}));
        const Arrival nothing(test::withSpeakingGuard(Version::Translated, Language::English, "Halt"),
                              test::withSpeakingGuard(Version::Translated, Language::Russian, ""));
        QCOMPARE(nothing.message, std::string());
        QCOMPARE(nothing.lost, 1);
        QVERIFY(bool(writeWorld(english.world)));
    }

    /// Two things that share a text still do; two things of different kinds do not.
    void oneTextComesOnce() {
        World from = test::withSpeakingGuard(Version::Translated, Language::English, "Halt");
        from.guards.push_back(from.guards[0]);
        from.items.push_back({Chest{}, {5, 5}, {}, from.guards[0].message});
        std::vector<Record> records{recordOf(from, speaker), recordOf(from, {ThingKind::Guard, 1}),
                                    recordOf(from, {ThingKind::Item, 0})};
        const World to = test::withSpeakingGuard(Version::Translated, Language::English, "Come in");
        const BroughtTexts brought = bringTexts(records, from, to);
        QCOMPARE(brought.texts.size(), std::size_t(2));
        QVERIFY(brought.texts[0].key != brought.texts[1].key);
        QCOMPARE(std::get<Guard>(records[0].value).message, brought.texts[0].key);
        QCOMPARE(std::get<Guard>(records[1].value).message, brought.texts[0].key);
        QCOMPARE(std::get<Item>(records[2].value).message, brought.texts[1].key);
        QVERIFY(!findText(to, brought.texts[0].key));
    }

    void plainWorldsGetTheWords() {
        const World plain = test::withSpeakingGuard(Version::Plain, Language::English, "");
        const auto saidBy = [&plain](const World& from) { return Arrival(from, plain).message; };
        QCOMPARE(saidBy(test::withSpeakingGuard(Version::Translated, Language::English, "Halt")),
                 std::string("Halt"));
        QCOMPARE(saidBy(test::withSpeakingGuard(Version::Translated, Language::Russian, "Стой")),
                 std::string("Стой"));
        QCOMPARE(saidBy(test::withSpeakingGuard(Version::Plain, Language::English, "Halt")),
                 std::string("Halt"));
        World dangling = test::withSpeakingGuard(Version::Translated, Language::English, "");
        dangling.guards[0].message = "no such key";
        QCOMPARE(saidBy(dangling), std::string());
        QCOMPARE(Arrival(dangling, plain).lost, 1);
    }

    /// They have no language: they become those of the first one there.
    void wordsOfPlainWorldsAreNoKeys() {
        World theirs = test::withSpeakingGuard(Version::Translated, Language::English, "Come in");
        theirs.texts.push_back({"Halt", TextKind::GuardMessage, {"another text", ""}});
        const Arrival there(test::withSpeakingGuard(Version::Plain, Language::English, "Halt"), theirs);
        QVERIFY(there.message != "Halt");
        QCOMPARE(there.words(Language::English), std::string("Halt"));
        const Arrival russian(test::withSpeakingGuard(Version::Plain, Language::English, "Halt"),
                              test::withSpeakingGuard(Version::Translated, Language::Russian, ""));
        QCOMPARE(russian.words(Language::Russian), std::string("Halt"));
    }
};

} // namespace stonemason::pocket_heroes

STONEMASON_APPLESS_TEST(stonemason::pocket_heroes::TestBroughtTexts)
#include "test_brought_texts.moc"
