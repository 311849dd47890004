// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/arguments.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;

namespace {

constexpr std::string_view colours[] = {"red", "blue"};
constexpr Option options[] = {
    {.name = "--flag", .letter = 'f'},
    {.name = "--other", .letter = 'x'},
    {.name = "--output", .letter = 'o', .value = "OUT"},
    {.name = "--colour", .value = "COLOUR", .choices = colours},
};

std::variant<Arguments, QString> parse(std::vector<std::string> words) {
    std::vector<char*> given;
    for (std::string& word : words)
        given.push_back(word.data());
    return parseArguments(given, options);
}

Arguments good(std::vector<std::string> words) {
    auto parsed = parse(std::move(words));
    return std::holds_alternative<Arguments>(parsed) ? std::get<Arguments>(parsed) : Arguments();
}

QString bad(std::vector<std::string> words) {
    auto parsed = parse(std::move(words));
    return std::holds_alternative<QString>(parsed) ? std::get<QString>(parsed) : QString();
}

using Words = std::vector<std::string>;

} // namespace

class TestArguments : public QObject {
    Q_OBJECT

private slots:
    void takesNothing() {
        const Arguments none = good({});
        QVERIFY(none.operands().empty());
        QVERIFY(!none.has("--flag"));
        QVERIFY(!none.value("--output"));
    }

    void takesOptionsAnywhere() {
        for (const Words& words : {Words{"--flag", "a", "b", "-o", "out"}, Words{"a", "--flag", "-oout", "b"},
                                   Words{"a", "b", "--output=out", "-f"}, Words{"-fo", "out", "a", "--", "b"},
                                   Words{"-foout", "a", "b"}}) {
            const Arguments arguments = good(words);
            QVERIFY(arguments.has("--flag"));
            QVERIFY(!arguments.has("--other"));
            QVERIFY(arguments.value("--output") == "out");
            QVERIFY(arguments.operands() == (Words{"a", "b"}));
        }
    }

    void endsOptionsAtTwoDashes() {
        const Arguments arguments = good({"-f", "--", "--flag", "-o", "--", "-"});
        QVERIFY(!arguments.value("--output"));
        QVERIFY(arguments.operands() == (Words{"--flag", "-o", "--", "-"}));
    }

    void takesOneDashForAFile() {
        QVERIFY(good({"-", "--flag"}).operands() == Words{"-"});
        QVERIFY(good({"--output", "-"}).value("--output") == "-");
        QVERIFY(good({"--output", "-"}).operands().empty());
    }

    void takesWhatFollowsForAValue() {
        QVERIFY(good({"-o", "--flag"}).value("--output") == "--flag");
        QVERIFY(good({"--output="}).value("--output") == "");
        QVERIFY(good({"--output=a=b"}).value("--output") == "a=b");
        QVERIFY(good({"-o", "--"}).value("--output") == "--");
    }

    void allowsAFlagTwice() { QVERIFY(good({"--flag", "-f"}).has("--flag")); }

    void refuses_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("named");
        const auto row = [](const char* name, const QStringList& words, const char* named) {
            QTest::newRow(name) << words << QString::fromLatin1(named);
        };
        row("unknown", {"--nonsense"}, "--nonsense");
        row("unknown with value", {"--nonsense=1"}, "--nonsense");
        row("shortened", {"--fla"}, "--fla");
        row("unknown letter", {"-q"}, "-q");
        row("unknown letter behind a known one", {"-fq"}, "-q");
        row("value missing", {"a", "--output"}, "--output");
        row("value missing behind letter", {"-o"}, "-o");
        row("value missing behind letters", {"-fo"}, "-o");
        row("value for a flag", {"--flag=1"}, "--flag");
        row("empty value for a flag", {"--flag="}, "--flag");
        row("not among the choices", {"--colour", "green"}, "red, blue");
        row("empty choice", {"--colour="}, "red, blue");
        row("twice", {"--colour=red", "--colour=red"}, "twice");
        row("twice, once short", {"-oa", "--output", "a"}, "twice");
    }

    void refuses() {
        QFETCH(QStringList, words);
        QFETCH(QString, named);
        Words given;
        for (const QString& word : words)
            given.push_back(word.toStdString());
        const QString problem = bad(given);
        QVERIFY2(problem.contains(named), qPrintable(problem));
    }

    void replacesWhatCannotBeShown() {
        QCOMPARE(bad({"--a\nb\xFF"}), QStringLiteral("there is no option --a\\u{0A}b\\xFF"));
    }
};

STONEMASON_GUILESS_TEST(TestArguments)
#include "test_arguments.moc"
