// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/settings/author.h"

#include <QLineEdit>

namespace stonemason {

void rememberAuthor(QLineEdit& field, Settings& settings) {
    QObject::connect(&field, &QLineEdit::editingFinished, &field, [&field, &settings] {
        const QString name = field.text().trimmed().left(maximumAuthorLength);
        if (field.isModified() && !name.isEmpty()) settings.setValue(setting::author, name);
        field.setModified(false); // looking at another author's map is no signature
    });
}

void signWithAuthor(std::string& author, const Settings& settings) {
    if (!author.empty()) return;
    author = settings.value(setting::author).left(maximumAuthorLength).remove(QChar::Null).toStdString();
}

} // namespace stonemason
