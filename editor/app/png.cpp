// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/png.h"

#include <QBuffer>
#include <QImage>

namespace stonemason {

namespace {

/// Takes what is written until it is ended: then it fails, and so does whoever writes.
class EndedBuffer : public QBuffer {
public:
    EndedBuffer(QByteArray* bytes, const WorkProgress& progress) : QBuffer(bytes), progress_(progress) {}

protected:
    qint64 writeData(const char* data, qint64 size) override {
        return goesOn(progress_, 1) ? QBuffer::writeData(data, size) : -1;
    }

private:
    const WorkProgress& progress_;
};

} // namespace

QByteArray pngBytes(const QImage& picture, const WorkProgress& progress) {
    QByteArray bytes;
    EndedBuffer buffer(&bytes, progress);
    if (picture.isNull() || !buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) return {};
    return bytes;
}

} // namespace stonemason
