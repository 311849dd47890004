// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>
#include <QLabel>

namespace stonemason {

/// The form of a preferences page, filling the page's top.
QFormLayout* makeForm(QWidget& page);
/// A sentence below a field, quieter than the field's name.
QLabel* makeNote(const QString& sentence);

} // namespace stonemason
