import { useEffect, useEffectEvent } from 'react';

/** What the keys of a player do; the letters are those that players everywhere use. */
export interface StageKeys {
  /** Space or k. */
  readonly onPause: () => void;
  /** m. */
  readonly onMute: () => void;
  /** f. */
  readonly onFullScreen: () => void;
  /** c: comments over the picture. */
  readonly onBarrage: () => void;
}

/** A key that belongs to what has the focus is not the player's. */
const takesKeys = 'input, textarea, select, button, a, summary, dialog, [contenteditable], [role="tab"]';

/** Lets the keyboard run the player from anywhere on the page, but not from within a field or a button. */
export function useStageKeys(keys: StageKeys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isElsewhere = target instanceof Element && target.closest(takesKeys) !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const act = {
      ' ': keys.onPause,
      k: keys.onPause,
      m: keys.onMute,
      f: keys.onFullScreen,
      c: keys.onBarrage,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
