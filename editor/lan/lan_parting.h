// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <memory>

namespace stonemason {

/// The last moments of a connection: what was said goes out, the reason for the end above all, then this side
/// says that nothing more comes, and waits a moment for the peer to go. What the peer still says is read and
/// dropped; bytes left unread would have the system break the connection, and the reason be lost on the way.
/// Looks after itself, and outlives whoever held the connection.
class LanParting : public QObject {
    Q_OBJECT

public:
    static void part(std::unique_ptr<QTcpSocket> socket);

private:
    LanParting(std::unique_ptr<QTcpSocket> socket, QObject* parent);

    void goOn();
    void close();

    std::unique_ptr<QTcpSocket> socket_;
    QTimer patience_;
    bool saidAll_ = false;
};

} // namespace stonemason
