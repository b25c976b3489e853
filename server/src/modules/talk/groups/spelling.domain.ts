import { pinyin } from 'pinyin-pro';

/** Names whose spelling is kept: those of a large academy's groups and of who talks to each other. */
const mostKept = 10_000;
const kept = new Map<string, string>();

/**
 * How a name reads in pinyin, for who looks for it in Latin letters: whole (`wangfang`) and by first letters (`wf`), a
 * space between them. Spelling takes longer than reading the list's rows, and names hardly change: it is kept.
 * @returns empty where the name has nothing to be spelled
 */
export function spelling(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const whole = pinyin(name, options).join('').toLowerCase();
  const first = pinyin(name, { ...options, pattern: 'first' })
    .join('')
    .toLowerCase();
  const spelled = whole === name.toLowerCase() ? '' : `${whole} ${first}`;
  if (kept.size >= mostKept) kept.clear();
  kept.set(name, spelled);
  return spelled;
}
