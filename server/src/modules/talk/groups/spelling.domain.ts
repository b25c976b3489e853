import { pinyin } from 'pinyin-pro';

/** Names whose spelling is cached: those of a large academy's groups and of who talks to each other. */
const mostCached = 10_000;
const cache = new Map<string, string>();

/**
 * How a name reads in pinyin, for who looks for it in Latin letters: whole (`wangfang`) and by first letters (`wf`), a
 * space between them. Spelling takes longer than reading the list's rows, and names hardly change: it is cached.
 * @returns empty where the name has nothing to be spelled
 */
export function spelling(name: string): string {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const whole = pinyin(name, options).join('').toLowerCase();
  const first = pinyin(name, { ...options, pattern: 'first' })
    .join('')
    .toLowerCase();
  const spelled = whole === name.toLowerCase() ? '' : `${whole} ${first}`;
  if (cache.size >= mostCached) cache.clear();
  cache.set(name, spelled);
  return spelled;
}
