import { SessionFigures } from '@goldbean/design-system/live';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { liveRoomState } from '../live.state.ts';

/** S36: what the live session on air has come to so far; the time runs on between two answers. */
export function FiguresPanel() {
  const { room, figures } = useSnapshot(liveRoomState);
  const now = useServerNow(1_000);
  if (!room || room.startedTs === null) return null;
  return (
    <SessionFigures
      duration={Math.max(0, now - room.startedTs)}
      peak={figures && Math.max(figures.peak, room.counters.online)}
      earned={figures?.earned ?? null}
    />
  );
}
