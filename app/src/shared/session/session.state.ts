import { fallbackLanguage, type Language } from '@goldbean/locales';
import type { MemberInfo } from '@goldbean/contract/people';
import { proxy } from 'valtio/vanilla';

/** How the session of this tab came to its end: decides what the login page says. */
export type SignOutReason = 'chosen' | 'expired' | 'elsewhere' | 'ticket';

export interface MenuEntry {
  code: string;
  name: string;
}

export interface UserBaseInfo {
  uid: string;
  nickname: string;
  mobile: string;
  img: string;
  jwcode: string;
}

/** The client state of the specification's point 3 (E32), under its own names. */
export interface Session {
  /** Empty: a visitor. */
  token: string;
  /** D60: current navigation code, first-level menu, parent code, page of origin. */
  status: string;
  statusfid: string;
  parStatus: string;
  formId: string;
  menu: MenuEntry[];
  userBaseInfo: UserBaseInfo | null;
  permission: MemberInfo['permission'] | null;
  isPC: boolean;
  /** D78: 1 while HTTP-FLV can be played here. */
  flv: 0 | 1;
  market: { code: string; name: string }[];
  lang: Language;
  /** D74: overseas; selects variants, never rights. */
  ishw: boolean;
  /** D74: the static variant. */
  isJt: boolean;
  /** Where the page stood when it was left, in px. */
  scrollH: number;
  /** K32: 1, or 2 in the static zone. */
  userStatus: 1 | 2;
  /** The room a member wants to see when the chat opens; empty: the latest. */
  toChat: string;
  app_version: string;
  OS: string;
  /** Why there is no token any more; null while nothing has ended. */
  ended: SignOutReason | null;
}

export const emptySession = (): Session => ({
  token: '',
  status: '',
  statusfid: '',
  parStatus: '',
  formId: '',
  menu: [],
  userBaseInfo: null,
  permission: null,
  isPC: true,
  flv: 1,
  market: [],
  lang: fallbackLanguage,
  ishw: false,
  isJt: false,
  scrollH: 0,
  userStatus: 1,
  toChat: '',
  app_version: '1.0.0',
  OS: '',
  ended: null,
});

/** The one client state of a tab; components read it with `useSnapshot`. */
export const createSessionState = (): Session => proxy(emptySession());
