// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>

#include <vector>

namespace stonemason::test {

inline const QString sourceRoot = QStringLiteral(STONEMASON_SOURCES);

/// A sentence of a translation file.
struct Sentence {
    QString context;
    QString source;
    QStringList forms; ///< one, or for counted sentences one for each plural of the language
    bool counted = false;
    bool finished = false;

    QString name() const { return context + QStringLiteral(": ") + source; }
};

inline Sentence readSentence(QXmlStreamReader& xml, const QString& context) {
    Sentence sentence;
    sentence.context = context;
    sentence.counted = xml.attributes().value("numerus") == u"yes";
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            sentence.source = xml.readElementText();
        } else if (xml.name() != u"translation") {
            xml.skipCurrentElement();
        } else {
            sentence.finished = !xml.attributes().hasAttribute("type");
            if (!sentence.counted) {
                sentence.forms += xml.readElementText();
                continue;
            }
            while (xml.readNextStartElement())
                sentence.forms += xml.readElementText();
        }
    }
    return sentence;
}

inline std::vector<Sentence> sentencesOf(const QString& path) {
    std::vector<Sentence> sentences;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("cannot read %s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            sentences.push_back(readSentence(xml, context));
    }
    return sentences;
}

/// Those of a language, "pl".
inline std::vector<Sentence> sentencesOfLanguage(const char* language) {
    return sentencesOf(
        QStringLiteral("%1/translations/stonemason_%2.ts").arg(sourceRoot, QLatin1String(language)));
}

} // namespace stonemason::test
