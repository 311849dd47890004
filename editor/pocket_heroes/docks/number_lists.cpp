// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/docks/number_lists.h"

#include <QStringList>

#include <limits>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

template <typename Value, typename Say>
QString joined(const std::vector<Value>& list, Say say) {
    QStringList words;
    for (const Value& value : list)
        words += say(value);
    return words.join(QStringLiteral(", "));
}

QString pair(int first, int second) {
    return QStringLiteral("%1:%2").arg(first).arg(second);
}

/// The number, when the type of the file has room for it.
template <typename Number>
bool read(const QString& text, Number& number) {
    bool isNumber = false;
    const qlonglong value = text.trimmed().toLongLong(&isNumber);
    if (!isNumber || !std::in_range<Number>(value)) return false;
    number = Number(value);
    return true;
}

/// Reads items between commas, each of so many parts between colons. The list stays as it is when one cannot
/// be read or there are more than the file can count.
template <typename Value, typename Read>
bool readItems(const QString& text, std::vector<Value>& list, int parts, std::size_t most, Read readItem) {
    std::vector<Value> items;
    if (!text.trimmed().isEmpty())
        for (const QString& item : text.split(u',')) {
            const QStringList words = item.split(u':');
            Value value{};
            if (words.size() != parts || !readItem(words, value)) return false;
            items.push_back(std::move(value));
        }
    if (items.size() > most) return false;
    list = std::move(items);
    return true;
}

constexpr std::size_t mostOfByte = std::numeric_limits<std::uint8_t>::max();
constexpr std::size_t mostOfWord = std::numeric_limits<std::uint16_t>::max();

} // namespace

QString textOf(const std::vector<Construction>& list) {
    return joined(list, [](Construction one) { return pair(one.kind, one.state); });
}
QString textOf(const std::vector<SecondarySkill>& list) {
    return joined(list, [](SecondarySkill one) { return pair(one.skill, one.level); });
}
QString textOf(const std::vector<SkillPoints>& list) {
    return joined(list, [](SkillPoints one) { return pair(one.skill, one.points); });
}
QString textOf(const std::vector<WornArtifact>& list) {
    return joined(list, [](WornArtifact one) { return pair(one.artifact, one.slot); });
}
QString textOf(const std::vector<std::uint16_t>& list) {
    return joined(list, [](std::uint16_t one) { return QString::number(one); });
}
QString textOf(const std::vector<Reward>& list) {
    return joined(list, [](const Reward& one) {
        const QString which = one.kind == RewardKind::Artifact ? QString::fromStdString(one.artifact)
                                                               : QString::number(one.which);
        return QStringLiteral("%1:%2:%3").arg(int(one.kind)).arg(which).arg(one.amount);
    });
}

bool readList(const QString& text, std::vector<Construction>& list) {
    return readItems(text, list, 2, mostOfWord, [](const QStringList& words, Construction& one) {
        return read(words[0], one.kind) && read(words[1], one.state);
    });
}
bool readList(const QString& text, std::vector<SecondarySkill>& list) {
    return readItems(text, list, 2, mostOfByte, [](const QStringList& words, SecondarySkill& one) {
        return read(words[0], one.skill) && read(words[1], one.level);
    });
}
bool readList(const QString& text, std::vector<SkillPoints>& list) {
    return readItems(text, list, 2, mostOfWord, [](const QStringList& words, SkillPoints& one) {
        return read(words[0], one.skill) && read(words[1], one.points);
    });
}
bool readList(const QString& text, std::vector<WornArtifact>& list) {
    return readItems(text, list, 2, mostOfWord, [](const QStringList& words, WornArtifact& one) {
        return read(words[0], one.artifact) && read(words[1], one.slot);
    });
}
bool readList(const QString& text, std::vector<std::uint16_t>& list) {
    return readItems(text, list, 1, mostOfWord,
                     [](const QStringList& words, std::uint16_t& one) { return read(words[0], one); });
}
bool readList(const QString& text, std::vector<Reward>& list) {
    return readItems(text, list, 3, mostOfWord, [](const QStringList& words, Reward& one) {
        std::int32_t kind = 0;
        if (!read(words[0], kind) || !read(words[2], one.amount)) return false;
        one.kind = RewardKind(kind);
        if (one.kind != RewardKind::Artifact) return read(words[1], one.which);
        one.artifact = words[1].trimmed().toStdString();
        return true;
    });
}

} // namespace stonemason::pocket_heroes
