// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <array>

namespace stonemason {

class Settings;

/// The stamps that a person keeps for the boards of one game, as the texts that its ToolState makes of them.
/// With settings they are there again after a start.
class StampShelf : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    static constexpr int places = 8;
    /// Characters of a stamp's text at most: a hundred rows of a hundred cells. All settings are one file.
    static constexpr int largest = 10'200;

    /// Takes what is kept there, and keeps what comes there as well.
    /// @param settings outlive the shelf
    /// @param game whose stamps they are; a name that never changes
    void rememberIn(Settings& settings, const QString& game);

    /// @param place 1 to places
    /// Empty: nothing is kept there.
    const QString& stamp(int place) const { return stamps_.at(std::size_t(place - 1)); }
    /// False: the text is too long, and the place has what it had.
    bool keep(int place, const QString& stamp);

signals:
    void changed();

private:
    QString key(int place) const;

    std::array<QString, places> stamps_;
    Settings* settings_ = nullptr;
    QString game_;
};

} // namespace stonemason
