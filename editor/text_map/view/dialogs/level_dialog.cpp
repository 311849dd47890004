// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/level_dialog.h"

#include "core/text_map/level_file.h"
#include "core/text_map/text_map_file.h"
#include "core/text_map/vault_lines.h"
#include "editor/app/widgets/help_page.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"
#include "editor/text_map/view/art/text_map_renderer.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <stop_token>

namespace stonemason::text_map {

namespace {

constexpr QSize pictureRoom{160, 80};
constexpr int mostPictures = 200; ///< of as many maps; those behind them have their names alone
constexpr int mapsAtOnce = 20;    ///< read and drawn before they are shown

QString nameOf(const LevelMap& map, int number) {
    const QString name = visibleWords(QString::fromStdString(map.name));
    return name.isEmpty() ? LevelDialog::tr("Map %1").arg(number + 1)
                          //: a map in a file; %1 its number, %2 its name
                          : LevelDialog::tr("%1: %2").arg(QString::number(number + 1), name);
}

} // namespace

/// The file as saving would write it, and all that its maps are drawn by; nothing of it changes.
class LevelDialog::Reading {
public:
    explicit Reading(const TextMapDocument& document)
        : bytes_(writeTextMap(document.committedMap()))
        , maps_(levelMapsIn(bytes_))
        , charset_(charsetOf(document.committedMap()))
        , meanings_(document.chosenMeanings())
        , game_(document.recognisedGame() ? std::optional(*document.recognisedGame()) : std::nullopt)
        , signs_(document.signs().copy())
        , style_(document.view().style()) {
        style_.gridLines = style_.signs = false;
    }

    const std::vector<LevelMap>& maps() const { return maps_; }
    std::size_t size() const { return bytes_.size(); }
    /// Of the maps, and of the whole file behind them.
    int count() const { return int(maps_.size()) + 1; }

    Batch read(int first, std::stop_token stop) const {
        const std::unique_ptr<SignBook> signs = signs_->copy();
        TextMapRenderer renderer(*signs);
        Batch batch{first, {}};
        for (int number = first; number < std::min(first + mapsAtOnce, count()) && !stop.stop_requested();
             ++number) {
            const bool isWhole = number == int(maps_.size());
            const auto map = isWhole ? readTextMap(bytes_, charset_)
                                     : readLevelRows(bytes_, maps_[std::size_t(number)], charset_);
            if (!map)
                batch.maps.push_back({map.error(), {}});
            else
                batch.maps.push_back(
                    {map->cells.size(), number < mostPictures
                                            ? pictureOf(*map, meaningsOf(number), *signs, renderer)
                                            : QImage()});
        }
        return batch;
    }

private:
    /// As the lines around it have it, where that is what is chosen.
    SignMeanings meaningsOf(int number) const {
        if (!game_) return meanings_;
        if (number == int(maps_.size())) return game_->meanings;
        return merged(game_->meanings,
                      meaningsAround(bytes_, maps_[std::size_t(number)], *game_, signs_->table()));
    }

    QImage pictureOf(const TextMap& map, const SignMeanings& meanings, SignBook& signs,
                     TextMapRenderer& renderer) const {
        const std::vector<TileIndex> codes = signs.codesOf(map, meanings);
        const QImage drawn = renderer.image({&map.cells, &codes}, style_, pictureRoom);
        QImage picture(pictureRoom * drawn.devicePixelRatio(), QImage::Format_ARGB32_Premultiplied);
        picture.setDevicePixelRatio(drawn.devicePixelRatio());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        const QSizeF size = QSizeF(drawn.size()) / drawn.devicePixelRatio();
        painter.drawImage(
            QPointF((pictureRoom.width() - size.width()) / 2, (pictureRoom.height() - size.height()) / 2),
            drawn);
        return picture;
    }

    std::string bytes_;
    std::vector<LevelMap> maps_;
    Charset charset_;
    SignMeanings meanings_;
    std::optional<GlyphPreset> game_;       ///< whose level file says what they are
    std::unique_ptr<const SignBook> signs_; ///< others open maps with new signs meanwhile
    TextMapStyle style_;
};

LevelDialog::LevelDialog(TextMapDocument& document, QWidget* parent)
    : QDialog(parent)
    , document_(document)
    , list_(new QListWidget)
    , reading_(std::make_shared<const Reading>(document))
    , task_(*this, [this](const Batch& batch) { showBatch(batch); }) {
    setObjectName(QStringLiteral("levelDialog"));
    setWindowTitle(tr("Maps in the File"));
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    auto* words =
        new QLabel(reading_->maps().size() == 1
                       ? tr("There is one map in this file. Do you want to see it alone or the whole file?")
                       : tr("There are several maps in this file. Which one do you want to see? All else in "
                            "the file stays as it is when you save."));
    words->setWordWrap(true);
    list_->setAccessibleName(tr("Maps in the file"));
    list_->setIconSize(pictureRoom);
    list_->setUniformItemSizes(true);
    list_->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Show"));
    connect(buttons, &QDialogButtonBox::accepted, this, &LevelDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &LevelDialog::reject);
    connect(list_, &QListWidget::itemActivated, this, &LevelDialog::accept);
    auto* column = new QVBoxLayout(this);
    column->addWidget(words);
    column->addWidget(list_, 1);
    column->addWidget(buttons);
    addNames(reading_->maps());
    readFrom(0);
    resize(sizeHint().expandedTo({520, 420}));
    list_->setFocus();
}

void LevelDialog::addNames(const std::vector<LevelMap>& maps) {
    const auto add = [this](const QString& name, int number) {
        auto* item = new QListWidgetItem(name, list_);
        item->setData(Qt::UserRole, number);
        item->setSizeHint({0, pictureRoom.height() + 8});
    };
    for (const LevelMap& map : maps)
        add(nameOf(map, map.number), map.number);
    add(tr("The whole file as one map"), wholeFileNumber);
    const auto shown = document_.numberAmong(maps, reading_->size());
    list_->setCurrentRow(shown == wholeFileNumber ? list_->count() - 1 : shown.value_or(0));
}

void LevelDialog::readFrom(int first) {
    task_.enqueue(LatestTask<Batch>::Work(
        [reading = reading_, first](std::stop_token stop) { return reading->read(first, stop); }));
}

void LevelDialog::showBatch(const Batch& batch) {
    int row = batch.first;
    for (const Shown& shown : batch.maps) {
        QListWidgetItem* item = list_->item(row++);
        const QString name = item->text();
        if (!shown.size) {
            //: a map in a file that cannot be read; %1 what it is called, %2 why
            item->setText(tr("%1\n%2").arg(name, errorText(shown.size.error())));
            item->setFlags(Qt::NoItemFlags);
            continue;
        }
        //: a map in a file; %1 what it is called, %2 and %3 how large it is
        item->setText(
            tr("%1\n%2 × %3 (rows × columns)")
                .arg(name, QString::number(shown.size->rows), QString::number(shown.size->columns)));
        if (!shown.picture.isNull()) item->setIcon(QIcon(QPixmap::fromImage(shown.picture)));
    }
    if (row < list_->count()) readFrom(row);
}

void LevelDialog::accept() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
    if (const Status shown = document_.goToMap(item->data(Qt::UserRole).toInt()); !shown)
        document_.refuse(errorText(shown.error()));
    QDialog::accept();
}

} // namespace stonemason::text_map
