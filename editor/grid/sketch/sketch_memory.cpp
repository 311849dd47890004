// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/grid/sketch/sketch_memory.h"

#include "editor/app/files/document.h"
#include "editor/app/settings/settings.h"
#include "editor/grid/sketch/grid_sketch.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stonemason {

namespace {

/// A JSON object for each file, the most recently changed first.
constexpr SettingKey<QStringList> rememberedSketches{"board/sketches"};

QString fileOf(const QString& entry) {
    return QJsonDocument::fromJson(entry.toUtf8())[u"file"].toString();
}

QString entryOf(const QString& file, const SketchLook& look) {
    const QJsonObject object{{QStringLiteral("file"), file},        {QStringLiteral("picture"), look.path},
                             {QStringLiteral("shown"), look.shown}, {QStringLiteral("opacity"), look.opacity},
                             {QStringLiteral("scale"), look.scale}, {QStringLiteral("right"), look.right},
                             {QStringLiteral("down"), look.down}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace

std::optional<SketchLook> SketchMemory::lookOf(const QString& file) const {
    if (!settings_ || file.isEmpty()) return std::nullopt;
    const QStringList all = settings_->value(rememberedSketches);
    const auto found = std::ranges::find(all, file, fileOf);
    if (found == all.end()) return std::nullopt;
    const QJsonDocument entry = QJsonDocument::fromJson(found->toUtf8());
    SketchLook look;
    look.path = entry[u"picture"].toString();
    look.shown = entry[u"shown"].toBool(look.shown);
    look.opacity = entry[u"opacity"].toInt(look.opacity);
    look.scale = entry[u"scale"].toInt(look.scale);
    look.right = entry[u"right"].toInt(look.right);
    look.down = entry[u"down"].toInt(look.down);
    return look;
}

void SketchMemory::keep(const QString& file, const SketchLook& look) {
    if (!settings_ || file.isEmpty()) return;
    QStringList all = settings_->value(rememberedSketches);
    const QStringList before = all;
    all.removeIf([&file](const QString& entry) { return fileOf(entry) == file; });
    if (!look.path.isEmpty()) all.prepend(entryOf(file, look));
    if (all.size() > most) all.resize(most);
    if (all != before) settings_->setValue(rememberedSketches, all);
}

void SketchMemory::follow(Document& document, GridState& state) {
    GridSketch& sketch = GridSketch::of(state);
    if (const auto look = lookOf(document.path())) sketch.setLook(*look);
    const auto keepIt = [this, &document, &sketch] { keep(document.path(), sketch.look()); };
    connect(&sketch, &GridSketch::changed, this, keepIt);
    connect(&document, &Document::titleChanged, &sketch, [this, &document, &sketch, keepIt] {
        if (!sketch.look().path.isEmpty())
            keepIt(); // saved, perhaps under another name
        else if (const auto look = lookOf(document.path()))
            sketch.setLook(*look);
    });
}

} // namespace stonemason
