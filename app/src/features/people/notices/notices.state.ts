import { proxy } from 'valtio/vanilla';
import type { Notice } from './notices.service.ts';

export interface NoticesState {
  /** What the member was told and has not read, newest first. */
  unread: Notice[];
}

export const noticesState = proxy<NoticesState>({ unread: [] });
