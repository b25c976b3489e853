import { useEffect, useState } from 'react';

/** How long nobody types before it is looked for, in ms. */
const pauseMs = 300;

/**
 * Words in a field whose last value stands in the address: shown letter by letter, handed on after a pause.
 * @param settled what the address says @returns what the field shows, and what to call with each change
 */
export function useTyped(
  settled: string,
  onSettled: (words: string) => void,
): [string, (words: string) => void] {
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => {
      setTyped(null);
      if (typed.trim() !== settled) onSettled(typed.trim());
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, settled, onSettled]);
  return [typed ?? settled, setTyped];
}
