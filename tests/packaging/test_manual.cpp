// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cli/console.h"
#include "editor/verbs/verbs.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace stonemason;

namespace {

QString text(std::string_view word) {
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

/// What stands between a heading and the next of its kind or above.
QString part(const QString& manual, const QString& heading) {
    const qsizetype begin = manual.indexOf(QLatin1Char('\n') + heading + QLatin1Char('\n'));
    if (begin < 0) return {};
    const bool isSection = heading.startsWith(QLatin1String(".Sh"));
    const QRegularExpression next(isSection ? QStringLiteral("\n\\.Sh ") : QStringLiteral("\n\\.S[hs] "));
    return manual.mid(begin, manual.indexOf(next, begin + 1) - begin);
}

/// The options that the terms of a verb's list name, as they are typed.
QSet<QString> listedOptions(const QString& section) {
    QSet<QString> options;
    const QRegularExpression flag(QStringLiteral("(?:Fl|,) (-?[a-z][a-z-]*)"));
    for (const QString& line : section.split(QLatin1Char('\n'))) {
        if (!line.startsWith(QLatin1String(".It Fl"))) continue;
        for (auto it = flag.globalMatch(line); it.hasNext();)
            options << QLatin1Char('-') + it.next().captured(1);
    }
    return options;
}

QSet<QString> optionNames(const Verb& verb) {
    QSet<QString> options;
    for (const Option& option : optionsOf(verb)) {
        options << text(option.name);
        if (option.letter) options << QStringLiteral("-") + QLatin1Char(option.letter);
    }
    return options;
}

/// The calls of a verb in the synopsis, one below the other.
QString callsOf(const QString& synopsis, std::string_view verb) {
    QString calls;
    for (const QString& call : synopsis.split(QStringLiteral("\n.Nm\n")))
        if (call.startsWith(QStringLiteral(".Cm %1\n").arg(text(verb)))) calls += call + QLatin1Char('\n');
    return calls;
}

} // namespace

/// The manual page against the table from which the program itself takes its verbs, options and help.
class TestManual : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QFile file(QStringLiteral(STONEMASON_PACKAGING "/stonemason.1"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        manual_ = QString::fromUtf8(file.readAll());
    }

    void describesEachOptionAndNoOther_data() { eachVerb(); }

    void describesEachOptionAndNoOther() {
        QFETCH(const Verb*, verb);
        const QString section = part(manual_, QStringLiteral(".Ss ") + text(verb->name));
        QVERIFY(!section.isEmpty());
        QCOMPARE(listedOptions(section), optionNames(*verb));
    }

    void namesEachChoice_data() { eachVerb(); }

    void namesEachChoice() {
        QFETCH(const Verb*, verb);
        const QString section = part(manual_, QStringLiteral(".Ss ") + text(verb->name));
        for (const Option& option : optionsOf(*verb))
            for (const std::string_view choice : option.choices) {
                const QRegularExpression word(QStringLiteral("Cm ([a-z-]+ , )*%1\\b").arg(text(choice)));
                QVERIFY2(section.contains(word), choice.data());
            }
    }

    void showsEachCall_data() { eachVerb(); }

    void showsEachCall() {
        QFETCH(const Verb*, verb);
        const QString calls = callsOf(part(manual_, QStringLiteral(".Sh SYNOPSIS")), verb->name);
        QVERIFY(!calls.isEmpty());
        for (const Option& option : optionsOf(*verb)) {
            const QRegularExpression flag(
                QStringLiteral("Fl (-%1|%2)( |\n)")
                    .arg(text(option.name.substr(2)))
                    .arg(option.letter ? QLatin1Char(option.letter) : QLatin1Char('-')));
            QVERIFY2(calls.contains(flag), option.name.data());
        }
    }

    void knowsNoOtherVerb() {
        QSet<QString> verbs;
        for (const Verb* verb : allVerbs())
            verbs << text(verb->name);
        QSet<QString> described;
        const QRegularExpression heading(QStringLiteral("\n\\.Ss ([^\n]+)\n"));
        for (auto it = heading.globalMatch(manual_); it.hasNext();)
            described << it.next().captured(1);
        QCOMPARE(described, verbs);
    }

    void reportsEveryExitStatus() {
        const QString section = part(manual_, QStringLiteral(".Sh EXIT STATUS"));
        for (const int status : {exitFine, exitProblems, exitUnusable, exitUnfinished})
            QVERIFY(section.contains(QStringLiteral("\n.It %1\n").arg(status)));
    }

private:
    static void eachVerb() {
        QTest::addColumn<const Verb*>("verb");
        for (const Verb* verb : allVerbs())
            QTest::newRow(verb->name.data()) << verb;
    }

    QString manual_;
};

STONEMASON_GUILESS_TEST(TestManual)
#include "test_manual.moc"
