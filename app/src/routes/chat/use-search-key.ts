import { useEffect, useEffectEvent } from 'react';

/** Ctrl + K, or Command + K, anywhere on the page. */
export function useSearchKey(onSearch: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isAsked || event.altKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    onSearch();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
