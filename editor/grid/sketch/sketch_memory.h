// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <optional>

namespace stonemason {

class GridState;
class Document;
class Settings;
struct SketchLook;

/// Remembers which picture each file was traced from. Of more than `most` files the one that was changed
/// longest ago is forgotten.
class SketchMemory : public QObject {
public:
    using QObject::QObject;

    static constexpr int most = 30;

    /// They outlive this. Without settings nothing is remembered.
    void rememberIn(Settings& settings) { settings_ = &settings; }

    /// Gives the board the picture of the document's file, and remembers what becomes of it, under the name
    /// that the file then has.
    void follow(Document& document, GridState& state);

    /// The remembered picture of a file.
    std::optional<SketchLook> lookOf(const QString& file) const;

private:
    void keep(const QString& file, const SketchLook& look);

    Settings* settings_ = nullptr;
};

} // namespace stonemason
