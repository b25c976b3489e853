import type { WordStyles } from './hidden-text.ts';
import { allBelow, attributeOf, childOf, childrenOf, holds, isOn, runLike, word } from './xml.ts';

/** Sizes of paper that differ by less are the same one, twentieths of a pt. */
const roundedBy = 20;
/** The paper of a document that names none: A4. */
const usualPaper = { w: '11906', h: '16838' };
const usualMargins = {
  top: '1440',
  right: '1440',
  bottom: '1440',
  left: '1440',
  header: '720',
  footer: '720',
};

const isBreak = (element: Element): boolean =>
  element.localName === 'lastRenderedPageBreak' ||
  (element.localName === 'br' && attributeOf(element, 'type') === 'page');

const seen = ['t', 'tab', 'drawing', 'pict', 'oMath', 'footnoteReference', 'endnoteReference', 'tbl'];

/** Something is seen of a run or a paragraph; of a break and an empty paragraph there is not. */
const isSeen = (element: Element): boolean =>
  element.localName !== 'pPr' && seen.some((name) => element.localName === name || holds(element, name));

/** Takes the properties of a section that it has of the one before, and makes one paper of nearly the same. */
function completeSections(sections: readonly Element[]): void {
  let before: Element | undefined;
  for (const section of sections) {
    const owner = section.ownerDocument;
    for (const kind of ['headerReference', 'footerReference'])
      for (const reference of before ? childrenOf(before, kind) : []) {
        const type = attributeOf(reference, 'type');
        const isStated = childrenOf(section, kind).some((own) => attributeOf(own, 'type') === type);
        if (!isStated) section.prepend(reference.cloneNode(true));
      }
    const paper = childOf(section, 'pgSz');
    if (!paper) section.append(word(owner, 'pgSz', usualPaper));
    if (!childOf(section, 'pgMar')) section.append(word(owner, 'pgMar', usualMargins));
    // The library takes the word for another paper, even where the lengths are the same.
    for (const { name, localName } of paper ? [...paper.attributes] : [])
      if (localName === 'orient') paper?.removeAttribute(name);
    if (before && hasPaperOf(section, before)) {
      childOf(section, 'pgSz')?.replaceWith(childOf(before, 'pgSz')?.cloneNode(true) ?? '');
    }
    before = section;
  }
}

const lengthsOf = (section: Element) =>
  ['w', 'h'].map((name) => Number(attributeOf(childOf(section, 'pgSz'), name) ?? 0));

function hasPaperOf(section: Element, other: Element): boolean {
  const lengths = lengthsOf(other);
  return lengthsOf(section).every((length, at) => Math.abs(length - (lengths[at] ?? 0)) <= roundedBy);
}

/** Splits a paragraph after an element in one of its runs. @returns the second part, without number and first indent */
function splitAfter(paragraph: Element, run: Element, mark: Element): Element {
  const owner = paragraph.ownerDocument;
  const properties = childOf(paragraph, 'pPr');
  const second = word(owner, 'p');
  if (properties) {
    const copy = properties.cloneNode(true) as Element;
    for (const name of ['numPr', 'pageBreakBefore']) childOf(copy, name)?.remove();
    const indent = childOf(copy, 'ind');
    for (const { name, localName } of indent ? [...indent.attributes] : [])
      if (/^(?:firstLine|hanging)/.test(localName)) indent?.removeAttribute(name);
    const spacing = childOf(copy, 'spacing');
    const before = Array.from(spacing?.attributes ?? []).filter(({ localName }) =>
      localName.startsWith('before'),
    );
    for (const { name } of before) spacing?.removeAttribute(name);
    second.append(copy);
    const section = childOf(properties, 'sectPr');
    if (section) childOf(copy, 'sectPr')?.replaceWith(section);
  } else second.append(word(owner, 'pPr'));
  // A number that a style gives is taken back by the number 0.
  childOf(second, 'pPr')?.append(word(owner, 'numPr', {}, word(owner, 'numId', { val: '0' })));
  const rest: Element[] = [];
  for (let next = mark.nextElementSibling; next; next = next.nextElementSibling) rest.push(next);
  if (rest.length > 0) second.append(runLike(run, ...rest));
  for (let next = run.nextElementSibling; next; next = run.nextElementSibling) second.append(next);
  paragraph.after(second);
  return second;
}

const pageBreak = (owner: Document) => word(owner, 'r', {}, word(owner, 'br', { type: 'page' }));

/**
 * Writes where pages begin in the one way that the library counts rightly: by a break at the end of a paragraph. Left to
 * itself it takes the break and Word's mark after it for two, the first of several in a paragraph for the only one,
 * numbers a paragraph twice that goes over a page, and joins sections whatever they say.
 */
