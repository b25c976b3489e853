import { useEffect, useRef } from 'react';

interface DocumentKeys {
  /** 1 is the next page, -1 the one before. */
  onPage: (direction: 1 | -1) => void;
  /** 1 is larger, -1 smaller. */
  onZoom: (direction: 1 | -1) => void;
  onSearch: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Keys of a document wherever the focus is: PageUp and PageDown, plus and minus, Ctrl+F. @param keys false: none now */
export function useDocumentKeys(keys: DocumentKeys | false): void {
  const now = useRef(keys);
  useEffect(() => {
    now.current = keys;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const does = now.current;
      if (!does || event.defaultPrevented || event.altKey) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const act = (run: () => void) => {
        event.preventDefault();
        run();
      };
      if (isCommand && event.key.toLowerCase() === 'f') return act(does.onSearch);
      // With Ctrl, plus and minus are the browser's own.
      if (isCommand) return undefined;
      if (event.key === 'PageDown') return act(() => does.onPage(1));
      if (event.key === 'PageUp') return act(() => does.onPage(-1));
      if (isTyping(event.target)) return undefined;
      if (event.key === '+' || event.key === '=') return act(() => does.onZoom(1));
      if (event.key === '-') return act(() => does.onZoom(-1));
      return undefined;
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}
