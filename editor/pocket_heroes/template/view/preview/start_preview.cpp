// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/template/view/preview/start_preview.h"

#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/template/view/preview/world_picture.h"
#include "editor/pocket_heroes/text/percent_text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

constexpr int leastPixels = 240; // pixels at least: it is drawn before its room is known
constexpr int linesOfNote = 3;   // what is next to it does not move when the sentence becomes another

} // namespace

StartPreview::StartPreview(const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent)
    , catalogue_(catalogue)
    , picture_(new WorldPicture(WorldPicture::Low::Shrinks))
    , note_(new QLabel)
    , task_(*this, [this](const SeedSearch& search) { showRow(search); }) {
    picture_->setAccessibleName(tr("A world of this template"));
    note_->setWordWrap(true);
    note_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    note_->setMinimumHeight(linesOfNote * note_->fontMetrics().lineSpacing());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(gap / 2);
    layout->addWidget(picture_, 1);
    layout->addWidget(note_);
}

StartPreview::~StartPreview() = default;

void StartPreview::show(const Template& worldTemplate) {
    picture_->setFaded(true);
    note_->setText(tr("Making a world…"));
    const int side = std::max(int(leastPixels * devicePixelRatioF()), picture_->side());
    task_.restart(LatestTask<SeedSearch>::Work([worldTemplate, &catalogue = catalogue_, side,
                                                dark = isDark(palette())](const std::stop_token& stop) {
        return compareSeeds({.worldTemplate = worldTemplate}, catalogue, 1, side, dark, stop,
                            [](const SeedSearch&) {});
    }));
}

void StartPreview::showRow(const SeedSearch& search) {
    if (search.rows.empty()) return;
    const SeedRow& row = search.rows.front();
    picture_->setFaded(row.picture.isNull());
    if (!row.picture.isNull()) picture_->setImage(row.picture);
    // The first line says how fair it is; what that comes of is for who goes on with the template.
    note_->setText(withPercentsKept(row.figures.failure ? generateFailure(*row.figures.failure)
                                                        : seedText(row.figures).section(u'\n', 0, 0)));
}

} // namespace stonemason::pocket_heroes
