// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/lan/lan_dialog.h"

#include "editor/app/settings/settings.h"
#include "editor/app/widgets/help_page.h"
#include "editor/app/widgets/look.h"
#include "editor/lan/lan_host_page.h"
#include "editor/lan/lan_join_page.h"
#include "editor/lan/lan_settings.h"
#include "editor/lan/lan_words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace stonemason {

namespace {

constexpr int mostLettersOfName = 40; // 160 bytes at most: shorter than maximumLanName
constexpr int leastWidth = 460;

} // namespace

LanDialog::LanDialog(Parts parts, QWidget* parent)
    : LanDialog(std::move(parts), Network{.words = lanWordList()}, parent) {
}

LanDialog::LanDialog(Parts parts, Network network, QWidget* parent)
    : QDialog(parent)
    , parts_(std::move(parts))
    , name_(new QLineEdit(lanName(parts_.settings), this))
    , tabs_(new QTabWidget(this))
    , host_(new LanHostPage([this] { return side(); }, std::move(network.host), std::move(network.words),
                            tabs_))
    , join_(new LanJoinPage(
          parts_.setup->gameId(), [this] { return side(); }, network.findPort, network.limits, tabs_)) {
    setWindowTitle(tr("Play over the Network"));
    setHelpPage(*this, QStringLiteral("playing-over-the-network.md"));
    setMinimumWidth(leastWidth);
    name_->setMaxLength(mostLettersOfName);
    name_->setAccessibleName(tr("Your name"));
    name_->setToolTip(tr("Shown to the other player and to everybody who looks for games on this network"));
    join_->setAddress(parts_.settings.value(setting::lanAddress));
    host_->setAskingForWord(parts_.settings.value(setting::lanAsksForWord));
    tabs_->setAccessibleName(tr("Host or join"));
    tabs_->addTab(host_, tr("&Host"));
    tabs_->addTab(join_, tr("&Join"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(gap);
    auto* form = new QFormLayout;
    column->addLayout(form);
    form->addRow(tr("Your &name"), name_);
    parts_.setup->addTo(*form);
    column->addWidget(tabs_, 1);
    column->addWidget(buttons);
    connect(parts_.setup.get(), &LanSetup::changed, this, &LanDialog::allowPages);
    allowPages();
    connect(host_, &LanHostPage::joined, this, [this] { take(host_->takeLink()); });
    connect(join_, &LanJoinPage::joined, this, [this] { take(join_->takeLink()); });
    connect(host_, &LanHostPage::busyChanged, this, &LanDialog::setBusy);
    connect(join_, &LanJoinPage::busyChanged, this, &LanDialog::setBusy);
    connect(this, &QDialog::finished, this, [this] {
        host_->stop();
        join_->stop();
    });
    name_->setFocus();
    name_->selectAll();
}

LanDialog::~LanDialog() {
    for (const QWidget* page : std::initializer_list<QWidget*>{host_, join_})
        page->disconnect(this); // pages emit signals when they stop during destruction
}

LanSide LanDialog::side() const {
    const QString name = name_->text().simplified();
    return parts_.setup->side(fittingLanName(name.isEmpty() ? tr("Somebody") : name));
}

void LanDialog::remember() {
    parts_.settings.setValue(setting::lanName, name_->text().simplified());
    parts_.settings.setValue(setting::lanAddress, join_->address());
    parts_.settings.setValue(setting::lanAsksForWord, host_->isAskingForWord());
    parts_.setup->remember();
}

/// Hosting requires a complete setup; so does joining if both sides contribute one.
void LanDialog::allowPages() {
    host_->setEnabled(parts_.setup->isComplete());
    join_->setEnabled(parts_.setup->canJoin());
}

/// While waiting or connecting, the name and the choice of the game have already been sent.
void LanDialog::setBusy(bool busy) {
    if (busy) remember();
    name_->setEnabled(!busy);
    parts_.setup->setEnabled(!busy);
    tabs_->tabBar()->setEnabled(!busy);
}

void LanDialog::take(std::unique_ptr<LanConnection> link) {
    link_ = std::move(link);
    emit connected();
}

} // namespace stonemason
