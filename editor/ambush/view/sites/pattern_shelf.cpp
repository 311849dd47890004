// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ambush/view/sites/pattern_shelf.h"

#include "core/ambush/pattern_file.h"
#include "core/base/limits.h"
#include "core/format/file.h"
#include "editor/ambush/model/pattern_document.h"
#include "editor/app/disk/file_paths.h"
#include "editor/text/visible_words.h"

#include <QFileInfo>

#include <algorithm>

namespace stonemason::ambush {

namespace {

QString keyOf(const PatternDocument& document) {
    return QStringLiteral("document:%1").arg(quintptr(&document));
}

ShelvedPattern shelved(const PatternDocument& document) {
    const std::string path = nativePath(document.path());
    return {keyOf(document), ShelvedPattern::From::Document, document.title(),
            path.empty() ? document.title().toStdString() : path, document.pattern()};
}

QString nameOf(const Pattern& pattern, const QString& path) {
    return pattern.name.empty() ? visibleWords(QFileInfo(path).completeBaseName())
                                : visibleWords(QString::fromStdString(pattern.name));
}

std::vector<ShelvedPattern> shelved(const std::vector<Pattern>& samples) {
    std::vector<ShelvedPattern> all;
    for (const Pattern& sample : samples)
        all.push_back({QStringLiteral("sample:%1").arg(all.size()), ShelvedPattern::From::Program,
                       QString::fromStdString(sample.name), sample.name, sample});
    return all;
}

} // namespace

PatternShelf::PatternShelf(const OnDemand<std::vector<Pattern>>& samples, QObject* parent)
    : QObject(parent), samples_([samples] { return shelved(*samples); }) {
}

std::vector<ShelvedPattern> PatternShelf::patterns() const {
    std::vector<ShelvedPattern> all = *samples_;
    all.insert(all.end(), files_.begin(), files_.end());
    for (const QPointer<PatternDocument>& document : documents_)
        if (document) all.push_back(shelved(*document));
    return all;
}

QString PatternShelf::first() const {
    return samples_->empty() ? QString() : samples_->back().key;
}

void PatternShelf::follow(PatternDocument& document) {
    std::erase_if(documents_, [](const QPointer<PatternDocument>& closed) { return closed.isNull(); });
    if (std::ranges::find(documents_, &document, &QPointer<PatternDocument>::data) != documents_.end())
        return;
    documents_.emplace_back(&document);
    connect(&document, &PatternDocument::cellsChanged, this, &PatternShelf::changed);
    connect(&document, &PatternDocument::replaced, this, &PatternShelf::changed);
    connect(&document, &PatternDocument::rulesChanged, this, &PatternShelf::changed);
    connect(&document, &PatternDocument::titleChanged, this, &PatternShelf::changed);
    connect(&document, &QObject::destroyed, this, &PatternShelf::changed);
    emit changed();
}

Result<QString> PatternShelf::addFile(const QString& path) {
    const Result<std::string> bytes = readFile(nativePath(path), maximumFileSize);
    if (!bytes) return bytes.error();
    auto pattern = readPattern(*bytes, Completeness::Usable);
    if (!pattern) return pattern.error();
    const QString key = QStringLiteral("file:") + path;
    ShelvedPattern read{key, ShelvedPattern::From::File, nameOf(*pattern, path), nativePath(path),
                        std::move(pattern).value()};
    const auto known = std::ranges::find(files_, key, &ShelvedPattern::key);
    if (known == files_.end())
        files_.push_back(std::move(read));
    else
        *known = std::move(read);
    emit changed();
    return key;
}

} // namespace stonemason::ambush
