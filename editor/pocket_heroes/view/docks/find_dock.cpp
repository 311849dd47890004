// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pocket_heroes/view/docks/find_dock.h"

#include "core/pocket_heroes/edit/texts.h"
#include "core/pocket_heroes/rules/ground.h"
#include "editor/app/widgets/fields.h"
#include "editor/app/widgets/focus_handover.h"
#include "editor/app/widgets/folded_text.h"
#include "editor/app/widgets/labels.h"
#include "editor/app/widgets/look.h"
#include "editor/pocket_heroes/model/world_words.h"
#include "editor/text/names.h"

#include <QCoreApplication>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::pocket_heroes {

namespace {

/// What is known of things by words, folded; of decorations and roads once for each id.
class Index {
public:
    Index(const World& world, const Catalogue& catalogue) : world_(world), catalogue_(catalogue) {}

    QString textOf(Thing thing) {
        const Record record = recordOf(world_, thing);
        if (thing.kind != ThingKind::Decoration && thing.kind != ThingKind::Path)
            return folded(namesOf(record) + messagesOf(thing));
        const auto key = std::pair(int(thing.kind), QString::fromStdString(idOf(record)));
        const auto known = pieces_.constFind(key);
        return known != pieces_.cend() ? *known : *pieces_.insert(key, folded(namesOf(record)));
    }

private:
    QString namesOf(const Record& record) const {
        QStringList names{recordText(catalogue_, record), recordDetails(catalogue_, record),
                          QString::fromStdString(idOf(record)), kindName(record.kind)};
        if (const auto section = sectionOf(record.kind))
            if (const CatalogueObject* object = catalogue_.find(*section, idOf(record)))
                names += className(object->kind);
        return names.join(u'\n');
    }

    QString messagesOf(Thing thing) const {
        QString text;
        for (int kind = int(TextKind::HeroName); kind <= int(TextKind::CastleName); ++kind)
            if (const std::string* message = messageOf(world_, thing, TextKind(kind)))
                for (int language = 0; language < languageCount; ++language)
                    text += u'\n' + QString::fromStdString(wordsOf(world_, *message, Language(language)));
        return text;
    }

    const World& world_;
    const Catalogue& catalogue_;
    QHash<std::pair<int, QString>, QString> pieces_;
};

} // namespace

std::vector<Thing> thingsWith(const World& world, const Catalogue& catalogue, const QString& words) {
    std::vector<Thing> found;
    const QStringList wanted = folded(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty()) return found;
    Index index(world, catalogue);
    forEachPlaced(world, [&](Thing thing, const auto&) {
        const QString text = index.textOf(thing);
        if (std::ranges::all_of(wanted, [&text](const QString& word) { return text.contains(word); }))
            found.push_back(thing);
    });
    return found;
}

namespace {

constexpr std::size_t mostListed = 500;

} // namespace

FindDock::FindDock(const Catalogue& catalogue)
    : WorldDock(QStringLiteral("world-find"), tr("Find"), Qt::RightDockWidgetArea)
    , catalogue_(catalogue)
    , field_(new QLineEdit)
    , summary_(new QLabel)
    , list_(new QListWidget) {
    field_->setAccessibleName(tr("Words to find"));
    field_->setPlaceholderText(tr("Name, owner, message…"));
    field_->setClearButtonEnabled(true);
    field_->installEventFilter(this);
    leaveByEscape(*field_, [this] { giveKeysTo(binding().view()); });
    summary_->setWordWrap(true);
    list_->setAccessibleName(tr("Objects found"));
    list_->setUniformItemSizes(true);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap / 2, gap / 2, gap);
    layout->setSpacing(gap - 2);
    layout->addWidget(field_);
    layout->addWidget(summary_);
    layout->addWidget(list_, 1);
    setWidget(content);
    forwardFocusTo(*this, *field_);
    connect(field_, &QLineEdit::textChanged, this, &FindDock::search);
    connect(field_, &QLineEdit::returnPressed, this, &FindDock::goToCurrent);
    connect(list_, &QListWidget::itemActivated, this, &FindDock::goToCurrent);
    connect(list_, &QListWidget::itemClicked, this, &FindDock::goToCurrent);
    bound();
}

void FindDock::bound() {
    setEnabled(bool(binding()));
    if (binding()) binding().on(document(), &WorldDocument::edited, [this] { search(); });
    search();
}

void FindDock::search() {
    const int row = list_->currentRow();
    list_->clear();
    found_.clear();
    isStale_ = !isVisible();
    if (isStale_) return;
    const QString words = field_->text().trimmed();
    if (!binding() || words.isEmpty()) {
        summary_->setText(tr("Type words to find objects; Enter goes to the chosen one."));
        return;
    }
    const World& world = document()->committedWorld();
    found_ = thingsWith(world, catalogue_, words);
    for (std::size_t i = 0; i < std::min(found_.size(), mostListed); ++i) {
        const Record record = recordOf(world, found_[i]);
        //: An object that was found: %1 is its name, %2 its place
        list_->addItem(tr("%1, %2").arg(fullText(catalogue_, record), placeText(*cellOf(record))));
        QListWidgetItem* item = list_->item(list_->count() - 1);
        item->setToolTip(plainToolTip(item->text()));
    }
    list_->setCurrentRow(std::min(std::max(row, 0), list_->count() - 1));
    const QString count = tr("%n object(s) found", nullptr, int(found_.size()));
    summary_->setText(found_.size() > mostListed ? tr("%1, the first %2 listed").arg(count).arg(mostListed)
                                                 : count);
}

void FindDock::showEvent(QShowEvent* event) {
    WorldDock::showEvent(event);
    if (isStale_) search();
}

void FindDock::goToCurrent() {
    const int row = list_->currentRow();
    if (!binding() || row < 0) return;
    const Thing thing = found_[std::size_t(row)];
    const auto cell = cellOf(recordOf(document()->committedWorld(), thing));
    document()->select({thing});
    emit document()->view().revealRequested({*cell});
}

bool FindDock::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(list_, event);
            return true;
        }
    }
    return WorldDock::eventFilter(watched, event);
}

} // namespace stonemason::pocket_heroes
