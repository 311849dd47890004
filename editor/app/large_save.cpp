// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/large_save.h"

#include "editor/app/open_documents.h"

#include <QPointer>

#include <algorithm>

namespace stonemason {

namespace {

// How much of the bar is done with each step.
constexpr int encodedPercent = 25;
constexpr int keptPercent = 50;
constexpr int writtenPercent = 95; ///< it is still to be flushed
constexpr int lookInterval = 50;   // ms

} // namespace

LargeSave::LargeSave(Steps steps)
    : steps_(std::move(steps))
    , encoding_(*this, [this](Encoded encoded) { take(std::move(encoded)); })
    , storing_(*this, [this](const Status& status) { conclude(status); }) {
    looking_.setInterval(lookInterval);
    connect(&looking_, &QTimer::timeout, this, &LargeSave::tellWritten);
    encoding_.start(
        [path = steps_.path, there = there_, bytes = steps_.bytes] {
            FileSystem system;
            *there = stampOf(system, path);
            return bytes();
        },
        [](const Result<std::string>& bytes) -> Encoded {
            if (!bytes) return {nullptr, bytes.error(), {}};
            return {std::make_shared<const std::string>(*bytes), std::monostate{}, hashOf(*bytes)};
        });
}

void LargeSave::giveUp() {
    if (hasEnded() || !writing_->giveUp()) return;
    isGivenUp_ = true;
    looking_.stop();
    encoding_.abandon();
    storing_.abandon();
    end();
}

void LargeSave::take(Encoded encoded) {
    if (!encoded.status) return conclude(encoded.status);
    bytes_ = std::move(encoded.bytes);
    hash_ = encoded.hash;
    emit progressed(encodedPercent);
    steps_.keep(hash_, [save = QPointer<LargeSave>(this)] {
        if (save && !save->hasEnded()) save->write();
    });
}

void LargeSave::write() {
    emit progressed(keptPercent);
    looking_.start();
    storing_.start(
        [write = steps_.write, bytes = bytes_, writing = writing_, there = *there_]() -> Result<std::string> {
            StoppableFiles files(writing, there);
            const Status status = write(files, *bytes);
            if (!status) return status.error();
            return std::string();
        },
        [](const Result<std::string>& stored) { return stored ? Status(std::monostate{}) : stored.error(); });
}

void LargeSave::conclude(const Status& status) {
    looking_.stop();
    status_ = status;
    end();
}

void LargeSave::tellWritten() {
    const auto size = std::max<std::int64_t>(1, std::int64_t(bytes_->size()));
    const std::int64_t written = std::min(writing_->bytesWritten(), size);
    emit progressed(keptPercent + int(written * (writtenPercent - keptPercent) / size));
}

} // namespace stonemason
