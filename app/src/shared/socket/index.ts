import { calls, codes } from '@goldbean/contract';
import { subscribeKey } from 'valtio/vanilla/utils';
import { asApiError, request } from '../api/index.ts';
import { session, signOutHere } from '../session/index.ts';
import { createConnection } from './connection.ts';
import { createConnectionState } from './connection.state.ts';

export type { AnyFrame } from './frames.ts';
export type { RoomPlace } from './room-sequence.ts';
export type { EnteredRoom } from './rooms.ts';
export type { ConnectionPhase, ConnectionState } from './connection.state.ts';

/** How the message connection is; the banner reads it with `useSnapshot`. */
export const connectionState = createConnectionState();

/** The one message connection of this tab. */
export const connection = createConnection({
  getServer: async () => (await request(calls.imToken, {})).server,
  bind: async (clientId) => void (await request(calls.bind, { client_id: clientId, platform: 1 })),
  isSignedOut: (error) => asApiError(error).code === codes.login,
  onRevoked: () => signOutHere('expired'),
  openSocket: (address) => new WebSocket(address),
  state: connectionState,
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
