// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/json_schema.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace stonemason::test {

namespace {

class Validator {
public:
    explicit Validator(const QJsonObject& root) : root_(root) {}

    QStringList errors(const QJsonValue& schema, const QJsonValue& value, const QString& path) const {
        if (schema.isBool())
            return schema.toBool() ? QStringList() : QStringList(path + ": must not be there");
        QStringList found;
        const QJsonObject rules = schema.toObject();
        for (auto rule = rules.begin(); rule != rules.end(); ++rule)
            check(rules, rule.key(), rule.value(), value, path, found);
        return found;
    }

private:
    static bool isOfType(const QString& type, const QJsonValue& value) {
        if (type == "object") return value.isObject();
        if (type == "array") return value.isArray();
        if (type == "string") return value.isString();
        if (type == "boolean") return value.isBool();
        if (type == "number") return value.isDouble();
        if (type == "integer") return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
        throw std::runtime_error("unknown type " + type.toStdString());
    }

    static bool matches(const QString& pattern, const QString& text) {
        QString perl = pattern;
        perl.replace("\\u0000", "\\x{0}");
        return QRegularExpression(perl).match(text).hasMatch();
    }

    QJsonValue resolved(const QString& reference) const {
        QJsonValue at = root_;
        for (const QString& step : reference.mid(2).split('/'))
            at = at.toObject().value(step);
        if (!at.isObject()) throw std::runtime_error("no such part: " + reference.toStdString());
        return at;
    }

    void check(const QJsonObject& rules, const QString& rule, const QJsonValue& wanted,
               const QJsonValue& value, const QString& path, QStringList& found) const {
        static const QSet<QString> remarks{"$schema",     "$id",     "$defs", "title",
                                           "description", "default", "then",  "else"};
        if (remarks.contains(rule)) return;
        const auto demand = [&](bool holds) {
            if (!holds) found += path + ": " + rule;
        };
        if (rule == "$ref") {
            found += errors(resolved(wanted.toString()), value, path);
        } else if (rule == "type") {
            demand(isOfType(wanted.toString(), value));
        } else if (rule == "const") {
            demand(value == wanted);
        } else if (rule == "enum") {
            demand(wanted.toArray().contains(value));
        } else if (rule == "minimum") {
            demand(!value.isDouble() || value.toDouble() >= wanted.toDouble());
        } else if (rule == "maximum") {
            demand(!value.isDouble() || value.toDouble() <= wanted.toDouble());
        } else if (rule == "pattern") {
            demand(!value.isString() || matches(wanted.toString(), value.toString()));
        } else if (rule == "minLength") {
            demand(!value.isString() || value.toString().size() >= wanted.toInt());
        } else if (rule == "maxLength") {
            demand(!value.isString() || value.toString().size() <= wanted.toInt());
        } else if (rule == "allOf") {
            for (const QJsonValue& part : wanted.toArray())
                found += errors(part, value, path);
        } else if (rule == "anyOf") {
            const QJsonArray parts = wanted.toArray();
            demand(std::any_of(parts.begin(), parts.end(),
                               [&](const QJsonValue& part) { return errors(part, value, path).isEmpty(); }));
        } else if (rule == "not") {
            demand(!errors(wanted, value, path).isEmpty());
        } else if (rule == "if") {
            const char* next = errors(wanted, value, path).isEmpty() ? "then" : "else";
            if (rules.contains(next)) found += errors(rules.value(next), value, path);
        } else if (!checkArray(rules, rule, wanted, value, path, found) &&
                   !checkObject(rules, rule, wanted, value, path, found)) {
            throw std::runtime_error("unknown rule " + rule.toStdString());
        }
    }

    bool checkArray(const QJsonObject& rules, const QString& rule, const QJsonValue& wanted,
                    const QJsonValue& value, const QString& path, QStringList& found) const {
        const QJsonArray items = value.toArray();
        const qsizetype first = rules.value("prefixItems").toArray().size();
        if (rule == "minItems") {
            if (value.isArray() && items.size() < wanted.toInt()) found += path + ": " + rule;
        } else if (rule == "maxItems") {
            if (value.isArray() && items.size() > wanted.toInt()) found += path + ": " + rule;
        } else if (rule == "uniqueItems") {
            for (qsizetype i = 0; i < items.size(); ++i)
                for (qsizetype j = 0; j < i; ++j)
                    if (items.at(i) == items.at(j)) found += path + ": " + rule;
        } else if (rule == "contains") {
            const auto fits = [&](const QJsonValue& item) { return errors(wanted, item, path).isEmpty(); };
            if (value.isArray() && std::none_of(items.begin(), items.end(), fits))
                found += path + ": " + rule;
        } else if (rule == "prefixItems") {
            for (qsizetype i = 0; i < std::min(first, items.size()); ++i)
                found += errors(wanted.toArray().at(i), items.at(i), path + "/" + QString::number(i));
        } else if (rule == "items") {
            for (qsizetype i = first; i < items.size(); ++i)
                found += errors(wanted, items.at(i), path + "/" + QString::number(i));
        } else {
            return false;
        }
        return true;
    }

    bool checkObject(const QJsonObject& rules, const QString& rule, const QJsonValue& wanted,
                     const QJsonValue& value, const QString& path, QStringList& found) const {
        const QJsonObject members = value.toObject();
        if (rule == "required") {
            for (const QJsonValue& name : wanted.toArray())
                if (value.isObject() && !members.contains(name.toString()))
                    found += path + "/" + name.toString() + ": " + rule;
        } else if (rule == "properties") {
            const QJsonObject known = wanted.toObject();
            for (auto it = known.begin(); it != known.end(); ++it)
                if (members.contains(it.key()))
                    found += errors(it.value(), members.value(it.key()), path + "/" + it.key());
        } else if (rule == "additionalProperties") {
            const QJsonObject known = rules.value("properties").toObject();
            for (auto it = members.begin(); it != members.end(); ++it)
                if (!known.contains(it.key())) found += errors(wanted, it.value(), path + "/" + it.key());
        } else if (rule == "propertyNames") {
            for (const QString& name : members.keys())
                found += errors(wanted, name, path + "/" + name);
        } else {
            return false;
        }
        return true;
    }

    QJsonObject root_;
};

} // namespace

QStringList schemaErrors(const QJsonObject& schema, const QJsonValue& value) {
    return Validator(schema).errors(schema, value, QString());
}

QJsonObject parsedObject(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

QJsonObject jsonObjectOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) throw std::runtime_error("cannot read " + path.toStdString());
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject()) throw std::runtime_error("no JSON object in " + path.toStdString());
    return document.object();
}

namespace {

QJsonValue changed(const QJsonValue& in, QStringList path, const QJsonValue& to) {
    if (path.isEmpty()) return to;
    const QString step = path.takeFirst();
    if (in.isArray()) {
        QJsonArray array = in.toArray();
        const QJsonValue value = changed(array[step.toInt()], path, to);
        if (value.isUndefined())
            array.removeAt(step.toInt());
        else
            array[step.toInt()] = value;
        return array;
    }
    QJsonObject object = in.toObject();
    const QJsonValue value = changed(object.value(step), path, to);
    if (value.isUndefined())
        object.remove(step);
    else
        object.insert(step, value);
    return object;
}

} // namespace

QJsonObject changedJson(const QJsonObject& object, const QString& path, const QByteArray& value) {
    const QJsonValue to = value.isEmpty() ? QJsonValue(QJsonValue::Undefined)
                                          : QJsonDocument::fromJson("[" + value + "]").array().at(0);
    return changed(object, path.split('/'), to).toObject();
}

} // namespace stonemason::test
