import type { InitOptions, PostProcessorModule } from 'i18next';

/** Remembers which key each text came from, as i18next says it; changes nothing of the text. */
export interface SpokenWords {
  /** For `i18next.use`. */
  readonly module: PostProcessorModule;
  /** For `i18next.init`. */
  readonly options: Pick<InitOptions, 'postProcess' | 'postProcessPassResolved'>;
  /**
   * The keys, `namespace:key`, of the first text that was said as a whole, else of what was said within the first that holds any.
   * @param texts of what was clicked, the nearest first
   */
  readonly keysOf: (texts: readonly string[]) => string[];
}

const name = 'spoken-words';
const markup = /<\/?\w+\s*\/?>/g;
/** A shorter one stands within other words by chance. */
const shortestWithin = 2;

/** As the screen shows it: markup of `Trans` is gone, and space counts once. */
const shown = (text: string): string => text.replaceAll(markup, '').replaceAll(/\s+/g, ' ').trim();

interface Resolved {
  readonly i18nResolved?: { readonly usedKey?: string; readonly usedNS?: string };
}

export function createSpokenWords(): SpokenWords {
  const keysByText = new Map<string, Set<string>>();

  const remember = (text: string, { i18nResolved: resolved }: Resolved): void => {
    if (resolved?.usedKey === undefined || resolved.usedNS === undefined) return;
    const said = shown(text);
    const key = `${resolved.usedNS}:${resolved.usedKey}`;
    // The last that was said comes first: it is the one on the screen.
    keysByText.set(said, new Set([key, ...(keysByText.get(said) ?? [])]));
  };

  const within = (text: string): string[] => {
    const said = [...keysByText]
      .map(([part, keys]) => ({ part, keys, at: text.indexOf(part) }))
      .filter(({ part, at }) => at >= 0 && part.length >= shortestWithin)
      .sort((one, other) => other.part.length - one.part.length);
    // The longest of what overlaps is what was said; a shorter one was nested in it.
    const kept: typeof said = [];
    for (const one of said) {
      const overlaps = kept.some(
        ({ at, part }) => one.at < at + part.length && at < one.at + one.part.length,
      );
      if (!overlaps) kept.push(one);
    }
    return kept.sort((one, other) => one.at - other.at).flatMap(({ keys }) => [...keys]);
  };

  return {
    module: {
      type: 'postProcessor',
      name,
      process: (value, _key, options) => {
        remember(value, options as Resolved);
        return value;
      },
    },
    options: { postProcess: [name], postProcessPassResolved: true },
    keysOf: (texts) => {
      const all = texts.map(shown).filter(Boolean);
      const whole = all.find((text) => keysByText.has(text));
      if (whole !== undefined) return [...(keysByText.get(whole) ?? [])];
      return all.map(within).find((keys) => keys.length > 0) ?? [];
    },
  };
}
