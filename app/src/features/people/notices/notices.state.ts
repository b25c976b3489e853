import { memberState } from '../../../shared/session/index.ts';
import type { Notice } from './notices.service.ts';

export interface NoticesState {
  /** What the member was told and has not read, newest first. */
  unread: Notice[];
}

export const noticesState = memberState<NoticesState>(() => ({ unread: [] }));
