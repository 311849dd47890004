// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/app/widgets/appearance.h"
#include "editor/app/widgets/look.h"
#include "editor/kings_conflict/view/overlays/sign_art.h"
#include "editor/token_battle/cards/card_look.h"
#include "editor/token_battle/duel/view/art/token_art.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace stonemason;
using namespace stonemason::kings_conflict;
using namespace stonemason::token_battle;

namespace {

/// The least contrasts of the Web Content Accessibility Guidelines 2.1 (1.4.3, 1.4.11): of texts, and of
/// signs that say something.
constexpr double ofText = 4.5;
constexpr double ofSigns = 3.0;

/// How strong the highlight is laid on the ground of what is chosen, at most.
constexpr double strongestTint = 0.2;

constexpr Severity severities[] = {Severity::Error, Severity::Warning, Severity::Note};

QByteArray message(const QColor& ink, const QColor& ground, const QString& where) {
    return QStringLiteral("%1: %2 on %3 has %4")
        .arg(where, ink.name(), ground.name())
        .arg(contrast(ink, ground))
        .toUtf8();
}

#define VERIFY_CONTRAST(ink, ground, least, where)                                                           \
    QVERIFY2(contrast(ink, ground) >= least, message(ink, ground, where).constData())

} // namespace

/// Whatever is written has 4.5:1 to what is below it, in both of our palettes.
class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void quietTextsOnEveryGround_data() { palettes(); }
    void quietTextsOnEveryGround() {
        QFETCH(QPalette, palette);
        const QColor blue = palette.color(QPalette::Highlight);
        const QColor text = palette.color(QPalette::Text);
        const QColor window = palette.color(QPalette::Window);
        for (const auto role : {QPalette::Text, QPalette::PlaceholderText, QPalette::Link}) {
            const QColor ink = palette.color(role);
            const QString where = QStringLiteral("role %1").arg(int(role));
            for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase,
                                      QPalette::Button, QPalette::Midlight})
                VERIFY_CONTRAST(ink, palette.color(ground), ofText, where);
            VERIFY_CONTRAST(ink, tinted(palette, blue, strongestTint), ofText, where);
            VERIFY_CONTRAST(ink, blended(window, text, 0.1), ofText, where);
        }
    }

    void severitiesAsTextAndAsGround_data() { palettes(); }
    void severitiesAsTextAndAsGround() {
        QFETCH(QPalette, palette);
        QList<QColor> colours{fineColour(palette)};
        for (const Severity severity : severities)
            colours += severityColour(severity, palette);
        for (const QColor& colour : colours) {
            for (const auto ground : {QPalette::Window, QPalette::Base, QPalette::AlternateBase})
                VERIFY_CONTRAST(colour, palette.color(ground), ofText, QStringLiteral("a remark"));
            VERIFY_CONTRAST(inkOn(colour), colour, ofText, QStringLiteral("a badge"));
            VERIFY_CONTRAST(palette.color(QPalette::WindowText),
                            blended(palette.color(QPalette::Window), colour, 0.35), ofText,
                            QStringLiteral("a marked place"));
        }
    }

    /// A badge may have any ground: its ink is the better one of two.
    void inkSuitsEveryGround() {
        for (int red = 0; red < 256; red += 17)
            for (int green = 0; green < 256; green += 17)
                for (int blue = 0; blue < 256; blue += 17) {
                    const QColor ground(red, green, blue);
                    VERIFY_CONTRAST(inkOn(ground), ground, 4.2, QStringLiteral("a badge"));
                }
    }

    void cards_data() { palettes(); }
    void cards() {
        QFETCH(QPalette, palette);
        const CardPalette colours = cardPalette(palette);
        VERIFY_CONTRAST(colours.ink, colours.paper, ofText, QStringLiteral("a card's name"));
        VERIFY_CONTRAST(colours.valueInk, colours.value, ofText, QStringLiteral("a card's value"));
        for (int i = 0; i < int(abilityCount); ++i) {
            const QColor ground = colours.of(Ability(i));
            const QString where = QStringLiteral("ability %1").arg(i);
            VERIFY_CONTRAST(colours.symbol, ground, ofText, where);
            VERIFY_CONTRAST(ground, colours.paper, ofSigns, where);
            VERIFY_CONTRAST(ground, colours.cell, ofSigns, where);
            VERIFY_CONTRAST(ground, palette.color(QPalette::Window), ofSigns, where);
        }
    }

    void signsOfOverlays_data() { palettes(); }
    void signsOfOverlays() {
        QFETCH(QPalette, palette);
        const bool dark = isDark(palette);
        const QColor halo = dark ? Qt::black : Qt::white; // around every sign
        for (const SignFill fill :
             {SignFill::You, SignFill::Opponent, SignFill::Both, SignFill::Way, SignFill::None})
            VERIFY_CONTRAST(signColour(fill, dark ? Theme::Dark : Theme::Light), halo, ofText,
                            QStringLiteral("sign %1").arg(int(fill)));
    }

private:
    static void palettes() {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << lightPalette();
        QTest::newRow("dark") << darkPalette();
    }
};

STONEMASON_GUILESS_TEST(TestContrast)
#include "test_contrast.moc"
