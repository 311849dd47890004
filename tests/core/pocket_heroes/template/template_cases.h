// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pocket_heroes/catalogue/catalogue.h"
#include "core/pocket_heroes/template/template_check.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>
#include <vector>

/// Templates with one defect each, and the problem that the template checks must report.
namespace stonemason::pocket_heroes::cases {

using Change = std::function<void(Template&)>;

/// A change of the valid template and the one problem it causes.
struct Case {
    const char* name;
    const char* problem; ///< empty: none
    Change change;
};

std::string wholeFile(const QString& path);
const Catalogue& shippedCatalogue();

/// Two zones with a player each and a link between them: a valid template.
Template soundTemplate();
TemplateReport checked(const Template& made);
QStringList idsIn(const TemplateReport& report);

/// At least one for each message.
std::vector<Case> allCases();

void ringThatCrosses(Template& made, int zones, int portals);
void linkAll(Template& made, int zones);

} // namespace stonemason::pocket_heroes::cases
