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

/// The games, as folders of core and editor and as namespaces.
const QStringList namedGames = QStringLiteral(STONEMASON_GAMES).split(u',');

/// A scope that an open brace began.
struct Scope {
    bool isNamespace = false;
    QString name; ///< of a named namespace
};

/// Whether these are namespace stonemason and no other.
bool isRoot(const QList<Scope>& scopes) {
    return scopes.size() == 1 && scopes[0].isNamespace && scopes[0].name == QLatin1String("stonemason");
}

/// What a text defines at namespace scope, with its namespaces.
struct Definitions {
    QStringList types;  ///< but for those in unnamed namespaces, which are local
    QStringList inRoot; ///< statements in namespace stonemason itself but for declarations and instantiations
                        ///< of types
};

Definitions definitionsOf(const QString& text) {
    static const QRegularExpression space(QStringLiteral(R"(\b(?:inline\s+)?namespace(?:\s+([\w:]+))?\s*$)"));
    static const QRegularExpression declaration(QStringLiteral(
        R"(^(?:template\s*<[^;]*>\s*)?(?:class|struct|enum(?:\s+(?:class|struct))?)\s+\w+(?:\s*:\s*[\w:]+)?$)"
        R"(|^(?:extern )?template class [^;]*$)"));
    static const QRegularExpression type(
        QStringLiteral(R"(\b(?:class|struct|union|enum(?:\s+(?:class|struct))?)\s+(?:\[\[[^\]]*\]\]\s*)?)"
                       R"((?:alignas\s*\([^)]*\)\s*)?(\w+)\s*(?:final\s*)?(?::(?!:)[^;{}()]*)?$)"));
    const QString code = codeOf(text);
    QList<Scope> scopes;
    Definitions found;
    qsizetype begin = 0; // of the statement at hand
    for (qsizetype at = 0; at < code.size(); ++at) {
        const QChar c = code[at];
        if (c == QLatin1Char('{')) {
            const QString head = code.mid(begin, at - begin);
            Scope scope;
            if (const auto match = space.match(head); match.hasMatch()) scope = {true, match.captured(1)};
            if (isRoot(scopes) && !scope.isNamespace) found.inRoot << head.simplified();
            const bool isShared = std::all_of(scopes.cbegin(), scopes.cend(), [](const Scope& outer) {
                return outer.isNamespace && !outer.name.isEmpty();
            });
            if (const auto match = type.match(head); isShared && !scope.isNamespace && match.hasMatch()) {
                QString name;
                for (const Scope& outer : scopes)
                    name += outer.name + QStringLiteral("::");
                found.types << name + match.captured(1);
            }
            scopes << scope;
        } else if (c == QLatin1Char('}')) {
            if (!scopes.isEmpty()) scopes.removeLast();
        } else if (c == QLatin1Char(';')) {
            const QString statement = code.mid(begin, at - begin).simplified();
            if (isRoot(scopes) && !statement.isEmpty() && !declaration.match(statement).hasMatch())
                found.inRoot << statement;
        } else {
            continue;
        }
        begin = at + 1;
    }
    return found;
}

QStringList typesOf(const QString& text) {
    return definitionsOf(text).types;
}

/// The text of each source of core and editor, by its place in the tree.
QMap<QString, QString> textsOfSources() {
    QMap<QString, QString> texts;
    for (const char* half : {"core/", "editor/"}) {
        QDirIterator walk(namedRoot + QLatin1Char('/') + QLatin1String(half),
                          {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            QFile file(walk.next());
            if (!file.open(QIODevice::ReadOnly)) return {};
            texts[file.fileName().mid(namedRoot.size() + 1)] = QString::fromUtf8(file.readAll());
        }
    }
    return texts;
}

/// The files that define each type.
QMap<QString, QStringList> filesOfTypes() {
    QMap<QString, QStringList> files;
    const QMap<QString, QString> texts = textsOfSources();
    for (auto text = texts.cbegin(); text != texts.cend(); ++text)
        for (const QString& type : typesOf(*text))
            files[type] << text.key();
    return files;
}

bool isOf(const QString& game, const QString& file) {
    return file.startsWith(QStringLiteral("core/%1/").arg(game)) ||
           file.startsWith(QStringLiteral("editor/%1/").arg(game));
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

    void definitionsInTheRootAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("declared") << "namespace stonemason { class A; struct B; enum class C : int; }" << 0;
        QTest::newRow("a template declared")
            << "namespace stonemason { template <typename T> class A; }" << 0;
        QTest::newRow("a template instantiated")
            << "namespace stonemason { extern template class A<a::B>; template class A<a::B>; }" << 0;
        QTest::newRow("a type") << "namespace stonemason { struct A {}; }" << 1;
        QTest::newRow("a function") << "namespace stonemason { int f(); int g() { return 1; } }" << 2;
        QTest::newRow("a constant") << "namespace stonemason { inline constexpr int a = 1; }" << 1;
        QTest::newRow("another name") << "namespace stonemason { using A = int; }" << 1;
        QTest::newRow("of a game") << "namespace stonemason::a { struct A {}; int f(); }" << 0;
        QTest::newRow("outside") << "int main() { return 0; }" << 0;
    }
    void definitionsInTheRootAreFound() {
        QFETCH(QString, text);
        QTEST(int(definitionsOf(text).inRoot.size()), "count");
    }

    /// What a game defines is in its own namespace: in the root it declares what is defined elsewhere at
    /// most.
    void eachGameHasItsNamespace() {
        const QMap<QString, QString> texts = textsOfSources();
        QStringList faults;
        for (const QString& game : namedGames) {
            const QString own = QStringLiteral("stonemason::%1::").arg(game);
            bool hasTypes = false;
            for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
                if (!isOf(game, text.key())) continue;
                const Definitions found = definitionsOf(*text);
                hasTypes = hasTypes || !found.types.isEmpty();
                for (const QString& each : found.types + found.inRoot)
                    if (!each.startsWith(own)) faults << text.key() + QStringLiteral(": ") + each;
            }
            QVERIFY2(hasTypes, qPrintable(game));
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    /// A game is one line of the list of games; besides, only recognition, which weighs the forms of all
    /// games, knows it by its name.
    void fewFilesNameAGame() {
        constexpr qsizetype most = 3; // and the list itself
        const QMap<QString, QString> titles{
            {QStringLiteral("kings_conflict"), QStringLiteral("King's Conflict")},
            {QStringLiteral("token_battle"), QStringLiteral("Token Battle")},
            {QStringLiteral("wastes"), QStringLiteral("War in the Wastes")},
            {QStringLiteral("pocket_heroes"), QStringLiteral("Pocket Heroes")}};
        static const QRegularExpression comment(QStringLiteral("//[^\\n]*"));
        static const QRegularExpression join(QStringLiteral("\"\\s*\"")); // of the lines of one literal
        const QMap<QString, QString> texts = textsOfSources();
        for (const QString& game : namedGames) {
            const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(game));
            QStringList files;
            for (auto text = texts.cbegin(); text != texts.cend(); ++text) {
                if (isOf(game, text.key())) continue;
                const QString code = QString(*text).remove(comment).remove(join);
                const bool hasTitle = titles.contains(game) && code.contains(titles[game]);
                if (hasTitle || word.match(code).hasMatch()) files << text.key();
            }
            QVERIFY2(files.size() <= most, qPrintable(game + QStringLiteral(": ") + files.join(u' ')));
        }
    }
};

STONEMASON_TEST(TestNames)
#include "test_names.moc"
