// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/app/files/document_opener.h"

#include <QByteArray>

namespace stonemason::test {

/// A document of FakeWorkspace that is too large to be read synchronously.
inline QByteArray large(const QByteArray& words) {
    const QByteArray line(1023, '.'); // one long line would be slow to show
    return "text: " + words + '\n' + (line + '\n').repeated(DocumentOpener::largestAtOnce / 1024);
}

} // namespace stonemason::test
