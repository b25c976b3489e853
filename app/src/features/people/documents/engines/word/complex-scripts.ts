import { allBelow, attributeOf, childOf, childrenOf, isOn, runLike, textOf, word } from './xml.ts';

/** Writing that word processors set in fonts, sizes and weights of its own. */
const writing =
  '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Devanagari}]';
const hasComplex = new RegExp(writing, 'u');
/** Such writing with what stands between two of its letters. */
const complexText = new RegExp(`${writing}(?:[\\s\\u200b-\\u200d]*${writing})*`, 'gu');

/** Finds what a document states of the text of a run: itself, by its styles, or for all text. */
export type FindStated = (
  run: Element,
  name: string,
  states: (property: Element) => boolean,
) => Element | undefined;

/** @param root of the styles; none in a document without any */
export function readTextStyles(root: Element | undefined): FindStated {
  const styles = new Map<string, Element>();
  let usual: string | undefined;
  for (const style of root ? childrenOf(root, 'style') : []) {
    const id = attributeOf(style, 'styleId');
    if (id === undefined) continue;
    styles.set(id, style);
    if (
      attributeOf(style, 'type') === 'paragraph' &&
      /^(?:1|true|on)$/.test(attributeOf(style, 'default') ?? '')
    )
      usual = id;
  }
  const defaults = childOf(childOf(childOf(root, 'docDefaults'), 'rPrDefault'), 'rPr');

  return (run, name, states) => {
    const own = childOf(run, 'rPr');
    const paragraph = childOf(run.closest('*|p'), 'pPr');
    const stated = (properties: Element | undefined) => {
      const property = childOf(properties, name);
      return property && states(property) ? property : undefined;
    };
    const inStyles = (first: string | undefined) => {
      const seen = new Set<string>();
      for (let id = first; id !== undefined && !seen.has(id);) {
        seen.add(id);
        const style: Element | undefined = styles.get(id);
        const found = stated(childOf(style, 'rPr'));
        if (found) return found;
        id = attributeOf(childOf(style, 'basedOn'), 'val');
      }
      return undefined;
    };
    return (
      stated(own) ??
      inStyles(attributeOf(childOf(own, 'rStyle'), 'val')) ??
      inStyles(attributeOf(childOf(paragraph, 'pStyle'), 'val') ?? usual) ??
      stated(defaults)
    );
  };
}

/** How complex text of a run looks otherwise than the rest of it, as properties of other text. */
function lookOf(run: Element, find: FindStated): Element[] {
  const owner = run.ownerDocument;
  const has = (name: string) => (property: Element) => attributeOf(property, name) !== undefined;
  const value = (name: string) => attributeOf(find(run, name, has('val')), 'val');
  const look: Element[] = [];
  const font = attributeOf(find(run, 'rFonts', has('cs')), 'cs');
  if (font !== undefined && font !== attributeOf(find(run, 'rFonts', has('ascii')), 'ascii'))
    look.push(word(owner, 'rFonts', { ascii: font, hAnsi: font, cs: font }));
  for (const name of ['b', 'i']) {
    const isComplexOn = isOn(find(run, `${name}Cs`, () => true)) ?? false;
    const isOtherOn = isOn(find(run, name, () => true)) ?? false;
    if (isComplexOn !== isOtherOn) look.push(word(owner, name, { val: isComplexOn ? '1' : '0' }));
  }
  const size = value('szCs');
  if (size !== undefined && size !== value('sz')) look.push(word(owner, 'sz', { val: size }));
  return look;
}

function give(run: Element, look: readonly Element[]): void {
  let properties = childOf(run, 'rPr');
  if (!properties) {
    properties = word(run.ownerDocument, 'rPr');
    run.prepend(properties);
  }
  for (const property of look) {
    childOf(properties, property.localName)?.remove();
    properties.append(property.cloneNode(true));
  }
}

/** Parts the texts of a run where complex text begins and ends. @returns the complex ones of them */
function partTexts(run: Element): ReadonlySet<Element> {
  const complex = new Set<Element>();
  for (const text of childrenOf(run, 't')) {
    const words = text.textContent;
    const parts: Element[] = [];
    let at = 0;
    for (const { index, 0: found } of words.matchAll(complexText)) {
      if (index > at) parts.push(textOf(run.ownerDocument, words.slice(at, index)));
      const part = textOf(run.ownerDocument, found);
      complex.add(part);
      parts.push(part);
      at = index + found.length;
    }
    if (at === 0) continue;
    if (at < words.length) parts.push(textOf(run.ownerDocument, words.slice(at)));
    text.replaceWith(...parts);
  }
  return complex;
}

/** Makes runs of their own of the complex texts of a run, and gives them their look. */
function separate(run: Element, complex: ReadonlySet<Element>, look: readonly Element[]): void {
  const plain = runLike(run);
  let last = run;
  let isComplex: boolean | undefined;
  for (const element of childrenOf(run)) {
    if (element.localName === 'rPr') continue;
    if (isComplex !== undefined && isComplex !== complex.has(element)) {
      const next = plain.cloneNode(true) as Element;
      last.after(next);
      last = next;
    }
    isComplex = complex.has(element);
    if (last !== run) last.append(element);
    if (isComplex) give(last, look);
  }
}

/**
 * Gives text in Thai and the like the look that a document states for it. The library knows one font, size and weight
 * for a run, whatever its writing.
 */
export function showComplexText(root: Element, find: FindStated): void {
  for (const run of allBelow(root, 'r')) {
    const isWhole = ['cs', 'rtl'].some((name) => isOn(childOf(childOf(run, 'rPr'), name)));
    if (!isWhole && !hasComplex.test(run.textContent)) continue;
    const look = lookOf(run, find);
    if (look.length === 0) continue;
    if (isWhole) {
      give(run, look);
      continue;
    }
    separate(run, partTexts(run), look);
  }
}
