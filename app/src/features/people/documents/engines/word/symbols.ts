import { allBelow, attributeOf, childOf, textOf } from './xml.ts';

/**
 * Characters of fonts of signs as characters that every font may hold: few devices have these fonts, and there a ticked
 * box would be an empty frame. By font, the code of the first and the signs from there on.
 */
const signs: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  wingdings: [
    [0x21, '✏✂✁'],
    [0x28, '☎✆✉'],
    [0x41, '✌'],
    [0x45, '☜☞☝☟'],
    [0x4a, '☺'],
    [0x4c, '☹'],
    [0x51, '✈☼'],
    [0x53, '💧❄'],
    [0x6c, '●❍■□'],
    [0x71, '❑❒⬧⧫◆❖⬥⌧'],
    [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
    [0x9e, '·•▪○'],
    [0xa4, '◉◎'],
    [0xa7, '▪◻'],
    [0xaa, '✦★✶✴✹✵'],
    [0xd8, '➢'],
    [0xdc, '➲'],
    [0xdf, '←→↑↓↖↗↙↘'],
    [0xe8, '➔'],
    [0xef, '⇦⇨⇧⇩⬄⇳'],
    [0xfb, '✗✓☒☑'],
  ],
  'wingdings 2': [
    [0x4f, '✗✓✗☑☒☒'],
    [0x97, '●'],
    [0xa3, '□'],
  ],
  symbol: [
    [0x22, '∀'],
    [0x24, '∃'],
    [0x27, '∋'],
    [0x2a, '∗'],
    [0x2d, '−'],
    [0x40, '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'],
    [0x5c, '∴'],
    [0x5e, '⊥'],
    [0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'],
    [0xa2, '′≤'],
    [0xa5, '∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'],
    [0xc4, '⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'],
    [0xe5, '∑'],
    [0xf2, '∫'],
  ],
};

const known = new Map(
  Object.entries(signs).map(([font, rows]) => [
    font,
    new Map(rows.flatMap(([first, row]) => Array.from(row, (sign, at) => [first + at, sign] as const))),
  ]),
);

/** The characters of a font of signs stand among the private ones of Unicode, from here on. */
const firstPrivate = 0xf000;

/** A character of a font of signs, as one that every font may hold; undefined where it is not known. */
export const signOf = (font: string, code: number): string | undefined =>
  known.get(font.toLowerCase())?.get(code >= firstPrivate ? code - firstPrivate : code);

const isPrivate = (text: string): boolean => /[\uf000-\uf0ff]/.test(text);

/** Text of a font of signs; what is not known of it stays. */
const signsIn = (text: string, font: string): string =>
  text.replaceAll(/[\uf000-\uf0ff]/g, (sign) => signOf(font, sign.charCodeAt(0)) ?? sign);

/** Writes signs as characters that every font may hold. @returns some are not known */
export function spellSigns(root: Element): boolean {
  let isUnknown = false;
  for (const symbol of allBelow(root, 'sym')) {
    const code = Number.parseInt(attributeOf(symbol, 'char') ?? '', 16);
    const isPlain = code < firstPrivate || code > 0xf0ff;
    const sign =
      signOf(attributeOf(symbol, 'font') ?? '', code) ?? (isPlain ? String.fromCodePoint(code || 0x20) : '');
    if (sign === '') isUnknown = true;
    else symbol.replaceWith(textOf(root.ownerDocument, sign));
  }
  for (const text of allBelow(root, 't')) {
    if (!isPrivate(text.textContent)) continue;
    const fonts = childOf(text.parentElement ? childOf(text.parentElement, 'rPr') : undefined, 'rFonts');
    text.textContent = signsIn(
      text.textContent,
      attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi') ?? '',
    );
    if (isPrivate(text.textContent)) isUnknown = true;
  }
  // Signs before the paragraphs of a list.
  for (const level of allBelow(root, 'lvlText')) {
    const text = attributeOf(level, 'val') ?? '';
    if (!isPrivate(text)) continue;
    const fonts = childOf(childOf(level.parentElement, 'rPr'), 'rFonts');
    const spelled = signsIn(text, attributeOf(fonts, 'ascii') ?? 'symbol').replaceAll(
      /[\uf000-\uf0ff]/g,
      '•',
    );
    for (const { localName, name } of level.attributes)
      if (localName === 'val') level.setAttribute(name, spelled);
  }
  return isUnknown;
}
