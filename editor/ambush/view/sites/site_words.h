// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text_sink.h"
#include "editor/ambush/view/sites/site_finder.h"

#include <QString>
#include <QStringList>

namespace stonemason::ambush {

/// The number, limited to the range of numbers in sentences.
int countOf(std::int64_t number);

/// "92 %", rounded down, so that only all is 100 %.
QString scoreText(int agree, int of);

/// "2 would wait in walls"
QString inWallsText(int waiters);

/// Summarises the result of a search in a sentence or two; patterns that are larger than the map are not
/// mentioned.
QString verdictText(const SiteFindings& found, Choice choice);
/// A sentence for each pattern that is larger than the map that was searched.
/// @param patterns all that were looked for
QStringList tooLargeTexts(const SiteFindings& found, const QStringList& patterns);

/// The result of a search for export and for the clipboard.
struct SiteReport {
    std::string path;               ///< of the map: its file, else what it is called
    std::vector<std::string> names; ///< of the patterns
    std::shared_ptr<const SiteFindings> found;
};

/// What `ambush --json` of the command line prints for that map and these patterns. On any thread.
void writeJson(const SiteReport& report, const TextSink& sink);
/// A list of the sites, and the map in characters with them below. On any thread.
void writePlainText(const SiteReport& report, const TextSink& sink);
/// The same in one piece.
std::string jsonText(const SiteReport& report);
QString plainText(const SiteReport& report);

} // namespace stonemason::ambush
