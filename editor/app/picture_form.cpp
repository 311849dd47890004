// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/picture_form.h"

#include <QCoreApplication>

namespace stonemason {

namespace {

struct PictureWords {
    Q_DECLARE_TR_FUNCTIONS(PictureForm)
};

} // namespace

PictureForm pictureFormOf(const QString& path) {
    return path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) ? PictureForm::Svg : PictureForm::Png;
}

QStringList pictureFilters() {
    return {PictureWords::tr("Picture (*.png)"), PictureWords::tr("Vector graphics (*.svg)")};
}

} // namespace stonemason
