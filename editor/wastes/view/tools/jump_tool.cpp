// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/wastes/view/tools/jump_tool.h"

#include "core/wastes/board/jump_edit.h"
#include "editor/text/names.h"
#include "editor/wastes/model/board_document.h"
#include "editor/wastes/model/board_state.h"
#include "editor/wastes/view/tools/board_paint_target.h"

namespace stonemason::wastes {

namespace {

bool isTooLong(const JumpChanges& changes) {
    return changes.extra.size() > std::size_t(maximumJumps) ||
           changes.forbidden.size() > std::size_t(maximumJumps);
}

} // namespace

void JumpTool::press(PaintTarget& target, Cell cell, Modifiers modifiers) {
    BoardPaintTarget::of(target).document().view().setInsight(Insight::Jumps);
    isSecond_ = from_ && target.state().selection() == CellSet{*from_};
    if (!isSecond_) from_ = cell;
    to_ = cell;
    bothWays_ = modifiers.shift || (isSecond_ && bothWays_);
    show(target);
}

void JumpTool::drag(PaintTarget& target, Cell cell, Modifiers modifiers) {
    to_ = cell;
    bothWays_ = bothWays_ || modifiers.shift;
    show(target);
}

void JumpTool::release(PaintTarget& target) {
    if (to_ == *from_ && !isSecond_) {
        BoardPaintTarget::of(target).document().postNotice(
            tr("Choose the tile where the jump ends; Esc gives it up."));
        return;
    }
    if (to_ != *from_) change(target);
    cancel(target);
}

/// A jump without a second end is discarded.
void JumpTool::finishEarly(PaintTarget& target) {
    if (to_ == *from_)
        cancel(target);
    else
        release(target);
}

void JumpTool::cancel(PaintTarget& target) {
    from_.reset();
    target.state().setSelection({});
}

void JumpTool::show(PaintTarget& target) const {
    CellSet ends{*from_};
    if (to_ != *from_ && target.size().contains(to_)) ends.insert(to_);
    target.state().setSelection(ends);
}

void JumpTool::change(PaintTarget& target) const {
    BoardDocument& document = BoardPaintTarget::of(target).document();
    Board after = document.committedBoard();
    const Jump jump{*from_, to_};
    const JumpFault fault = faultOf(after, jump);
    if (fault == JumpFault::Hole) return document.refuse(tr("No jump begins or ends in a hole."));
    if (fault == JumpFault::Step)
        return document.refuse(tr("A jump leads further than a step: to a tile that is not beside."));
    const JumpKind kind = kindOf(after, jump);
    const bool wanted = kind == JumpKind::None || kind == JumpKind::Forbidden;
    after.jumps = withJump(after, jump, wanted);
    if (bothWays_) after.jumps = withJump(after, {jump.to, jump.from}, wanted);
    if (isTooLong(after.jumps))
        return document.refuse(tr("A board has %1 added and %1 forbidden jumps at most.").arg(maximumJumps));
    document.change(stepText(wanted), [&after](Board& board) { board.jumps = after.jumps; });
    document.postNotice(notice(wanted).arg(placeText(jump.from), placeText(jump.to)));
}

QString JumpTool::stepText(bool wanted) const {
    if (bothWays_) return wanted ? tr("Allow jumps there and back") : tr("Forbid jumps there and back");
    return wanted ? tr("Allow jump") : tr("Forbid jump");
}

QString JumpTool::notice(bool wanted) const {
    if (bothWays_)
        //: %1 and %2 are places such as "row 6, column 5"
        return wanted ? tr("Jumpers get from %1 to %2 and back now.")
                      //: %1 and %2 are places such as "row 6, column 5"
                      : tr("No jump leads from %1 to %2 or back any more.");
    //: %1 and %2 are places such as "row 6, column 5"
    return wanted ? tr("Jumpers get from %1 to %2 now.")
                  //: %1 and %2 are places such as "row 6, column 5"
                  : tr("No jump leads from %1 to %2 any more.");
}

QString JumpTool::hint() const {
    return tr(
        "Drag from tile to tile, or click one after the other: adds a jump, or takes away the one that is "
        "there. Shift does the way back too.");
}

} // namespace stonemason::wastes
