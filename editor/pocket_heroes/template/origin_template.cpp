// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/origin_template.h"

#include "core/base/limits.h"
#include "core/format/file.h"
#include "core/pocket_heroes/format/template_file.h"
#include "editor/app/disk/file_paths.h"
#include "editor/app/files/dialogs.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

struct OriginTemplate {
    Q_DECLARE_TR_FUNCTIONS(OriginTemplate)
};

QString title() {
    return OriginTemplate::tr("Make This World Again");
}

} // namespace

std::optional<Template> templateOf(const WorldOrigin& origin, const std::vector<Template>& known,
                                   Dialogs& dialogs) {
    const auto same = std::ranges::find(known, origin.templateMark, templateMark);
    if (same != known.end()) return *same;
    const QString name = visibleWords(QString::fromStdString(origin.templateName));
    //: %1 is the name of a template
    const QString isNoSample =
        OriginTemplate::tr(
            "The world was made from the template “%1”, which is neither open nor a sample of the "
            "program.")
            .arg(name);
    if (!dialogs.confirm(title(), isNoSample, OriginTemplate::tr("Choose Its File…"))) return std::nullopt;
    QString filter;
    const QStringList paths =
        dialogs.openFiles({}, {OriginTemplate::tr("Templates (*.ztemplate *.json *.txt)")}, filter);
    if (paths.isEmpty()) return std::nullopt;
    const Result<std::string> bytes = readFile(nativePath(paths.front()), maximumFileSize);
    auto read = bytes ? readTemplate(*bytes) : Result<Template>(bytes.error());
    if (read && templateMark(*read) == origin.templateMark) return std::move(read).value();
    //: %1 is the name of a template
    const QString isAnother = OriginTemplate::tr("The world was made from the template “%1” as it was then, "
                                                 "which this file does not hold.")
                                  .arg(name);
    dialogs.inform(title(), read ? isAnother : errorText(read.error()));
    return std::nullopt;
}

} // namespace stonemason::pocket_heroes
