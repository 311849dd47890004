// SPDX-License-Identifier: GPL-3.0-or-later
// What sources may use where, so that nothing in a file can run, load or fetch anything.
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

const QString sourceRoot = QStringLiteral(STONEMASON_RESOURCES "/..");

/// The lines of sources and build files below a folder that the pattern is found in, as "core/a.cpp: LINE".
QStringList linesWith(const QString& folder, const QString& pattern, const QString& without = {}) {
    const QRegularExpression expression(pattern);
    QStringList found;
    QDirIterator files(sourceRoot + u'/' + folder, {"*.cpp", "*.h", "CMakeLists.txt"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        const QString name = file.fileName().mid(sourceRoot.size() + 1);
        if (!without.isEmpty() && name.startsWith(without)) continue;
        if (!file.open(QIODevice::ReadOnly)) found += name + QStringLiteral(": cannot be read");
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
            if (expression.match(line).hasMatch()) found += name + QStringLiteral(": ") + line.trimmed();
    }
    return found;
}

/// Headers of Qt and of the system that open sockets.
const QString sockets = QStringLiteral(
    "#include "
    "<(Q(Tcp|Udp|Ssl|Network|Dns|Dtls|Sctp|WebSocket|Http)\\w*|QAbstractSocket|QLocal(Socket|Server)|"
    "QHost(Address|Info)|QtNetwork.*|(sys/socket|sys/un|netdb|arpa/inet|netinet/"
    ".*|winsock2?|ws2tcpip)\\.h)>");

} // namespace

class TestSources : public QObject {
    Q_OBJECT

private slots:
    void onlyPlayOverTheNetworkOpensSockets() {
        QCOMPARE(linesWith("core", sockets), QStringList());
        QCOMPARE(linesWith("editor", sockets, "editor/lan/"), QStringList());
        QCOMPARE(
            linesWith("editor", "Qt6::Network"),
            QStringList("editor/lan/CMakeLists.txt: target_link_libraries(editor_lan PUBLIC Qt6::Network)"));
        QVERIFY(!linesWith("editor/lan", sockets).isEmpty());
    }

    void nothingRunsOrLoadsPrograms() {
        const QString pattern =
            "#include <(QProcess|QLibrary|QPluginLoader|QDesktopServices|QJSEngine|QQml\\w*|QWebEngine\\w*|"
            "dlfcn.h|spawn.h)>|\\b(std::system|popen|execv\\w*|execl\\w*|posix_spawn\\w*|CreateProcess\\w*|"
            "ShellExecute\\w*|LoadLibrary\\w*|dlopen|fork)\\(";
        QStringList found = linesWith("core", pattern) + linesWith("editor", pattern);
        found.sort();
        // The links in the program's own guide, and only after asking; the command's own other half, from the
        // place where it is installed.
        QCOMPARE(found,
                 QStringList({"editor/application.cpp: #include <QDesktopServices>",
                              "editor/verbs/program_posix.cpp: execv(window.c_str(), argv);",
                              "editor/verbs/program_windows.cpp: const BOOL isStarted = "
                              "::CreateProcessW(window.c_str(), call.data(), nullptr, nullptr, TRUE, 0, "
                              "nullptr,"}));
    }

    /// Views of pages would load what a page names; that of the guide shows the program's own pages only.
    void nothingShowsPages() {
        const QString pattern =
            "#include <(QTextBrowser|QTextEdit|QTextDocument|QWebView)>|setOpenExternalLinks";
        QCOMPARE(linesWith("editor", pattern, "editor/help/"), QStringList());
    }

    /// What a system does in its own way is in NAME_posix.cpp and NAME_windows.cpp, which the build chooses
    /// from.
    void onlyFilesOfASystemKnowIt() {
        const QString pattern =
            "#include <(csignal|(windows|io|aclapi|shellapi|winsock2?|ws2tcpip|unistd|fcntl|poll|dirent|sys/"
            "(?!types)\\w+)\\.h)>|^\\s*#\\s*(el)?if.*(_WIN32|__linux__|__unix__|Q_OS_)";
        QStringList found = linesWith("core", pattern) + linesWith("editor", pattern);
        QVERIFY(!found.isEmpty());
        found = found.filter(
            QRegularExpression("^(?!\\S*_(posix|windows)\\.(h|cpp):|core/format/windows_calls\\.(h|cpp):)"));
        QCOMPARE(found, QStringList());
    }

    void coreKnowsNoQt() { QCOMPARE(linesWith("core", "#include <Q"), QStringList()); }
};

STONEMASON_APPLESS_TEST(TestSources)
#include "test_sources.moc"
