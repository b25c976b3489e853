import { z } from 'zod';
import { emptySession, type Session } from './session.state.ts';

/** The part of `Storage` we use; a browser that forbids storage gets one in memory. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The two stores of a browser tab. */
export interface Stores {
  /** This tab only. */
  readonly tab: Store;
  /** Every tab of this device. */
  readonly device: Store;
}

/** E32: the five fields that survive any number of reloads, by their key in session storage. */
const mirrored = {
  token: 'userToken',
  status: 'status',
  statusfid: 'statusfid',
  parStatus: 'parStatus',
  formId: 'formId',
} as const satisfies Partial<Record<keyof Session, string>>;
type Mirrored = keyof typeof mirrored;
const mirroredFields = Object.keys(mirrored) as Mirrored[];

/** K32, S30: where the tab stands, as the mirrors; absent while they are at their defaults. */
const variantKey = 'isJt';
const userStatusKey = 'userStatus';

export const loginTokenKey = 'loginToken';
export const languageKey = 'lang';
const osKey = 'pc_os_version';
const appVersionKey = 'app_version';
const snapshotKey = 'sessionSnapshot';

/** What the unload snapshot carries (D59): everything that neither the tab nor the device keeps. */
const snapshot = z
  .object({
    menu: z.array(z.object({ code: z.string(), name: z.string() })),
    userBaseInfo: z
      .object({
        uid: z.string(),
        nickname: z.string(),
        mobile: z.string(),
        img: z.string(),
        jwcode: z.string(),
      })
      .nullable(),
    permission: z
      .object({ stream_channels: z.array(z.string()), inspect: z.boolean(), administer: z.boolean() })
      .nullable(),
    isPC: z.boolean(),
    flv: z.literal([0, 1]),
    market: z.array(z.object({ code: z.string(), name: z.string() })),
    ishw: z.boolean(),
    scrollH: z.number(),
    toChat: z.string(),
  })
  .partial();

/**
 * The session a tab starts with: mirrors first, `loginToken` when the tab has no token of its own, then the
 * unload snapshot, which is deleted in the same breath (D59).
 */
export function readSession({ tab, device }: Stores): Session {
  const session = emptySession();
  for (const field of mirroredFields) session[field] = tab.getItem(mirrored[field]) ?? '';
  session.isJt = tab.getItem(variantKey) === '1';
  session.userStatus = tab.getItem(userStatusKey) === '2' ? 2 : 1;
  session.token ||= device.getItem(loginTokenKey) ?? '';
  session.app_version = device.getItem(appVersionKey) ?? session.app_version;
  session.OS = device.getItem(osKey) ?? '';
  return Object.assign(session, takeSnapshot(tab));
}

function takeSnapshot(tab: Store): Partial<Session> {
  const text = tab.getItem(snapshotKey);
  tab.removeItem(snapshotKey);
  if (text === null) return {};
  try {
    return snapshot.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    // An incomplete snapshot of a crashed tab is ignored.
    return {};
  }
}

/** At pagehide. */
export function writeSnapshot({ tab }: Stores, session: Session): void {
  tab.setItem(snapshotKey, JSON.stringify(snapshot.parse(session)));
}

/** Keeps the mirrors and what the device remembers in step with the session. */
export function writeMirrors({ tab, device }: Stores, session: Session): void {
  for (const field of mirroredFields) keep(tab, mirrored[field], session[field]);
  keep(tab, variantKey, session.isJt ? '1' : '');
  keep(tab, userStatusKey, session.userStatus === 2 ? '2' : '');
  keep(device, osKey, session.OS);
  keep(device, appVersionKey, session.app_version);
}

/** Stores a token for other tabs and later visits; empty removes it. */
export function writeLoginToken({ device }: Stores, token: string): void {
  keep(device, loginTokenKey, token);
}

function keep(store: Store, key: string, value: string): void {
  if (value === '') store.removeItem(key);
  else store.setItem(key, value);
}
