// SPDX-License-Identifier: GPL-3.0-or-later
// One name, one type: two types of one name in one namespace, in files that end up in one program, break the
// one-definition rule without any message of the compiler or the linker.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString namedRoot = QStringLiteral(STONEMASON_RESOURCES "/..");

/// The text without comments, literals and preprocessor lines, so that each brace in it is one of the code's.
QString codeOf(const QString& text) {
    // Raw strings, strings, characters (but not the quotes within numbers), comments, the preprocessor's
    // lines.
    static const QRegularExpression other(QStringLiteral("R\"([^\\s()\\\\]{0,16})\\([\\s\\S]*?\\)\\1\""
                                                         "|\"(?:[^\"\\\\\\n]|\\\\.)*\""
                                                         "|(?<![0-9a-fA-F])'(?:[^'\\\\\\n]|\\\\.){1,12}'"
                                                         "|//[^\\n]*|/\\*[\\s\\S]*?\\*/"
                                                         "|(?<=\\n)[ \\t]*#(?:[^\\n\\\\]|\\\\[\\s\\S])*"));
    QString code = QLatin1Char('\n') + text;
    return code.replace(other, QStringLiteral(" "));
}

/// A scope that an open brace began.
struct Scope {
    bool isNamespace = false;
    QString name; ///< of a named namespace
};

/// The types that a text defines at namespace scope, with their namespaces; those in unnamed namespaces are
/// local.
QStringList typesOf(const QString& text) {
    static const QRegularExpression space(QStringLiteral(R"(\b(?:inline\s+)?namespace(?:\s+([\w:]+))?\s*$)"));
    static const QRegularExpression type(
        QStringLiteral(R"(\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*)?)"
                       R"((?:alignas\s*\([^)]*\)\s*)?(\w+)\s*(?:final\s*)?(?::(?!:)[^;{}()]*)?$)"));
    const QString code = codeOf(text);
    QList<Scope> scopes;
    QStringList types;
    qsizetype begin = 0; // of the statement at hand
    for (qsizetype at = 0; at < code.size(); ++at) {
        const QChar c = code[at];
        if (c == QLatin1Char('{')) {
            const QString head = code.mid(begin, at - begin);
            Scope scope;
            if (const auto found = space.match(head); found.hasMatch()) scope = {true, found.captured(1)};
            const bool isShared = std::all_of(scopes.cbegin(), scopes.cend(), [](const Scope& outer) {
                return outer.isNamespace && !outer.name.isEmpty();
            });
            if (const auto found = type.match(head); isShared && !scope.isNamespace && found.hasMatch()) {
                QString name;
                for (const Scope& outer : scopes)
                    name += outer.name + QStringLiteral("::");
                types << name + found.captured(1);
            }
            scopes << scope;
        } else if (c == QLatin1Char('}')) {
            if (!scopes.isEmpty()) scopes.removeLast();
        } else if (c != QLatin1Char(';')) {
            continue;
        }
        begin = at + 1;
    }
    return types;
}

/// The files of core and editor that define each type.
QMap<QString, QStringList> filesOfTypes() {
    QMap<QString, QStringList> files;
    for (const char* half : {"core", "editor"}) {
        QDirIterator walk(namedRoot + QLatin1Char('/') + QLatin1String(half),
                          {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (!file.open(QIODevice::ReadOnly)) return {};
            for (const QString& type : typesOf(QString::fromUtf8(file.readAll())))
                files[type] << file.fileName();
        }
    }
    return files;
}

} // namespace

class TestNames : public QObject {
    Q_OBJECT

private slots:
    void typesAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("types");
        const auto row = [](const char* name, const char* text, const QStringList& types) {
            QTest::newRow(name) << QString::fromLatin1(text) << types;
        };
        row("a struct", "namespace a { struct B { int c; }; }", {QStringLiteral("a::B")});
        row("namespaces", "namespace a::b { namespace c { class D final : public E<int> {}; } }",
            {QStringLiteral("a::b::c::D")});
        row("enums", "namespace a { enum class B : std::uint8_t { X }; enum C { Y }; }",
            {QStringLiteral("a::B"), QStringLiteral("a::C")});
        row("a template", "namespace a { template <typename T> requires X<T> struct B { T t; }; }",
            {QStringLiteral("a::B")});
        row("in a class", "namespace a { struct B { struct C {}; enum class D { E }; }; }",
            {QStringLiteral("a::B")});
        row("declared", "namespace a { struct B; class C; B f(C c) { return {}; } }", {});
        row("of a class, elsewhere", "namespace a { struct B::C { int d; }; }", {});
        row("in a function", "namespace a { void f() { struct B {}; } }", {});
        row("local", "namespace a { namespace { struct B {}; } struct C {}; }", {QStringLiteral("a::C")});
        row("not code",
            "namespace a { // struct B {\n const char* c = \"struct D {\"; /* struct E { */\n"
            "#define F struct G {\n}",
            {});
        row("literals", "namespace a { char b = '{'; int c = 1'000; char d = '\\''; struct E {}; }",
            {QStringLiteral("a::E")});
        row("raw", "namespace a { auto b = R\"(struct C { )\"; struct D {}; }", {QStringLiteral("a::D")});
    }
    void typesAreFound() {
        QFETCH(QString, text);
        QTEST(typesOf(text), "types");
    }

    void eachNameIsOneType() {
        const QMap<QString, QStringList> files = filesOfTypes();
        QVERIFY(files.size() > 1000); // it has looked at the program
        QVERIFY(files.contains(QStringLiteral("stonemason::kings_conflict::GameProfile")));
        QStringList faults;
        for (auto type = files.cbegin(); type != files.cend(); ++type)
            if (type->size() > 1)
                faults << type.key() + QStringLiteral(": ") + type->join(QStringLiteral(", "));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    /// What a game defines is in its own namespace: nothing of a game is in the root.
    void eachGameHasItsNamespace() {
        const QMap<QString, QStringList> files = filesOfTypes();
        QStringList faults;
        for (const char* name :
             {"ambush", "kings_conflict", "pocket_heroes", "text_map", "token_battle", "wastes"}) {
            const QString game = QLatin1String(name);
            const QString own = QStringLiteral("stonemason::%1::").arg(game);
            bool hasTypes = false;
            for (auto type = files.cbegin(); type != files.cend(); ++type)
                for (const QString& file : type.value()) {
                    const QString place = file.section(namedRoot + QLatin1Char('/'), 1);
                    if (!place.startsWith(QStringLiteral("core/%1/").arg(game)) &&
                        !place.startsWith(QStringLiteral("editor/%1/").arg(game)))
                        continue;
                    hasTypes = true;
                    if (!type.key().startsWith(own)) faults << place + QStringLiteral(": ") + type.key();
                }
            QVERIFY2(hasTypes, name);
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
};

STONEMASON_TEST(TestNames)
#include "test_names.moc"
