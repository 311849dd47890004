// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ambush/pattern.h"
#include "core/base/result.h"
#include "editor/app/tasks/on_demand.h"

#include <QObject>
#include <QPointer>
#include <QString>

#include <string>
#include <vector>

namespace stonemason::ambush {

class PatternDocument;

/// A pattern that can be looked for.
struct ShelvedPattern {
    enum class From { Program, Document, File };

    QString key; ///< identifies it, whatever its name and shape
    From from = From::Program;
    QString name;     ///< for people
    std::string path; ///< its label in lists of sites: its file, else its name
    Pattern pattern;  ///< as it is now; it may have a fault

    bool operator==(const ShelvedPattern&) const = default;
};

/// The patterns that maps can be searched for, for all maps: those of the program, those that are open, as
/// they are drawn, and those of chosen files.
class PatternShelf : public QObject {
    Q_OBJECT

public:
    /// @param samples the program's own, in their order; read when patterns are first asked for
    explicit PatternShelf(const OnDemand<std::vector<Pattern>>& samples, QObject* parent = nullptr);

    /// In the order of a list: the program's, files, open ones.
    std::vector<ShelvedPattern> patterns() const;
    /// The key of the pattern chosen by default: the last sample; empty without samples.
    QString first() const;

    /// Adds the document's pattern for the document's lifetime; repeated calls have no effect.
    void follow(PatternDocument& document);
    /// Reads the file, or reads it again if it was added before, and returns its key. The pattern must be
    /// valid.
    Result<QString> addFile(const QString& path);

signals:
    /// Patterns were added, removed or changed.
    void changed();

private:
    OnDemand<std::vector<ShelvedPattern>> samples_;
    std::vector<ShelvedPattern> files_;
    std::vector<QPointer<PatternDocument>> documents_; ///< in the order of opening
};

} // namespace stonemason::ambush
