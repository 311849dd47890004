// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/files/large_save.h"

#include "editor/app/files/open_documents.h"

#include <QPointer>

namespace stonemason {

namespace {

// How much of the bar is done with each step.
constexpr int encodedPercent = 25;
constexpr int keptPercent = 50;
constexpr int writtenPercent = 95; ///< it is still to be flushed

} // namespace

LargeSave::LargeSave(Steps steps)
    : steps_(std::move(steps)), encoding_(*this, [this](Encoded encoded) { take(std::move(encoded)); }) {
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
    if (hasEnded()) return;
    if (storing_) return storing_->giveUp();
    isGivenUp_ = true;
    encoding_.abandon();
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
    storing_ = std::make_unique<StoppableWrite>(
        [write = steps_.write, bytes = bytes_](FileSystem& system) { return write(system, *bytes); },
        std::int64_t(bytes_->size()), *there_);
    connect(storing_.get(), &AwaitedWork::progressed, this, [this](int percent) {
        emit progressed(keptPercent + percent * (writtenPercent - keptPercent) / 100);
    });
    connect(storing_.get(), &AwaitedWork::ended, this, [this] {
        isGivenUp_ = storing_->isGivenUp();
        conclude(storing_->status());
    });
}

void LargeSave::conclude(const Status& status) {
    status_ = status;
    end();
}

} // namespace stonemason
