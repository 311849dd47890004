// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/text/map_vocabulary.h"
#include "editor/kings_conflict/text/message_tables.h"
#include "editor/text/message_tables.h"
#include "tests/support/profile.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::test;

namespace {

/// An argument that is shown as it is, in quotes, wherever a kind of arguments can be.
Argument exampleOf(ArgumentKind kind) {
    switch (kind) {
    case ArgumentKind::Number:
    case ArgumentKind::Count:
    case ArgumentKind::Tenths:
    case ArgumentKind::Hundredths:
    case ArgumentKind::Card:
    case ArgumentKind::Bytes:
    case ArgumentKind::RowOrColumn:
    case ArgumentKind::SystemError:
    case ArgumentKind::Rank:
    case ArgumentKind::Player:
    case ArgumentKind::Creature:
    case ArgumentKind::Language: return 2;
    case ArgumentKind::Cell: return Cell{1, 2};
    case ArgumentKind::Cells: return std::vector<Cell>{{1, 2}, {3, 4}};
    default: return std::string("safe");
    }
}

Message exampleOf(const MessageText& text) {
    Message message{text.id};
    for (std::size_t i = 0; i < text.kinds.size(); ++i)
        message.arguments.push_back(exampleOf(text.kinds[i]));
    return message;
}

struct SpokenTable {
    const char* context;
    std::span<const MessageText> rows;
};

std::vector<SpokenTable> spokenTables() {
    std::vector<SpokenTable> all{
        {problemContext, problemTexts()}, {fixContext, fixTexts()}, {errorContext, errorTexts()}};
    for (const GameTexts* game : allGameTexts())
        for (const GameTexts::Table table : game->errors)
            if (table) all.push_back({errorContext, table()});
    return all;
}

} // namespace

/// What a sentence quotes and its argument brings in quotes, too, is in quotes once.
class TestQuotes : public QObject {
    Q_OBJECT

private slots:
    void everySentenceQuotesOnce_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "pl"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void everySentenceQuotesOnce() {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/stonemason_") + language));
        QVERIFY(QCoreApplication::installTranslator(&translator));
        const Vocabulary none;
        const MapVocabulary ofGame(kingsConflict());
        QStringList wrong;
        int quoted = 0;
        for (const SpokenTable& table : spokenTables())
            for (const MessageText& row : table.rows)
                for (const Vocabulary* words : {&none, static_cast<const Vocabulary*>(&ofGame)})
                    for (const Phrase& phrase : {row.headline, row.sentence}) {
                        if (!phrase.one) continue;
                        const QString shown = spoken(table.context, row, phrase, exampleOf(row), *words);
                        quoted += shown.contains(u'“') || shown.contains(u'„') ? 1 : 0;
                        for (const char16_t* twice : {u"““", u"„„", u"””"})
                            if (shown.contains(QStringView(twice))) wrong += shown;
                    }
        QCoreApplication::removeTranslator(&translator);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        QVERIFY(quoted > 50);
    }
};

STONEMASON_GUILESS_TEST(TestQuotes)
#include "test_quotes.moc"
