import { memberState } from '../../../shared/session/index.ts';
import type { ListedNotice } from './notices.service.ts';

export interface NoticesState {
  /** What the member was told and has not read, newest first. */
  unread: ListedNotice[];
}

export const noticesState = memberState<NoticesState>(() => ({ unread: [] }));
