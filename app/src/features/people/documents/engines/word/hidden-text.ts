import { allBelow, attributeOf, childOf, childrenOf, holds, isOn } from './xml.ts';

/** What a style says of its text, its paragraphs and the style it is made of. */
interface WordStyle {
  readonly basedOn: string | undefined;
  readonly isHidden: boolean | undefined;
  readonly breaksBefore: boolean | undefined;
}

/** What styles say that decides which text is shown, and where a page begins. */
export interface WordStyles {
  /** Text with these styles is hidden where the text itself does not say. */
  hides(...styles: readonly (string | undefined)[]): boolean;
  /** A paragraph of this style begins a page where it does not say itself. */
  breaksBefore(style: string | undefined): boolean;
}

/** @param root of the styles; none in a document without any */
export function readStyles(root: Element | undefined): WordStyles {
  const styles = new Map<string, WordStyle>();
  let usual: string | undefined;
  for (const style of root ? childrenOf(root, 'style') : []) {
    const id = attributeOf(style, 'styleId');
    if (id === undefined) continue;
    styles.set(id, {
      basedOn: attributeOf(childOf(style, 'basedOn'), 'val'),
      isHidden: isOn(childOf(childOf(style, 'rPr'), 'vanish')),
      breaksBefore: isOn(childOf(childOf(style, 'pPr'), 'pageBreakBefore')),
    });
    const isUsual = /^(?:1|true|on)$/.test(attributeOf(style, 'default') ?? '');
    if (isUsual && attributeOf(style, 'type') === 'paragraph') usual = id;
  }
  const defaults = childOf(childOf(childOf(root, 'docDefaults'), 'rPrDefault'), 'rPr');
  const hidesAll = isOn(childOf(defaults, 'vanish')) ?? false;

  function find<Key extends 'isHidden' | 'breaksBefore'>(
    id: string | undefined,
    key: Key,
  ): boolean | undefined {
    const seen = new Set<string>();
    for (let at = id; at !== undefined && !seen.has(at); at = styles.get(at)?.basedOn) {
      seen.add(at);
      const said = styles.get(at)?.[key];
      if (said !== undefined) return said;
    }
    return undefined;
  }

  return {
    hides: (ofText, ofParagraph) =>
      find(ofText, 'isHidden') ?? find(ofParagraph ?? usual, 'isHidden') ?? hidesAll,
    breaksBefore: (style) => find(style ?? usual, 'breaksBefore') ?? false,
  };
}

const styleOf = (properties: Element | undefined, name: string) =>
  attributeOf(childOf(properties, name), 'val');

/** Takes hidden text away, so that no search finds what nobody sees; and what was deleted or moved from its place. */
export function dropHidden(root: Element, styles: WordStyles): void {
  for (const name of ['del', 'moveFrom'])
    for (const change of allBelow(root, name)) {
      // In the properties of a row it says that the whole row was deleted.
      if (change.parentElement?.localName === 'trPr') change.parentElement.parentElement?.remove();
      else if (!change.parentElement?.localName.endsWith('Pr')) change.remove();
    }
  for (const hidden of allBelow(root, 'hidden'))
    if (hidden.parentElement?.localName === 'trPr' && isOn(hidden))
      hidden.parentElement.parentElement?.remove();
  for (const table of allBelow(root, 'tbl')) if (!holds(table, 'tr')) table.remove();

  for (const run of allBelow(root, 'r')) {
    const look = childOf(run, 'rPr');
    const paragraph = childOf(run.closest('*|p'), 'pPr');
    const isHidden =
      isOn(childOf(look, 'vanish')) ?? styles.hides(styleOf(look, 'rStyle'), styleOf(paragraph, 'pStyle'));
    if (isHidden) run.remove();
  }
  // A paragraph whose end is hidden too leaves no line.
  for (const paragraph of allBelow(root, 'p')) {
    const properties = childOf(paragraph, 'pPr');
    const end = childOf(properties, 'rPr');
    const isEndHidden = isOn(childOf(end, 'vanish')) ?? false;
    const isNeeded = holds(paragraph, 'r') || (properties && holds(properties, 'sectPr'));
    const isLast = paragraph.parentElement?.localName === 'tc' && paragraph.nextElementSibling === null;
    if (isEndHidden && !isNeeded && !isLast) paragraph.remove();
  }
  // Nobody sees what stands in a cell that one above it covers.
  for (const merge of allBelow(root, 'vMerge')) {
    const isCovered = (attributeOf(merge, 'val') ?? 'continue') === 'continue';
    const cell = merge.closest('*|tc');
    const isBelowOthers = cell?.parentElement?.previousElementSibling?.localName === 'tr';
    if (isCovered && cell && isBelowOthers) for (const run of allBelow(cell, 'r')) run.remove();
  }
  for (const name of ['vanish', 'specVanish', 'delText', 'delInstrText'])
    for (const element of allBelow(root, name)) element.remove();
}
