import { codes } from '@goldbean/contract/shared';
import { calls } from '@goldbean/contract/talk';
import { subscribeKey } from 'valtio/vanilla/utils';
import { asApiError, request } from '../api/index.ts';
import { session, signOutHere } from '../session/index.ts';
import { createConnection } from './connection.ts';
import { createConnectionState } from './connection.state.ts';
import type { AnyFrame } from './frames.ts';
import { createListeners } from './listeners.ts';
import { namedWait } from './named-wait.ts';

export type { EventPlace } from './room-listening.ts';
export type { RoomPlace } from './room-sequence.ts';
export type { EnteredRoom } from './rooms.ts';
export type { ConnectionPhase, ConnectionState } from './connection.state.ts';

/** How the message connection is; the banner reads it with `useSnapshot`. */
export const connectionState = createConnectionState();

/** What the connection hands on, in order and once; tests hand frames in here. */
export const frames = createListeners<AnyFrame>();

/** The one message connection of this tab. */
export const connection = createConnection({
  getServer: async () => (await request(calls.messaging.token, {})).server,
  bind: async (clientId) => void (await request(calls.messaging.bind, { client_id: clientId, platform: 1 })),
  isSignedOut: (error) => asApiError(error).code === codes.login,
  waitNamedBy: namedWait,
  onRevoked: () => signOutHere('expired'),
  openSocket: (address) => new WebSocket(address),
  state: connectionState,
  frames,
  timers: {
    setTimeout: (run, ms) => window.setTimeout(run, ms),
    clearTimeout: (timer) => window.clearTimeout(timer),
  },
  now: Date.now,
  random: Math.random,
});

/** T17: signed in opens one connection, without reload; signed out closes it; a visitor opens none. */
export function startConnection(): void {
  const follow = () => (session.token ? connection.open() : connection.close());
  subscribeKey(session, 'token', follow);
  follow();
  window.addEventListener('online', () => connection.retryNow());
  window.addEventListener('offline', () => connection.networkGone());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.retryNow();
  });
}
