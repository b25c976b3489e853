import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { Session } from './session.state.ts';

/** What is let go when a member leaves this tab: the next one finds nothing of it. */
export function createMemberStates(session: Session) {
  const endings = new Set<() => void>();
  const resets = new Set<() => void>();
  let member = session.token;

  // At once: what is asked for a moment later is the next member's.
  subscribeKey(
    session,
    'token',
    (token) => {
      const hasLeft = member !== '';
      member = token;
      // What a visitor did is theirs, also once they have signed in.
      if (!hasLeft) return;
      for (const end of endings) end();
      for (const reset of resets) reset();
    },
    true,
  );

  return {
    /**
     * Called when the member has left, while the states still hold what was theirs: ends what is under way and gives
     * back what the browser holds.
     */
    onMemberGone(end: () => void): void {
      endings.add(end);
    },

    /**
     * A state that goes with the member; read with `useSnapshot`.
     * @param empty how it begins, made anew each time
     */
    memberState<State extends object>(empty: () => State): State {
      const state = proxy(empty());
      resets.add(() => {
        const first = empty();
        for (const key of Object.keys(state)) if (!(key in first)) Reflect.deleteProperty(state, key);
        Object.assign(state, first);
      });
      return state;
    },
  };
}
