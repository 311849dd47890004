// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/e2e/desktop.h"

#include "tests/support/program_under_test.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QScreen>
#include <QStandardPaths>
#include <QTest>

#include <vector>

namespace stonemason::test {

namespace {

constexpr int startMilliseconds = 20'000;
constexpr int managerMilliseconds = 30'000;

} // namespace

Desktop::Desktop(QSize size) {
    for (const char* program : {"Xvfb", "openbox", "xdotool"}) {
        if (QStandardPaths::findExecutable(QLatin1String(program)).isEmpty()) {
            trouble_ = QStringLiteral("%1 is not installed").arg(QLatin1String(program));
            return;
        }
    }
    const QString screen = QStringLiteral("%1x%2x24").arg(size.width()).arg(size.height());
    server_.setStandardErrorFile(QProcess::nullDevice());
    server_.start(QStringLiteral("Xvfb"),
                  {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                   QStringLiteral("0"), screen, QStringLiteral("-nolisten"), QStringLiteral("tcp"),
                   QStringLiteral("-noreset")});
    if (!server_.waitForReadyRead(startMilliseconds)) { // it prints its number once it takes clients
        trouble_ = QStringLiteral("Xvfb did not start");
        return;
    }
    qputenv("DISPLAY", ":" + server_.readLine().trimmed());
    manager_.setStandardErrorFile(QProcess::nullDevice());
    manager_.start(QStringLiteral("openbox"), QStringList());
    if (!manager_.waitForStarted(startMilliseconds))
        trouble_ = QStringLiteral("openbox did not start");
    else if (!managesWindows())
        trouble_ = QStringLiteral("openbox does not manage windows");
}

Desktop::~Desktop() {
    for (QProcess* process : {&manager_, &server_}) {
        process->kill();
        process->waitForFinished();
    }
}

QString Desktop::xdotool(const QStringList& arguments) const {
    QProcess process;
    process.start(QStringLiteral("xdotool"), arguments);
    if (!process.waitForFinished(startMilliseconds)) qFatal("xdotool does not answer");
    return QString::fromUtf8(process.readAllStandardOutput()).trimmed();
}

QString Desktop::waitForWindow(const QString& titlePart, int seconds) const {
    QString found;
    waitUntil(
        [&] {
            found = xdotool({QStringLiteral("search"), QStringLiteral("--onlyvisible"),
                             QStringLiteral("--name"), titlePart});
            return !found.isEmpty();
        },
        seconds);
    return found.section(QLatin1Char('\n'), -1);
}

/// A window that comes before its manager is taken over later, and may be missed for as long.
bool Desktop::managesWindows() const {
    QElapsedTimer timer;
    timer.start();
    while (xdotool({QStringLiteral("get_num_desktops")}).isEmpty())
        if (timer.elapsed() > managerMilliseconds) return false;
    return true;
}

QString Desktop::windows() const {
    const auto found = [this](const QStringList& which) {
        const QString ids = xdotool(QStringList{QStringLiteral("search")} + which +
                                    QStringList{QStringLiteral("--name"), QStringLiteral(".")});
        return ids.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    };
    const QStringList shown = found({QStringLiteral("--onlyvisible")});
    QStringList titles;
    for (const QString& window : found({}))
        titles += titleOf(window) + (shown.contains(window) ? QString() : QStringLiteral(" (not shown)"));
    return titles.join(QStringLiteral(", "));
}

QString Desktop::titleOf(const QString& window) const {
    return xdotool({QStringLiteral("getwindowname"), window});
}

void Desktop::activate(const QString& window) const {
    xdotool({QStringLiteral("windowactivate"), QStringLiteral("--sync"), window});
}

namespace {

/// The milliseconds that a key is held and let go. Wine loses quick ones.
QString keyDelay() {
    return isForWindows() ? QStringLiteral("100") : QStringLiteral("12");
}

} // namespace

void Desktop::key(const QString& keys) const {
    xdotool({QStringLiteral("key"), QStringLiteral("--clearmodifiers"), QStringLiteral("--delay"), keyDelay(),
             keys});
}

void Desktop::type(const QString& text) const {
    xdotool({QStringLiteral("type"), QStringLiteral("--clearmodifiers"), QStringLiteral("--delay"),
             keyDelay(), text});
}

namespace {

QStringList moveTo(QPoint to) {
    return {QStringLiteral("mousemove"), QStringLiteral("--sync"), QString::number(to.x()),
            QString::number(to.y())};
}

const QStringList press{QStringLiteral("mousedown"), QStringLiteral("1")};
const QStringList release{QStringLiteral("mouseup"), QStringLiteral("1")};

} // namespace

void Desktop::click(QPoint at) const {
    xdotool(moveTo(at) + press + release);
}

void Desktop::drag(const QList<QPoint>& points) const {
    // Windows has a program know where the pointer is, not which way it came.
    if (isForWindows()) return dragAndDrop(points);
    QStringList commands = moveTo(points.front()) + press;
    for (const QPoint point : points.mid(1))
        commands += moveTo(point);
    xdotool(commands + release);
}

/// What is dragged moves with the pointer: every step is seen on the screen, but for Windows, where it is
/// part of the pointer, which no screenshot has.
void Desktop::dragAndDrop(const QList<QPoint>& points) const {
    const int seconds = isForWindows() ? 2 : 60;
    xdotool(moveTo(points.front()) + press);
    for (const QPoint point : points.mid(1)) {
        const QImage before = screenshot();
        xdotool(moveTo(point));
        waitUntil([&] { return screenshot() != before; }, seconds);
    }
    xdotool(release);
}

QImage Desktop::screenshot() const {
    return QGuiApplication::primaryScreen()->grabWindow(0).toImage().convertToFormat(QImage::Format_RGB32);
}

bool waitUntil(const std::function<bool()>& condition, int seconds) {
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
        if (timer.elapsed() > seconds * 1000) return false;
        QTest::qWait(50);
    }
    return true;
}

QRect largestPatch(const QImage& image, QRect area, const std::function<bool(QColor)>& isOfKind) {
    area &= image.rect();
    std::vector<bool> seen(std::size_t(image.width()) * std::size_t(image.height()));
    const auto take = [&](QPoint at) {
        const std::size_t index = std::size_t(at.y()) * std::size_t(image.width()) + std::size_t(at.x());
        if (seen[index] || !isOfKind(image.pixelColor(at))) return false;
        seen[index] = true;
        return true;
    };
    std::size_t largest = 0;
    QRect best;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x) {
            if (!take({x, y})) continue;
            std::vector<QPoint> patch{{x, y}};
            QRect bounds(x, y, 1, 1);
            for (std::size_t i = 0; i < patch.size(); ++i)
                for (QPoint step : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)}) {
                    const QPoint to = patch[i] + step;
                    if (!area.contains(to) || !take(to)) continue;
                    patch.push_back(to);
                    bounds |= QRect(to, QSize(1, 1));
                }
            if (patch.size() > largest) {
                largest = patch.size();
                best = bounds;
            }
        }
    return best;
}

} // namespace stonemason::test
