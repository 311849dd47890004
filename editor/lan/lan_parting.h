// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpSocket>
#include <QTimer>

#include <memory>

namespace stonemason {

/// The orderly shutdown of a connection: pending output is sent, above all the reason for the end, then this
/// side closes its direction and waits a moment for the peer to close. What the peer still sends is read and
/// dropped; unread bytes would make the system reset the connection and lose the reason. Deletes itself, and
/// outlives the owner of the connection.
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
    bool sentAll_ = false;
};

} // namespace stonemason
