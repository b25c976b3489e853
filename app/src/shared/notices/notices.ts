import { proxy } from 'valtio/vanilla';
import { errorWords } from '../i18n/index.ts';

export type NoticeTone = 'success' | 'danger' | 'info';

/** A toast: one sentence that disappears by itself. */
export interface ToastItem {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
}

/** Most toasts at once; the oldest is removed for a new one. */
const most = 3;

/** The toasts on screen, oldest first; the shell shows them. */
export const noticesState = proxy<{ list: ToastItem[] }>({ list: [] });

let lastId = 0;

/** Shows a toast. The same sentence twice in a row is shown once. */
export function notify(tone: NoticeTone, text: string): void {
  const { list } = noticesState;
  if (list.at(-1)?.text === text) return;
  lastId += 1;
  noticesState.list = [...list, { id: lastId, tone, text }].slice(-most);
}

/** D90: shows the error of a member's action. Not for background calls. */
export function notifyError(error: unknown): void {
  notify('danger', errorWords(error));
}

export function dismissNotice(id: number): void {
  noticesState.list = noticesState.list.filter((notice) => notice.id !== id);
}
