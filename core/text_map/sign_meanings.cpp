// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text_map/sign_meanings.h"

#include "core/format/resource_reader.h"
#include "core/text_map/text_map.h"

#include <algorithm>

namespace stonemason::text_map {

namespace {

void readSignsOf(const JsonReader& root, SignMeanings& meanings) {
    for (int i = 0; i < meaningCount; ++i) {
        const std::string id(meaningIds[std::size_t(i)]);
        if (!root.has(id.c_str())) continue;
        const JsonReader field = root[id.c_str()];
        const std::string signs = field.string();
        if (characterCount(signs) > maximumTerms) return field.fail("json/values", {maximumTerms});
        const std::string refused = addMeaning(meanings, signs, Meaning(i));
        if (refused.empty()) continue;
        const bool isTwice = isSign(refused, Encoding::Utf8);
        return field.fail(isTwice ? "json/duplicate" : "json/unknown-id", {refused});
    }
}

class MeaningsReader {
public:
    MeaningsReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    SignMeanings read() {
        SignMeanings meanings;
        root_.object();
        readSignsOf(root_, meanings);
        root_.allowOnly({"wall", "floor", "water", "tree", "door"});
        return meanings;
    }

private:
    JsonReader root_;
};

std::vector<FeatureWords> readFeatures(const JsonReader& root) {
    std::vector<FeatureWords> features;
    root.object();
    for (int i = 0; i < meaningCount; ++i) {
        const std::string id(meaningIds[std::size_t(i)]);
        if (!root.has(id.c_str())) continue;
        const JsonReader words = root[id.c_str()];
        FeatureWords& known = features.emplace_back(FeatureWords{Meaning(i)});
        for (std::size_t at = 0; at < words.sizeUpTo(maximumTerms); ++at)
            known.words.push_back(readWords(words.at(at)));
    }
    root.allowOnly({"wall", "floor", "water", "tree", "door"});
    return features;
}

class PresetReader {
public:
    PresetReader(const Json& json, std::optional<Error>& error) : root_(json, error) {}

    GlyphPreset read() {
        requireForm(root_, "stonemason-glyphs", 1);
        GlyphPreset preset;
        preset.id = readWords(root_["id"]);
        preset.name = readLocalText(root_["name"]);
        readSignsOf(root_, preset.meanings);
        if (root_.has("features")) preset.features = readFeatures(root_["features"]);
        root_.allowOnly({"$schema", "format", "version", "id", "name", "features", "wall", "floor", "water",
                         "tree", "door"});
        return preset;
    }

private:
    JsonReader root_;
};

} // namespace

std::optional<Meaning> SignMeanings::of(std::string_view sign) const {
    const auto known = signs.find(sign);
    return known == signs.end() ? std::nullopt : std::optional(known->second);
}

SignMeanings merged(SignMeanings first, const SignMeanings& second) {
    for (const auto& [sign, meaning] : second.signs)
        first.signs[sign] = meaning;
    return first;
}

std::string addMeaning(SignMeanings& meanings, std::string_view characters, Meaning meaning) {
    std::string refused;
    while (!characters.empty()) {
        const std::string sign(firstCharacters(characters, 1));
        characters.remove_prefix(sign.size());
        const bool isTaken = meanings.of(sign).value_or(meaning) != meaning;
        if (refused.empty() && (isTaken || !isSign(sign, Encoding::Utf8))) refused = sign;
        if (refused.empty()) meanings.signs[sign] = meaning;
    }
    return refused;
}

std::string meaningsText(const SignMeanings& meanings) {
    Json json = Json::object();
    for (int i = 0; i < meaningCount; ++i) {
        std::string signs;
        for (const auto& [sign, meaning] : meanings.signs)
            if (meaning == Meaning(i)) signs += sign;
        if (!signs.empty()) json[std::string(meaningIds[std::size_t(i)])] = signs;
    }
    return json.dump();
}

Result<SignMeanings> readMeanings(std::string_view json) {
    return readJson<MeaningsReader>(json);
}

Result<GlyphPreset> readGlyphPreset(std::string_view json) {
    return readJson<PresetReader>(json);
}

} // namespace stonemason::text_map
