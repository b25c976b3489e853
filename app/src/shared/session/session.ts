import { subscribe } from 'valtio/vanilla';
import { emptySession, type Session, type SignOutReason } from './session.state.ts';
import {
  loginTokenKey,
  readSession,
  writeLoginToken,
  writeMirrors,
  writeSnapshot,
  type Stores,
} from './session.storage.ts';

/** The part of `window` that the session listens to. */
export type SessionEvents = Pick<Window, 'addEventListener'>;

/**
 * The verbs of the session: the only ones that touch its token and its storage (E32, T15, S31).
 * @param state the proxy that everybody reads
 */
export function createSession(state: Session, stores: Stores) {
  Object.assign(state, readSession(stores));

  const signOutHere = (reason: SignOutReason): void => {
    if (state.token === '') return;
    // Fields of the device and the variant stay; those of the member are reset.
    const { lang, OS, app_version, isPC, flv, menu, market, isJt } = state;
    const kept = { lang, OS, app_version, isPC, flv, menu, market, isJt };
    Object.assign(state, emptySession(), kept, { ended: reason });
    writeMirrors(stores, state);
    if (reason !== 'elsewhere') writeLoginToken(stores, '');
  };

  return {
    /** Takes a token the server gave or confirmed. The socket and the pages follow by themselves. */
    signIn(token: string): void {
      Object.assign(state, { token, ended: null });
      writeMirrors(stores, state);
      writeLoginToken(stores, token);
    },

    /** Ends the session of this tab and, through the device's storage, of the others. */
    signOutHere,

    /**
     * Keeps mirrors in step, writes the unload snapshot, and follows a sign-out in another tab.
     * @returns stops the mirrors
     */
    watch(events: SessionEvents): () => void {
      events.addEventListener('pagehide', () => writeSnapshot(stores, state));
      events.addEventListener('storage', (event) => {
        // A null key is `clear()` of the whole store.
        const gone = event.key === null || (event.key === loginTokenKey && event.newValue === null);
        if (gone) signOutHere('elsewhere');
      });
      return subscribe(state, () => writeMirrors(stores, state));
    },
  };
}
