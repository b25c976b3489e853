import { subscribeKey } from 'valtio/vanilla/utils';
import { serverNow } from '../../../shared/clock/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { announcedUntil } from './announced-until.ts';
import * as service from './notices.service.ts';
import { noticesState as state } from './notices.state.ts';

/** Anew with every question, so that the answer for one member is not shown to another. */
const asked = createRequestScope();

/** K26: asks for what is new with every connection, and whenever the member comes back to the page. */
export function startNotices(): void {
  connection.onConnect(() => void loadNotices());
  subscribeKey(session, 'token', () => {
    asked.end();
    state.unread = [];
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadNotices();
  });
}

/** What was announced and has passed since is announced no more. */
const isPast = (body: service.ListedNotice['body'], now: number): boolean =>
  (announcedUntil(body) ?? Infinity) <= now;

/** In the background: a failure leaves what is shown (D90). */
export async function loadNotices(): Promise<void> {
  if (session.token === '') return;
  const isCurrent = asked.begin();
  try {
    const list = await service.listNotices();
    const now = serverNow();
    if (isCurrent()) state.unread = list.filter(({ read, body }) => !read && !isPast(body, now));
  } catch {
    // Asked again with the next connection or visit.
  }
}

/** Puts a notice away, here at once; on other devices with their next question. */
export async function dismissNotice(id: string): Promise<void> {
  asked.end();
  state.unread = state.unread.filter(({ notice_id: other }) => other !== id);
  await service.readNotices([id]).catch(() => undefined);
}
