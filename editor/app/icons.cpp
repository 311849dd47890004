// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace stonemason {

namespace {

class SymbolicIconEngine : public QIconEngine {
public:
    explicit SymbolicIconEngine(QByteArray svg) : svg_(std::move(svg)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QByteArray colour = QGuiApplication::palette().color(group, role).name().toLatin1();
        QSvgRenderer renderer(QByteArray(svg_).replace("currentColor", colour));
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new SymbolicIconEngine(svg_); }

private:
    QByteArray svg_;
};

} // namespace

QIcon icon(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QIcon(new SymbolicIconEngine(file.readAll()));
}

} // namespace stonemason
