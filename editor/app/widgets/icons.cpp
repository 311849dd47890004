// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/icons.h"

#include <QCache>
#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include <QThreadStorage>

namespace stonemason {

namespace {

constexpr qsizetype mostParsed = 512;

class SymbolicIconEngine : public QIconEngine {
public:
    explicit SymbolicIconEngine(QString path) : path_(std::move(path)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        paintSvg(*painter, rect, path_, {{"currentColor", QGuiApplication::palette().color(group, role)}});
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SymbolicIconEngine(path_); }

private:
    QString path_;
};

} // namespace

QIcon icon(const QString& name) {
    const QString path = QStringLiteral(":/icons/%1.svg").arg(name);
    return QFile::exists(path) ? QIcon(new SymbolicIconEngine(path)) : QIcon();
}

void paintSvg(QPainter& painter, const QRectF& rect, const QString& path,
              std::initializer_list<SvgColour> colours) {
    // Cached because parsing takes longer than drawing. Not thread_local: compilers for Windows free such
    // variables before their destructors run.
    static QThreadStorage<QCache<QString, QSvgRenderer>> caches;
    QCache<QString, QSvgRenderer>& parsed = caches.localData();
    parsed.setMaxCost(mostParsed);
    QString key = path;
    for (const SvgColour& colour : colours)
        key += colour.colour.name();
    QSvgRenderer* renderer = parsed.object(key);
    if (!renderer) {
        QFile file(path);
        QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        for (const SvgColour& colour : colours)
            svg.replace(colour.name, colour.colour.name().toLatin1());
        renderer = new QSvgRenderer(svg);
        parsed.insert(key, renderer);
    }
    renderer->render(&painter, rect);
}

QIcon programIcon() {
    QSvgRenderer drawing(QStringLiteral(":/icons/stonemason.svg"));
    QIcon icon;
    for (const int size : {16, 32, 64, 128}) {
        QPixmap pixmap(size, size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        drawing.render(&painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace stonemason
