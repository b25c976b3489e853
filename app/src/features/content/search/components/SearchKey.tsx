import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { loadChunk } from '../../../../shared/chunks/index.ts';
import { needWords } from '../../../../shared/i18n/index.ts';
import { notifyError } from '../../../../shared/notices/index.ts';
import type { SearchOverProps } from './SearchOver.tsx';

/** Where a slash is a letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The search over every page, by the key `/`; what it opens is loaded then. The account's menu leads to its page. */
export function SearchKey() {
  const [isOpen, setOpen] = useState(false);
  const [Over, setOver] = useState<ComponentType<SearchOverProps> | null>(null);

  // Before the bar is painted: who sees it may press the key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target))
        return;
      // Over a question that is open nothing else opens.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (!isOpen || Over) return;
    void (async () => {
      try {
        const [{ SearchOver }] = await Promise.all([
          loadChunk(() => import('./SearchOver.tsx')),
          needWords(['content', 'search']),
        ]);
        setOver(() => SearchOver);
      } catch (error) {
        setOpen(false);
        notifyError(error);
      }
    })();
  }, [isOpen, Over]);

  if (!Over) return null;
  return (
    <Over
      isOpen={isOpen}
      onClose={() => {
        setOpen(false);
      }}
    />
  );
}
