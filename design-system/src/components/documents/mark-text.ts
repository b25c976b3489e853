import type { DocumentHit } from './document.ts';

/** Names of the browser's highlights: every hit, and the one that is looked at. */
const names = { all: 'document-hits', one: 'document-hit' } as const;

/** The look of hits, for the static styles of a component and for the sheet of a shadow root alike. */
export const markStyles = (all: string, one: string, text: string): string => `
  *::highlight(${names.all}) { background-color: ${all}; color: ${text}; }
  *::highlight(${names.one}) { background-color: ${one}; color: ${text}; }
`;

function highlightOf(name: string): Highlight {
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
}

/** The ranges of hits in a text, as the text nodes below `root` spell it. @param hits in the order of the text */
function rangesOf(root: Node, hits: readonly DocumentHit[]): (readonly [DocumentHit, Range])[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  let before = 0;
  const point = (offset: number, isEnd: boolean): readonly [Node, number] | null => {
    while (node) {
      const length = node.nodeValue?.length ?? 0;
      if (offset < before + length || (isEnd && offset === before + length)) return [node, offset - before];
      before += length;
      node = walker.nextNode();
    }
    return null;
  };
  return hits.flatMap((hit) => {
    const start = point(hit.at, false);
    const end = start && point(hit.at + hit.length, true);
    if (!start || !end) return [];
    const range = new Range();
    range.setStart(...start);
    range.setEnd(...end);
    return [[hit, range] as const];
  });
}

/** What scrolls an element up and down, also out of a shadow tree. */
function scrollerOf(element: Element | null): Element | null {
  if (!element) return null;
  const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
  if (scrolls && element.scrollHeight > element.clientHeight) return element;
  const root = element.getRootNode();
  return scrollerOf(element.parentElement ?? (root instanceof ShadowRoot ? root.host : null));
}

/** Scrolls until the words stand in the middle: what they stand in may be taller than the window. */
function bringToMiddle(words: Range): void {
  const holder = words.startContainer.parentElement;
  holder?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const scroller = scrollerOf(holder);
  if (!scroller) return;
  const box = words.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  scroller.scrollTop += (box.top + box.bottom) / 2 - (frame.top + scroller.clientHeight / 2);
}

/**
 * Marks hits in the text below an element, without changing its nodes: a selection stays, and so does what a third
 * party drew. A browser without the Highlight API shows no marks and still goes to the page.
 * @param hit the one that is looked at; it is scrolled into view when it is here
 * @returns takes the marks away
 */
export function markText(root: Element, hits: readonly DocumentHit[], hit: DocumentHit | null): () => void {
  if (hits.length === 0 || !('highlights' in CSS)) return () => {};
  const marked = rangesOf(root, hits);
  const [all, one] = [highlightOf(names.all), highlightOf(names.one)];
  for (const [of, range] of marked) (of === hit ? one : all).add(range);
  const seen = marked.find(([of]) => of === hit)?.[1];
  if (seen) bringToMiddle(seen);
  return () => {
    for (const [, range] of marked) {
      all.delete(range);
      one.delete(range);
    }
  };
}
