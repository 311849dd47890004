// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "editor/text/error_text.h"
#include "editor/text/names.h"
#include "editor/text/visible_words.h"
#include "editor/text_map/model/text_map_document.h"

#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include <algorithm>

// Text maps and the bytes of their files.

namespace stonemason::text_map {

QString charsetName(Charset charset) {
    switch (charset) {
    case Charset::Utf8: return QStringLiteral("UTF-8");
    case Charset::Cp437: return TextMapDocument::tr("CP437 (DOS)");
    case Charset::ShiftJis: return TextMapDocument::tr("Shift-JIS (Japanese)");
    case Charset::Cp1252: break;
    }
    return TextMapDocument::tr("CP1252 (Windows)");
}

Result<std::string> TextMapDocument::bytesFor(const QString&) const {
    return writeTextMap(map_);
}

Document::BytesWriter TextMapDocument::bytesWriterFor(const QString&) const {
    const std::int64_t cells = std::int64_t{map_.cells.size().rows} * map_.cells.size().columns;
    return cells > largestSavedAtOnce ? recoveryWriter() : BytesWriter();
}

Document::RecoveryWriter TextMapDocument::recoveryWriter() const {
    return [map = map_] { return writeTextMap(map); };
}

Status TextMapDocument::reload(const std::string& bytes) {
    const auto charset = hasChosenCharset_ ? std::optional(charsetOf(map_)) : std::nullopt;
    auto read = readMapOf(bytes, mapNumber(), charset);
    if (!read) read = readMapOf(bytes, {}, {}); // it is made of other characters or maps by now
    if (!read) return read.error();
    levelCount_ = int(levelMapsIn(bytes).size());
    replace(reloadText(), std::move(read).value());
    return std::monostate{};
}

Status TextMapDocument::reloadFrom(Document& read) {
    auto& other = static_cast<TextMapDocument&>(read);
    levelCount_ = other.levelCount_;
    replace(reloadText(), std::move(other.map_));
    return std::monostate{};
}

QString TextMapDocument::noteWhenOpened() const {
    QStringList notes{partNote(), gameNote(), charsetNote(), manyCreatures(), unknownCharacters()};
    notes.removeAll(QString());
    return notes.join(u'\n');
}

QString TextMapDocument::partNote() const {
    const int maps = levelCount_;
    if (maps <= 1) return {};
    const int number = mapNumber();
    if (number == wholeFileNumber)
        //: %n is the number of maps
        return tr(
            "There are %n map(s) in this file, which is shown whole; Map > Maps in the File chooses one.",
            nullptr, maps);
    QString name = QString::fromStdString(map_.frame->map.name);
    //: after "in the file": the name of a map
    if (!name.isEmpty()) name = tr(", “%1”").arg(visibleWords(name));
    //: %1 is a name in quotes with a blank before it, or nothing; %2 and %3 are numbers
    return tr("This is map %2 of %3 in the file%1; all else in it stays as it is.")
        .arg(name, QString::number(number + 1), QString::number(maps));
}

QString TextMapDocument::gameNote() const {
    const GlyphPreset* game = recognisedGame();
    if (!game) return {};
    //: %1 is a game
    return tr("The characters are read as those of %1; Map > Characters of a Game chooses another reading.")
        .arg(localText(game->name));
}

QString TextMapDocument::charsetNote() const {
    if (map_.encoding == Encoding::Utf8) return {};
    if (map_.encoding == Encoding::ShiftJis)
        return tr("This file is taken for Shift-JIS; Map > Characters of the File chooses another reading.");
    //: %1 is a character set such as CP437
    return tr("This file is made of single bytes, which are taken for %1; Map > Characters of the File "
              "chooses "
              "another reading.")
        .arg(charsetName(charsetOf(map_)));
}

/// Lists the letters that are too frequent to be creatures.
QString TextMapDocument::manyCreatures() const {
    constexpr std::int64_t mostCreatures = 9;
    constexpr std::int64_t share = 40; // of the cells that hold something, one in so many
    constexpr qsizetype mostNamed = 10;
    std::int64_t held = 0;
    for (std::size_t sign = 0; sign < codes_.size(); ++sign)
        if (!signs_.isNothing(codes_[sign]) && codes_[sign] != signs_.blank()) held += counts_[sign];
    QStringList letters;
    for (std::size_t sign = 0; sign < codes_.size(); ++sign) {
        const TileIndex code = codes_[sign];
        const QString text = signs_.shown(code);
        const bool isCreature = !signs_.chosenMeaning(code) && signs_.row(code) && !signs_.isWall(code) &&
                                text.size() == 1 && text[0].isLetter();
        if (isCreature && counts_[sign] > mostCreatures && share * counts_[sign] > held) letters += text;
    }
    if (letters.isEmpty()) return {};
    if (letters.size() > mostNamed) letters = letters.first(mostNamed) + QStringList(QStringLiteral("…"));
    //: %1 is a list of letters
    return tr("These letters stand in many cells and count as creatures on floor: %1. If they are walls, "
              "trees or water, right-click one to say so.")
        .arg(QLocale().createSeparatedList(letters));
}

QString TextMapDocument::unknownCharacters() const {
    constexpr qsizetype mostNamed = 10;
    QStringList unknown;
    for (std::size_t sign = 0; sign < codes_.size(); ++sign)
        if (counts_[sign] > 0 && !signs_.isNothing(codes_[sign]) && !signs_.row(codes_[sign]))
            unknown += signs_.shown(codes_[sign]);
    if (unknown.isEmpty()) return {};
    if (unknown.size() > mostNamed) unknown = unknown.first(mostNamed) + QStringList(QStringLiteral("…"));
    //: %1 is a list of characters
    return tr("The program does not know these characters, so they count as floor: %1. Right-click one to "
              "say "
              "what it is.")
        .arg(QLocale().createSeparatedList(unknown));
}

QString TextMapDocument::lossWhenSavedAs(const QString& path) const {
    const QFileInfo file(path);
    if (file.suffix().compare(QLatin1String("ambush"), Qt::CaseInsensitive) == 0)
        //: %1 is a file's name
        return tr("%1 would open as a pattern of ambushes; a .txt file opens as a map.")
            .arg(visibleWords(file.fileName()));
    const bool isRemembered = hasChosenCharset_ && path == this->path();
    if (map_.encoding == Encoding::Utf8 || isRemembered) return {};
    const std::string bytes = writeTextMap(map_);
    const Charset next = likelyCharset(bytes);
    const auto isAscii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (next == charsetOf(map_) || std::ranges::all_of(bytes, isAscii)) return {};
    //: %1 is a file's name, %2 and %3 are character sets such as CP437
    return tr("%1 would open as %2 the next time, since its bytes look like that; Map > Characters of the "
              "File "
              "makes it %3 again.")
        .arg(visibleWords(file.fileName()), charsetName(next), charsetName(charsetOf(map_)));
}

std::vector<LevelMap> TextMapDocument::levelMaps() const {
    if (!map_.frame && map_.cells.size().area() > maximumFileSize) return {};
    return levelMapsIn(writeTextMap(map_));
}

std::optional<int> TextMapDocument::numberAmong(const std::vector<LevelMap>& maps,
                                                std::size_t written) const {
    return mapNumber() == wholeFileNumber ? wholeFileNumber : numberOf(placeOf(map_, written), maps);
}

Status TextMapDocument::goToMap(int number) {
    const std::string bytes = writeTextMap(map_);
    if (number == numberAmong(levelMapsIn(bytes), bytes.size())) return std::monostate{};
    auto read = readMapOf(bytes, number, charsetOf(map_));
    if (!read) return read.error();
    TextMap map = std::move(read).value();
    if (undoStack_.count() == 0)
        exchange(map); // nothing was changed, so there is nothing to undo
    else
        replace(tr("Other Map of the File"), std::move(map));
    emit mapChosen();
    return std::monostate{};
}

void TextMapDocument::reread(Charset charset) {
    if (charset != charsetOf(map_)) {
        const std::string bytes = writeTextMap(map_);
        auto read = mapNumber() == wholeFileNumber
                        ? readTextMap(bytes, charset)
                        : readLevelMap(bytes, placeOf(map_, bytes.size()), charset);
        if (!read) return refuse(errorText(read.error()));
        //: an undo step; %1 is a character set such as CP437
        replace(tr("Read as %1").arg(charsetName(charset)), std::move(read).value());
    }
    hasChosenCharset_ = true;
    emit charsetChosen();
}

} // namespace stonemason::text_map
