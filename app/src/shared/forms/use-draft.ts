import { useSnapshot, type Snapshot } from 'valtio';

/**
 * A state with forms in it, for the component that draws their fields. Drawn at once with every change, where other
 * snapshots wait for the end of the turn: a field that gets its own value back later loses the caret's place and
 * what an input method is composing.
 */
export const useDraft = <State extends object>(state: State): Snapshot<State> =>
  useSnapshot(state, { sync: true });
