import { serverNow } from '../../../shared/clock/index.ts';
import { newRequestId } from '../../../shared/api/index.ts';
import { createFeed, emptyFeed } from '../../../shared/feed/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import * as service from './announcements.service.ts';
import { announcementsState as state } from './announcements.state.ts';

const feed = createFeed({
  state: () => state.readers.rows,
  load: (cursor) => service.readers(state.reading?.id ?? '', state.readers.shown === 'read', cursor),
  keyOf: ({ user }) => user.uid,
  onMoreFailed: notifyError,
});

/** Who has read the announcement that is open; who is listed already stays until the answer is here. */
export const loadReaders = feed.open;
export const moreReaders = feed.more;

/** Lists those who have read it, or those who have not. */
export function showReaders(shown: 'read' | 'unread'): void {
  state.readers = { shown, rows: emptyFeed() };
  void feed.open();
}

/**
 * E08: reminds those who have not read the announcement that is open; a refusal is told.
 * @returns how many were reminded, or null when nobody could be
 */
export async function remindReaders(): Promise<number | null> {
  const { reading } = state;
  if (!reading || state.isReminding) return null;
  state.isReminding = true;
  try {
    const n = await service.remind(reading.id, newRequestId());
    if (n > 0 && state.reading?.id === reading.id) state.reading.reminded_ts = serverNow();
    return n;
  } catch (error) {
    notifyError(error);
    return null;
  } finally {
    state.isReminding = false;
  }
}
