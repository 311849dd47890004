// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/svg.h"

#include "editor/app/widgets/svg_engine.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stonemason {

namespace {

struct Svg {
    Q_DECLARE_TR_FUNCTIONS(Svg)
};

/// The text escaped for XML.
QByteArray escaped(QString text) {
    const auto isForbidden = [](QChar c) {
        return (c < QLatin1Char(' ') && c != u'\t' && c != u'\n' && c != u'\r') || c >= QChar(0xfffe);
    };
    std::replace_if(text.begin(), text.end(), isForbidden, QChar(QChar::ReplacementCharacter));
    return text.toHtmlEscaped().toUtf8();
}

} // namespace

// QSvgGenerator of Qt 6.4 ignores clips, writes titles unescaped, so that "&" breaks the file, and wraps each
// shape in a group with all attributes of pen and font.
QByteArray svgBytes(const SvgDrawing& drawing) {
    SvgDevice device(drawing.size);
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.paint(painter);
    painter.end();

    const QByteArray width = QByteArray::number(drawing.size.width());
    const QByteArray height = QByteArray::number(drawing.size.height());
    QByteArray bytes = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" +
                       width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + "\">\n";
    if (!drawing.title.isEmpty()) bytes += "<title>" + escaped(drawing.title) + "</title>\n";
    //: %1 is the program's name and version
    bytes += "<desc>" +
             escaped(Svg::tr("Drawn with %1").arg(QStringLiteral("Stonemason " STONEMASON_VERSION))) +
             "</desc>\n";
    if (!device.definitions().isEmpty()) bytes += "<defs>\n" + device.definitions() + "</defs>\n";
    bytes += "<g fill-rule=\"evenodd\">\n";
    constexpr QByteArrayView end = "</g>\n</svg>\n";
    const QByteArray elements = device.takeElements();
    bytes.reserve(bytes.size() + elements.size() + end.size());
    return bytes.append(elements).append(end);
}

} // namespace stonemason
