// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/game/view/war_lan_setup.h"

#include "core/wastes/tournament/tournament.h"
#include "editor/app/settings/settings.h"
#include "editor/text/visible_words.h"
#include "editor/wastes/game/model/war_document.h"
#include "editor/wastes/model/settings.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QRandomGenerator>

namespace stonemason::wastes {

WarLanSetup::WarLanSetup(const Profile& profile, std::vector<Board> boards, Settings& settings)
    : profile_(profile), boards_(std::move(boards)), settings_(settings) {
}

QString WarLanSetup::gameId() const {
    return QString::fromStdString(profile_.game);
}

void WarLanSetup::addTo(QFormLayout& form) {
    board_ = new QComboBox(form.parentWidget());
    for (const Board& board : boards_)
        board_->addItem(board.name.empty() ? tr("Untitled board")
                                           : visibleWords(QString::fromStdString(board.name)));
    board_->setCurrentIndex(std::max(board_->findText(settings_.value(setting::lanBoard)), 0));
    board_->setAccessibleName(tr("Board"));
    board_->setToolTip(tr("Played when somebody joins you"));
    remark_ = new QLabel(form.parentWidget());
    remark_->setWordWrap(true);
    form.addRow(tr("&Board"), board_);
    form.addRow(remark_);
    connect(board_, &QComboBox::currentIndexChanged, this, [this] {
        showRemark();
        emit changed();
    });
    showRemark();
}

const Board& WarLanSetup::chosenBoard() const {
    return boards_[std::size_t(std::max(board_->currentIndex(), 0))];
}

void WarLanSetup::showRemark() {
    remark_->setText(
        isComplete()
            ? tr("Played when somebody joins you. When you join, the host's board is played.")
            : tr("This board cannot be played yet: its Problems panel says why. You can join somebody "
                 "all the same, and play on their board."));
}

void WarLanSetup::setEnabled(bool enabled) {
    board_->setEnabled(enabled);
}

bool WarLanSetup::isComplete() const {
    return bool(Engine::of(chosenBoard(), profile_));
}

LanSide WarLanSetup::side(const std::string& name) const {
    const std::uint64_t seed = QRandomGenerator::system()->generate64() & maximumSeed;
    const LanSession::Own guest{name, seed, gameFingerprint(profile_), {}};
    LanSession::Own host = guest;
    host.board = chosenBoard();
    return lanSideOf<LanSession>(&profile_, host, guest);
}

void WarLanSetup::remember() {
    settings_.setValue(setting::lanBoard, board_->currentText());
}

} // namespace stonemason::wastes