export function markPages(body: Element, styles: WordStyles): void {
  const owner = body.ownerDocument;
  let last = childOf(body, 'sectPr');
  if (!last) {
    last = word(owner, 'sectPr');
    body.append(last);
  }
  const sections = [
    ...childrenOf(body, 'p').flatMap((paragraph) => childOf(childOf(paragraph, 'pPr'), 'sectPr') ?? []),
    last,
  ];
  completeSections(sections);

  /** Nothing is seen on this page yet. */
  let isFresh = true;
  const begin = (before: Element) => {
    if (isFresh) return;
    isFresh = true;
    const previous = before.previousElementSibling;
    if (previous?.localName === 'p') return previous.append(pageBreak(owner));
    return before.before(word(owner, 'p', {}, pageBreak(owner)));
  };

  /** The first break of a paragraph, before which its text may have begun to fill the page. */
  function breakIn(paragraph: Element): { readonly run: Element; readonly mark: Element } | undefined {
    for (const run of childrenOf(paragraph))
      if (run.localName !== 'r') isFresh &&= !isSeen(run);
      else
        for (const mark of childrenOf(run)) {
          if (isSeen(mark)) isFresh = false;
          if (!isBreak(mark)) continue;
          // Word marks the page too that a break before has begun.
          const isSecond = isFresh && mark.localName === 'lastRenderedPageBreak';
          if (!isSecond) return { run, mark };
          mark.remove();
        }
    return undefined;
  }

  function paragraph(block: Element): void {
    const properties = childOf(block, 'pPr');
    const stated = properties && childOf(properties, 'pageBreakBefore');
    const style = attributeOf(properties && childOf(properties, 'pStyle'), 'val');
    if (isOn(stated) ?? styles.breaksBefore(style)) begin(block);
    stated?.remove();
    const found = breakIn(block);
    if (found) {
      const rest = splitAfter(block, found.run, found.mark);
      found.mark.remove();
      if (!isSeen(rest) && !holds(rest, 'br')) {
        const section = childOf(childOf(rest, 'pPr'), 'sectPr');
        if (section) {
          if (!childOf(block, 'pPr')) block.prepend(word(owner, 'pPr'));
          childOf(block, 'pPr')?.append(section);
        }
        rest.remove();
      }
      block.append(pageBreak(owner));
      isFresh = true;
    }
    endSection(block);
  }

  /** A table goes on on the next page with the first row that Word began there. */
  function table(block: Element): void {
    const [, ...rows] = childrenOf(block, 'tr');
    const split = rows.find((row) => holds(row, 'lastRenderedPageBreak'));
    for (const row of childrenOf(block, 'tr')) {
      if (row === split) break;
      for (const mark of [...allBelow(row, 'lastRenderedPageBreak'), ...allBelow(row, 'br')])
        if (isBreak(mark)) mark.remove();
    }
    isFresh = false;
    if (!split) return;
    const second = word(owner, 'tbl');
    for (const name of ['tblPr', 'tblGrid']) second.append(childOf(block, name)?.cloneNode(true) ?? '');
    const rest = childrenOf(block, 'tr');
    second.append(...rest.slice(rest.indexOf(split)));
    for (const merge of allBelow(split, 'vMerge')) merge.remove();
    for (const mark of allBelow(split, 'lastRenderedPageBreak')) mark.remove();
    block.after(word(owner, 'p', {}, pageBreak(owner)), second);
  }

  let block = body.firstElementChild;
  while (block) {
    if (block.localName === 'tbl') table(block);
    if (block.localName === 'p') paragraph(block);
    block = block.nextElementSibling;
  }

  function endSection(paragraph: Element): void {
    const section = childOf(childOf(paragraph, 'pPr'), 'sectPr');
    const next = section && sections[sections.indexOf(section) + 1];
    if (!section || !next) return;
    const isContinuous = /^(?:continuous|nextColumn)$/.test(attributeOf(childOf(next, 'type'), 'val') ?? '');
    const isSamePaper = hasPaperOf(next, section);
    if (isContinuous && isSamePaper) {
      // After another paper the library would begin a page here: these sections are one to it.
      const before = sections[sections.indexOf(section) - 1];
      if (before && !hasPaperOf(section, before)) section.remove();
      return;
    }
    if (isFresh && endsWithBreak(paragraph)) return;
    paragraph.append(pageBreak(owner));
    isFresh = true;
  }
}

/** The last that is in a paragraph is a break, so that no second one begins another page. */
function endsWithBreak(paragraph: Element): boolean {
  const last = paragraph.lastElementChild?.lastElementChild;
  return last ? isBreak(last) : false;
}
