// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/dialogs/new_world_dialog.h"

#include "core/pocket_heroes/edit/world_edit.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/model/world_words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int longestName = 80;

} // namespace

NewWorldDialog::NewWorldDialog(const Catalogue& catalogue, QWidget* parent)
    : QDialog(parent), name_(new QLineEdit), size_(new QComboBox), ground_(new QComboBox) {
    setWindowTitle(tr("New World"));
    setHelpPage(*this, QStringLiteral("worlds.md"));
    name_->setMaxLength(longestName);
    name_->setPlaceholderText(tr("Untitled world"));
    for (const int side : worldSides)
        //: Rows and columns of a world, both the same
        size_->addItem(tr("%1 × %1 cells").arg(side), side);
    size_->setCurrentIndex(1);
    for (int surface = 0; surface < surfaceCount; ++surface)
        ground_->addItem(surfaceName(catalogue, Surface(surface)), surface);
    ground_->setCurrentIndex(int(Surface::Grass));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(gap);
    form->addRow(tr("&Name"), name_);
    form->addRow(tr("&Size"), size_);
    form->addRow(tr("&Ground"), ground_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* create = buttons->addButton(tr("Crea&te World"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(2 * gap);
    layout->addLayout(form);
    layout->addWidget(buttons);
    create->setDefault(true);
    name_->setFocus();
}

World NewWorldDialog::world() const {
    World world = emptyWorld(size_->currentData().toInt());
    const auto ground = Surface(ground_->currentData().toInt());
    world.nodes = Grid<Node>(world.nodes.size(), Node{ground, 0});
    std::string name = name_->text().trimmed().toStdString();
    std::erase(name, '\0');
    const auto text = std::ranges::find(world.texts, TextKind::Name, &Text::kind);
    if (text != world.texts.end()) text->words[std::size_t(Language::English)] = name;
    return world;
}

} // namespace stonemason::pocket_heroes
