// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

namespace stonemason::test {

/// How many pages a PDF file has that Qt wrote; 0 for none.
inline int pagesIn(const QByteArray& pdf) {
    return pdf.startsWith("%PDF") ? int(pdf.count("/Type /Page\n")) : 0;
}

inline int pagesIn(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? pagesIn(file.readAll()) : 0;
}

} // namespace stonemason::test
