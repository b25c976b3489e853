import { useEffect, useEffectEvent } from 'react';

/** What a key does on the desk. */
export interface QueueKeys {
  onNext: () => void;
  onPrevious: () => void;
  onPass: () => void;
  onReject: () => void;
  onUndo: () => void;
}

const actions: Readonly<Record<string, keyof QueueKeys>> = {
  j: 'onNext',
  k: 'onPrevious',
  a: 'onPass',
  r: 'onReject',
  z: 'onUndo',
};

/** Letters that are typed into something are no orders, nor are those that are the browser's own. */
const isTyped = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  (target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null);

/** Judges a queue by single letters, wherever on the page the focus is. */
export function useQueueKeys(keys: QueueKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (action === undefined || isTyped(event)) return;
    event.preventDefault();
    keys[action]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
