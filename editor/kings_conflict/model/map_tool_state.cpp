// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/kings_conflict/model/map_tool_state.h"

#include "core/kings_conflict/format/block_text.h"

#include <QSet>

#include <algorithm>

namespace stonemason::kings_conflict {

namespace {

/// Whether the tool depends on the current digit; the eyedropper does because it sets it.
bool paintsDigit(const QString& tool) {
    static const QSet<QString> others{QStringLiteral("raise"), QStringLiteral("select"),
                                      QStringLiteral("wand"),  QStringLiteral("select-same"),
                                      QStringLiteral("stamp"), QStringLiteral("eraser"),
                                      QStringLiteral("river"), QStringLiteral("road")};
    return !others.contains(tool);
}

/// The first line of a kept stamp, whose rows do not determine the kind of layer.
QString kindLine(LayerKind kind) {
    return kind == LayerKind::Terrain ? QStringLiteral("terrain\n") : QStringLiteral("hint\n");
}

} // namespace

MapToolState::MapToolState(const GameProfile& game, QObject* parent)
    : ToolState(parent), game_(game), tile_(game.tiles.front().code) {
    for (const Tile& tile : game.tiles) {
        if (tile.code != game.plainTile) { // the plain tile on a plain map would show nothing
            tile_ = tile.code;
            break;
        }
    }
}

void MapToolState::setTile(Code code) {
    if (tile_ == code) return;
    tile_ = code;
    emit paintChanged();
}

void MapToolState::setDigit(Code digit) {
    if (!paintsDigit(tool())) setTool(QStringLiteral("brush"));
    digit = std::clamp(digit, '0', '9');
    if (digit_ == digit) return;
    digit_ = digit;
    emit paintChanged();
}

void MapToolState::setRamp(const RampEnds& ends) {
    if (ends == ramp_) return;
    ramp_ = ends;
    emit slopesChanged();
}

void MapToolState::setSlope(const Slope& slope) {
    if (slope == slope_) return;
    slope_ = slope;
    emit slopesChanged();
}

void MapToolState::setStamp(Block block) {
    if (block == stamp_) return;
    stamp_ = std::move(block);
    emit stampChanged();
}

QString MapToolState::stampText() const {
    if (stamp_.codes.empty()) return {};
    return kindLine(stamp_.kind) + QString::fromStdString(writeBlock(stamp_));
}

bool MapToolState::setStampText(const QString& text) {
    for (const LayerKind kind : {LayerKind::Terrain, LayerKind::Hint}) {
        const QString line = kindLine(kind);
        if (!text.startsWith(line)) continue;
        auto block = readBlock(text.mid(line.size()).toStdString(), game_, kind);
        if (block) setStamp(std::move(block).value());
        return bool(block);
    }
    return false;
}

} // namespace stonemason::kings_conflict
