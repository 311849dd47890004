// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text_map/view/dialogs/level_dialog.h"

#include "core/text_map/text_map_file.h"
#include "editor/app/widgets/help_page.h"
#include "editor/text/error_text.h"
#include "editor/text/visible_words.h"
#include "editor/text_map/model/level_reading.h"
#include "editor/text_map/model/text_map_document.h"
#include "editor/text_map/model/text_map_state.h"

#include <QDialogButtonBox>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace stonemason::text_map {

namespace {

constexpr QSize pictureRoom{160, 80};
constexpr int mostPictures = 200; ///< of as many maps; those behind them have their names alone

QIcon pictureOf(const TextMap& map, TextMapDocument& document, TextMapRenderer& renderer) {
    const std::vector<TileIndex> codes = document.signs().codesOf(map, document.said());
    TextMapStyle style = document.view().style();
    style.gridLines = style.signs = false;
    const QImage drawn = renderer.image({&map.cells, &codes}, style, pictureRoom);
    QImage picture(pictureRoom * drawn.devicePixelRatio(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(drawn.devicePixelRatio());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    const QSizeF size = QSizeF(drawn.size()) / drawn.devicePixelRatio();
    painter.drawImage(
        QPointF((pictureRoom.width() - size.width()) / 2, (pictureRoom.height() - size.height()) / 2), drawn);
    painter.end();
    return QIcon(QPixmap::fromImage(picture));
}

QString nameOf(const LevelMap& map, int number) {
    const QString name = visibleWords(QString::fromStdString(map.name));
    return name.isEmpty() ? LevelDialog::tr("Map %1").arg(number + 1)
                          //: a map in a file; %1 its number, %2 its name
                          : LevelDialog::tr("%1: %2").arg(QString::number(number + 1), name);
}

} // namespace

LevelDialog::LevelDialog(TextMapDocument& document, TextMapRenderer& renderer, QWidget* parent)
    : QDialog(parent), document_(document), list_(new QListWidget) {
    setObjectName(QStringLiteral("levelDialog"));
    setWindowTitle(tr("Maps in the File"));
    setHelpPage(*this, QStringLiteral("text-maps.md"));
    auto* words =
        new QLabel(tr("There are several maps in this file. Which one do you want to see? All else in "
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
    fill(renderer);
    resize(sizeHint().expandedTo({520, 420}));
    list_->setFocus();
}

void LevelDialog::fill(TextMapRenderer& renderer) {
    const std::vector<LevelMap> maps = document_.levelMaps();
    const std::string bytes = writeTextMap(document_.committedMap());
    const Charset charset = charsetOf(document_.committedMap());
    const auto addOne = [&](const Result<TextMap>& map, const QString& name, int number) {
        //: a map in a file; %1 what it is called, %2 and %3 how large it is
        const QString text =
            map ? tr("%1\n%2 × %3 (rows × columns)")
                      .arg(name, QString::number(map->cells.rows()), QString::number(map->cells.columns()))
                //: a map in a file that cannot be read; %1 what it is called, %2 why
                : tr("%1\n%2").arg(name, errorText(map.error()));
        auto* item = new QListWidgetItem(text, list_);
        item->setData(Qt::UserRole, number);
        if (!map) item->setFlags(Qt::NoItemFlags);
        if (map && list_->count() <= mostPictures) item->setIcon(pictureOf(*map, document_, renderer));
        if (number == document_.mapNumber()) list_->setCurrentItem(item);
    };
    for (int number = 0; number < int(maps.size()); ++number) {
        const LevelMap& level = maps[std::size_t(number)];
        addOne(readLevelMap(bytes, level, charset), nameOf(level, number), number);
    }
    addOne(readTextMap(bytes, charset), tr("The whole file as one map"), wholeFileNumber);
    if (!list_->currentItem()) list_->setCurrentRow(0);
}

void LevelDialog::accept() {
    const QListWidgetItem* item = list_->currentItem();
    if (!item || !item->flags().testFlag(Qt::ItemIsEnabled)) return;
    if (const Status shown = document_.goToMap(item->data(Qt::UserRole).toInt()); !shown)
        document_.refuse(errorText(shown.error()));
    QDialog::accept();
}

} // namespace stonemason::text_map
