// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/format/file_system.h"

#include <atomic>
#include <cstdint>
#include <memory>

namespace stonemason {

/// How far the writing of one file is: shared by the thread that writes it and whoever waits for it. Every
/// member may be called on any thread.
class Writing {
public:
    /// False: the file has its place already, or is about to get it. Otherwise it never gets it, however long
    /// its writer goes on.
    bool giveUp();
    bool isGivenUp() const { return stage_ == Stage::GivenUp; }
    std::int64_t bytesWritten() const { return bytesWritten_; }

    /// For the writer: whether the file may take its place now.
    bool beginPlacing();
    void addWritten(std::int64_t bytes) { bytesWritten_ += bytes; }

private:
    enum class Stage : std::uint8_t { Open, Placing, GivenUp };

    std::atomic<Stage> stage_ = Stage::Open;
    std::atomic<std::int64_t> bytesWritten_ = 0;
};

/// The system's files for the writing of one file that can be given up: then writeFile() fails with
/// file/write, leaves what is at the path untouched and removes its temporary file as ever.
class StoppableFiles : public FileSystem {
public:
    explicit StoppableFiles(std::shared_ptr<Writing> writing) : writing_(std::move(writing)) {}

    ssize_t write(int file, const char* from, std::size_t count) override;
    int fsync(int file) override;
    int rename(const std::string& from, const std::string& to) override;

private:
    std::shared_ptr<Writing> writing_;
};

} // namespace stonemason
