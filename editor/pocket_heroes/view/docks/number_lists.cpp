// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/number_lists.h"

#include "editor/pocket_heroes/model/world_words.h"
#include "editor/pocket_heroes/text/world_text.h"
#include "editor/text/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

namespace stonemason::pocket_heroes {

namespace {

struct NumberLists {
    Q_DECLARE_TR_FUNCTIONS(NumberLists)
};

constexpr std::size_t mostOfByte = std::numeric_limits<std::uint8_t>::max();
constexpr std::size_t mostOfWord = std::numeric_limits<std::uint16_t>::max();

/// A number and the names it goes by, the one that is shown first.
struct Term {
    qlonglong number = 0;
    QStringList names;
};
using Terms = std::vector<Term>;

Term termOf(qlonglong number, const LocalText& name) {
    Term term{number, {localText(name)}};
    for (const auto& [language, text] : name)
        term.names += QString::fromStdString(text);
    return term;
}

Terms termsOf(const std::vector<NumberedInfo>& infos) {
    Terms terms;
    for (std::size_t i = 0; i < infos.size(); ++i)
        terms.push_back(termOf(qlonglong(i), infos[i].name));
    return terms;
}

Terms slotTerms(const Catalogue& catalogue) {
    Terms terms = termsOf(catalogue.wornPlaces);
    terms.push_back({-1, {NumberLists::tr("backpack"), QStringLiteral("backpack")}});
    return terms;
}

QString artifactName(int number) {
    //: An artifact of which nobody knows more than its number
    return NumberLists::tr("artifact %1").arg(number);
}

/// As many as the game has by other names (assumed): no source defines which is which.
Terms artifactTerms(const Catalogue& catalogue) {
    Terms terms;
    for (int i = 0; i < int(catalogue.artifacts.size()); ++i)
        terms.push_back({i, {artifactName(i)}});
    return terms;
}

/// The digits at the end of what an artifact goes by, in any language: "artifact 12".
QString artifactDigits(const QString& text) {
    const QString word = text.trimmed();
    for (const QString& pattern : {NumberLists::tr("artifact %1"), QStringLiteral("artifact %1")}) {
        const QString before = pattern.section(QStringLiteral("%1"), 0, 0).trimmed();
        if (word.startsWith(before, Qt::CaseInsensitive)) return word.mid(before.size());
    }
    return word;
}

Terms kindTerms() {
    const std::vector<std::pair<RewardKind, QString>> kinds{
        {RewardKind::Resource, NumberLists::tr("Resource")},
        {RewardKind::Experience, NumberLists::tr("Experience")},
        {RewardKind::Mana, NumberLists::tr("Mana")},
        {RewardKind::Movement, NumberLists::tr("Movement")},
        {RewardKind::Morale, NumberLists::tr("Morale")},
        {RewardKind::Luck, NumberLists::tr("Luck")},
        {RewardKind::PrimarySkill, NumberLists::tr("Primary skill")},
        {RewardKind::Artifact, NumberLists::tr("Artifact")},
        {RewardKind::Spell, NumberLists::tr("Spell")},
        {RewardKind::Creatures, NumberLists::tr("Creatures")}};
    Terms terms;
    for (const auto& [kind, name] : kinds)
        terms.push_back({qlonglong(kind), {name}});
    return terms;
}

bool hasWhich(RewardKind kind) {
    return !isKnown(kind) || kind == RewardKind::Resource || kind >= RewardKind::PrimarySkill;
}

/// What a reward of the kind can be of; artifacts by their places in the catalogue.
Terms whichTerms(RewardKind kind, const Catalogue& catalogue) {
    Terms terms;
    switch (kind) {
    case RewardKind::Resource:
        for (int i = -1; i < resourceCount; ++i)
            terms.push_back({i, {resourceName(Resource(i))}});
        break;
    case RewardKind::PrimarySkill: return termsOf(catalogue.primarySkills);
    case RewardKind::Spell: return termsOf(catalogue.spells);
    case RewardKind::Artifact:
        for (std::size_t i = 0; i < catalogue.artifacts.size(); ++i) {
            terms.push_back(termOf(qlonglong(i), catalogue.artifacts[i].name));
            terms.back().names += QString::fromStdString(catalogue.artifacts[i].id);
        }
        break;
    case RewardKind::Creatures:
        for (int i = 0; i < creatureCount; ++i)
            terms.push_back(termOf(i, catalogue.creatures[std::size_t(i)].name));
        break;
    default: break;
    }
    return terms;
}

QString named(qlonglong number, const Terms& terms) {
    const auto term = std::ranges::find(terms, number, &Term::number);
    return term == terms.end() ? QString::number(number) : term->names.front();
}

/// The number that a name or digits stand for.
std::optional<qlonglong> numberOf(const QString& text, const Terms& terms) {
    const QString word = text.trimmed();
    bool isNumber = false;
    const qlonglong number = word.toLongLong(&isNumber);
    if (isNumber) return number;
    const auto term = std::ranges::find_if(
        terms, [&word](const Term& one) { return one.names.contains(word, Qt::CaseInsensitive); });
    return term == terms.end() ? std::nullopt : std::optional(term->number);
}

/// The number, when the type of the file has room for it.
template <typename Number>
bool read(const QString& text, Number& number, const Terms& terms = {}) {
    const auto value = numberOf(text, terms);
    if (!value || !std::in_range<Number>(*value)) return false;
    number = Number(*value);
    return true;
}

QStringList shownNames(const Terms& terms) {
    QStringList names;
    for (const Term& term : terms)
        names += term.names.front();
    return names;
}

template <typename Value, typename ToText>
QString joined(const std::vector<Value>& list, ToText toText) {
    QStringList words;
    for (const Value& value : list)
        words += toText(value);
    return words.join(QStringLiteral(", "));
}

QString joinedParts(const QStringList& parts) {
    return parts.join(QStringLiteral(": "));
}

/// Reads items between commas, each of so many parts between colons. The list stays as it is when one cannot
/// be read or there are more than the file can count.
template <typename Value, typename Read>
bool readItems(const QString& text, std::vector<Value>& list, int fewest, int parts, std::size_t most,
               Read readItem) {
    std::vector<Value> items;
    if (!text.trimmed().isEmpty())
        for (const QString& item : text.split(u',')) {
            const QStringList words = item.split(u':');
            Value value{};
            if (words.size() < fewest || words.size() > parts || !readItem(words, value)) return false;
            items.push_back(std::move(value));
        }
    if (items.size() > most) return false;
    list = std::move(items);
    return true;
}

bool readWhich(const QString& text, Reward& reward, const Catalogue& catalogue) {
    const Terms terms = whichTerms(reward.kind, catalogue);
    if (reward.kind != RewardKind::Artifact) return read(text, reward.which, terms);
    const QString word = text.trimmed();
    bool isNumber = false;
    word.toLongLong(&isNumber);
    const auto place = isNumber ? std::nullopt : numberOf(word, terms);
    reward.artifact = place ? catalogue.artifacts[std::size_t(*place)].id : word.toStdString();
    return true;
}

QString whichText(const Reward& reward, const Catalogue& catalogue) {
    if (reward.kind != RewardKind::Artifact) return named(reward.which, whichTerms(reward.kind, catalogue));
    const ArtifactInfo* artifact = catalogue.findArtifact(reward.artifact);
    return artifact ? localText(artifact->name) : QString::fromStdString(reward.artifact);
}

} // namespace

QString textOf(const std::vector<Construction>& list, const Catalogue& catalogue) {
    const Terms kinds = termsOf(catalogue.constructions);
    const Terms states = termsOf(catalogue.constructionStates);
    return joined(list, [&](Construction one) {
        return joinedParts({named(one.kind, kinds), named(one.state, states)});
    });
}
QString textOf(const std::vector<SecondarySkill>& list, const Catalogue& catalogue) {
    const Terms skills = termsOf(catalogue.skills);
    const Terms levels = termsOf(catalogue.skillLevels);
    return joined(list, [&](SecondarySkill one) {
        return joinedParts({named(one.skill, skills), named(one.level, levels)});
    });
}
QString textOf(const std::vector<SkillPoints>& list, const Catalogue& catalogue) {
    const Terms skills = termsOf(catalogue.primarySkills);
    return joined(list, [&](SkillPoints one) {
        return joinedParts({named(one.skill, skills), QString::number(one.points)});
    });
}
QString textOf(const std::vector<WornArtifact>& list, const Catalogue& catalogue) {
    const Terms places = slotTerms(catalogue);
    return joined(list, [&](WornArtifact one) {
        return joinedParts({artifactName(one.artifact), named(one.slot, places)});
    });
}
QString textOf(const std::vector<std::uint16_t>& list, const Catalogue& catalogue) {
    const Terms spells = termsOf(catalogue.spells);
    return joined(list, [&](std::uint16_t one) { return named(one, spells); });
}
QString textOf(const std::vector<Reward>& list, const Catalogue& catalogue) {
    const Terms kinds = kindTerms();
    return joined(list, [&](const Reward& one) {
        QStringList parts{named(qlonglong(one.kind), kinds)};
        if (hasWhich(one.kind) || one.which != 0) parts += whichText(one, catalogue);
        return joinedParts(parts + QStringList{QString::number(one.amount)});
    });
}

bool readList(const QString& text, std::vector<Construction>& list, const Catalogue& catalogue) {
    const Terms kinds = termsOf(catalogue.constructions);
    const Terms states = termsOf(catalogue.constructionStates);
    return readItems(text, list, 2, 2, mostOfWord, [&](const QStringList& words, Construction& one) {
        return read(words[0], one.kind, kinds) && read(words[1], one.state, states);
    });
}
bool readList(const QString& text, std::vector<SecondarySkill>& list, const Catalogue& catalogue) {
    const Terms skills = termsOf(catalogue.skills);
    const Terms levels = termsOf(catalogue.skillLevels);
    return readItems(text, list, 2, 2, mostOfByte, [&](const QStringList& words, SecondarySkill& one) {
        return read(words[0], one.skill, skills) && read(words[1], one.level, levels);
    });
}
bool readList(const QString& text, std::vector<SkillPoints>& list, const Catalogue& catalogue) {
    const Terms skills = termsOf(catalogue.primarySkills);
    return readItems(text, list, 2, 2, mostOfWord, [&](const QStringList& words, SkillPoints& one) {
        return read(words[0], one.skill, skills) && read(words[1], one.points);
    });
}
bool readList(const QString& text, std::vector<WornArtifact>& list, const Catalogue& catalogue) {
    const Terms places = slotTerms(catalogue);
    return readItems(text, list, 2, 2, mostOfWord, [&](const QStringList& words, WornArtifact& one) {
        return read(artifactDigits(words[0]), one.artifact) && read(words[1], one.slot, places);
    });
}
bool readList(const QString& text, std::vector<std::uint16_t>& list, const Catalogue& catalogue) {
    const Terms spells = termsOf(catalogue.spells);
    return readItems(text, list, 1, 1, mostOfWord, [&](const QStringList& words, std::uint16_t& one) {
        return read(words[0], one, spells);
    });
}
bool readList(const QString& text, std::vector<Reward>& list, const Catalogue& catalogue) {
    const Terms kinds = kindTerms();
    return readItems(text, list, 2, 3, mostOfWord, [&](const QStringList& words, Reward& one) {
        std::int32_t kind = 0;
        if (!read(words[0], kind, kinds) || !read(words.last(), one.amount)) return false;
        one.kind = RewardKind(kind);
        if (words.size() == 2) return !hasWhich(one.kind);
        return readWhich(words[1], one, catalogue);
    });
}

namespace {

Choices choicesIn(const Terms& terms) {
    Choices choices;
    for (const Term& term : terms)
        choices.push_back({term.names.front(), int(term.number)});
    return choices;
}

} // namespace

Choices rewardKinds() {
    return choicesIn(kindTerms());
}

Choices choicesOf(const std::vector<NumberedInfo>& infos) {
    return choicesIn(termsOf(infos));
}

Choices wornArtifacts(const Catalogue& catalogue) {
    return choicesIn(artifactTerms(catalogue));
}

Choices wornPlaces(const Catalogue& catalogue) {
    return choicesIn(slotTerms(catalogue));
}

Choices rewardObjects(RewardKind kind, const Catalogue& catalogue) {
    Choices choices;
    for (const Term& term : whichTerms(kind, catalogue)) {
        const bool isArtifact = kind == RewardKind::Artifact;
        const QVariant value =
            isArtifact ? QVariant(QString::fromStdString(catalogue.artifacts[std::size_t(term.number)].id))
                       : QVariant(int(term.number));
        choices.push_back({term.names.front(), value});
    }
    return choices;
}

QStringList namesOf(const std::vector<Construction>*, const QStringList& before, const Catalogue& catalogue) {
    return shownNames(termsOf(before.isEmpty() ? catalogue.constructions : catalogue.constructionStates));
}
QStringList namesOf(const std::vector<SecondarySkill>*, const QStringList& before,
                    const Catalogue& catalogue) {
    return shownNames(termsOf(before.isEmpty() ? catalogue.skills : catalogue.skillLevels));
}
QStringList namesOf(const std::vector<SkillPoints>*, const QStringList& before, const Catalogue& catalogue) {
    return before.isEmpty() ? shownNames(termsOf(catalogue.primarySkills)) : QStringList();
}
QStringList namesOf(const std::vector<WornArtifact>*, const QStringList& before, const Catalogue& catalogue) {
    return shownNames(before.isEmpty() ? artifactTerms(catalogue) : slotTerms(catalogue));
}
QStringList namesOf(const std::vector<std::uint16_t>*, const QStringList&, const Catalogue& catalogue) {
    return shownNames(termsOf(catalogue.spells));
}
QStringList namesOf(const std::vector<Reward>*, const QStringList& before, const Catalogue& catalogue) {
    const Terms kinds = kindTerms();
    if (before.isEmpty()) return shownNames(kinds);
    const auto kind = numberOf(before.front(), kinds);
    return kind && before.size() == 1 ? shownNames(whichTerms(RewardKind(*kind), catalogue)) : QStringList();
}

} // namespace stonemason::pocket_heroes
