import type { Page } from 'playwright';

/** Text that no bundled font has letters for: it is drawn by a font of the machine, or not at all. */
export interface TypefaceFault {
  readonly rule: 'not in our type';
  /** The letters, and the words they stand in. */
  readonly where: string;
}

/** Looks for letters outside the `unicode-range` of every font face of the page. */
export async function findTypefaceFaults(page: Page): Promise<TypefaceFault[]> {
  const places = await page.evaluate(() => {
    // Storybook has a face of its own without a range, which would cover everything.
    const faces = [...document.fonts].filter(({ family }) => family.includes('Noto Sans'));
    const ranges = faces.flatMap(({ unicodeRange }) =>
      unicodeRange.split(',').map((range) => {
        const [from = '', to = from] = range.trim().slice(2).split('-');
        return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
      }),
    );
    const isOurs = (letter: string): boolean => {
      const code = letter.codePointAt(0) ?? 0;
      // The ranges name emoji, the fonts have none.
      if (/\p{Emoji_Presentation}/u.test(letter)) return false;
      return /\s/.test(letter) || ranges.some(([from, to]) => code >= from && code <= to);
    };
    const found: string[] = [];
    // Kept for the stories after this one: their letters are mostly the same, and the ranges are thousands.
    const page = window as { lettersOfOurs?: Map<string, boolean> };
    const known = (page.lettersOfOurs ??= new Map<string, boolean>());
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const text = node.textContent ?? '';
      const foreign = Array.from(text).filter((letter) => {
        const ours = known.get(letter) ?? isOurs(letter);
        known.set(letter, ours);
        return !ours;
      });
      if (foreign.length > 0) found.push(`${foreign.join(' ')} in "${text.trim().slice(0, 60)}"`);
    }
    return found;
  });
  return places.map((where) => ({ rule: 'not in our type', where }));
}
