import { useEffectEvent, useLayoutEffect } from 'react';

/** What the keys of a player do, by their names as `KeyboardEvent.key` has them; letters in lower case. */
export type StageKeys = Readonly<Partial<Record<string, () => void>>>;

/** A key that belongs to what has the focus is not the player's. */
const takesKeys =
  'input, textarea, select, button, a, summary, dialog, [contenteditable], [role="tab"], [role="slider"]';

/** Lets the keyboard run the player from anywhere on the page, but not from within a field or a button. */
export function useStageKeys(keys: StageKeys, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const isElsewhere = target instanceof Element && target.closest(takesKeys) !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  // A layout effect: a key that is pressed as soon as another film shows must not reach the one before.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
