import { shownOf } from './drawings.ts';
import { allBelow, attributeOf, childOf, childrenOf, holds, runLike, textOf, unwrap, word } from './xml.ts';

/** What the library reads below an element; everything else is taken apart or away before it does. */
const read = {
  blocks: new Set(['p', 'tbl', 'sectPr', 'tcPr']),
  table: new Set(['tr', 'tblPr', 'tblGrid']),
  row: new Set(['tc', 'trPr', 'tblPrEx']),
  paragraph: new Set(['pPr', 'r', 'hyperlink', 'bookmarkStart', 'bookmarkEnd', 'oMath', 'oMathPara']),
  link: new Set(['r']),
  run: new Set([
    'rPr',
    't',
    'tab',
    'br',
    'sym',
    'lastRenderedPageBreak',
    'footnoteReference',
    'endnoteReference',
    'drawing',
    'pict',
  ]),
};

/** Marks without anything to be seen. */
const unseen = new Set([
  'annotationRef',
  'footnoteRef',
  'endnoteRef',
  'separator',
  'continuationSeparator',
  'fldData',
]);
/** Parts that stand elsewhere in the package, and what only a word processor computes. */
const foreign = new Set(['altChunk', 'subDoc', 'contentPart', 'control', 'pgNum']);
const dates = /^(?:day|month|year)(?:Short|Long)$/;

/** Content that a container is taken apart for. */
const holdsContent = (element: Element): boolean =>
  ['r', 'p', 'tbl', 'oMath'].some((name) => holds(element, name));

/** Says of `<ins>` which the library draws, that it is a phonetic guide: no document comes here with a change. */
export const guideMark = 'guide:';

class Tidying {
  /** Something of the document is not shown. */
  isPartial = false;

  /** Leaves below an element what the library reads, and what stands in containers that it does not know. */
  private flatten(
    holder: Element,
    known: ReadonlySet<string>,
    visit: (child: Element) => void,
    stray: (child: Element) => void = (child) => child.remove(),
  ): void {
    let at = holder.firstElementChild;
    while (at) {
      const next = at.nextElementSibling;
      const { localName } = at;
      if (known.has(localName)) {
        visit(at);
        at = next;
      } else if (localName.endsWith('Pr')) {
        at.remove();
        at = next;
      } else if (holdsContent(at) && localName !== 'r' && localName !== 'p') {
        const first = at.firstElementChild;
        unwrap(at);
        at = first;
      } else {
        if (foreign.has(localName)) this.isPartial = true;
        stray(at);
        at = next;
      }
    }
  }

  /** The content of the page, a cell, a note, a header or a text box. */
  blocks(holder: Element): void {
    const bookmarks: Element[] = [];
    this.flatten(
      holder,
      read.blocks,
      (block) => {
        if (block.localName === 'tbl') this.table(block);
        if (block.localName === 'p') this.paragraph(block);
        const target = block.localName === 'p' ? block : block.getElementsByTagNameNS('*', 'p')[0];
        if (!target || bookmarks.length === 0) return;
        const properties = childOf(target, 'pPr');
        if (properties) properties.after(...bookmarks.splice(0));
        else target.prepend(...bookmarks.splice(0));
      },
      (stray) => {
        // The library knows marks of places within paragraphs alone.
        if (stray.localName === 'bookmarkStart') bookmarks.push(stray);
        if (stray.localName !== 'r') return stray.remove();
        const paragraph = word(stray.ownerDocument, 'p');
        stray.replaceWith(paragraph);
        paragraph.append(stray);
        return this.paragraph(paragraph);
      },
    );
  }

  private table(table: Element): void {
    const marks: Element[] = [];
    const keep = (stray: Element) => {
      if (stray.localName === 'bookmarkStart') marks.push(stray);
      stray.remove();
    };
    this.flatten(
      table,
      read.table,
      (row) => {
        if (row.localName !== 'tr') return;
        this.flatten(
          row,
          read.row,
          (cell) => {
            if (cell.localName === 'tc') this.blocks(cell);
          },
          keep,
        );
      },
      keep,
    );
    const paragraph = table.getElementsByTagNameNS('*', 'p')[0];
    for (const mark of marks) paragraph?.append(mark);
  }

  private paragraph(paragraph: Element): void {
    const boxes: Element[] = [];
    this.flatten(paragraph, read.paragraph, (child) => {
      if (child.localName === 'r') this.run(child, boxes);
      if (child.localName === 'hyperlink') this.link(child, boxes);
    });
    if (boxes.length === 0) return;
    const properties = childOf(paragraph, 'pPr');
    const endsPage =
      (properties && childOf(properties, 'sectPr')) ||
      attributeOf(paragraph.lastElementChild?.lastElementChild ?? undefined, 'type') === 'page';
    if (endsPage) paragraph.before(...boxes);
    else paragraph.after(...boxes);
  }

  private link(link: Element, boxes: Element[]): void {
    if (holds(link, 'oMath')) {
      const content = childrenOf(link);
      unwrap(link);
      for (const child of content) if (child.localName === 'r') this.run(child, boxes);
      return;
    }
    this.flatten(
      link,
      read.link,
      (run) => this.run(run, boxes),
      (stray) => {
        if (stray.localName === 'bookmarkStart') link.before(stray);
        else stray.remove();
      },
    );
    // A page that begins within a link begins before it.
    for (const mark of allBelow(link, 'lastRenderedPageBreak'))
      link.before(runLike(word(link.ownerDocument, 'r'), mark));
  }

  private run(run: Element, boxes: Element[]): void {
    const owner = run.ownerDocument;
    /** What could not stay in the run, in its order. */
    let rest = run;
    for (const element of childrenOf(run)) {
      if (rest !== run && element.localName !== 'rPr') rest.append(element);
      switch (element.localName) {
        case 'cr':
          element.replaceWith(word(owner, 'br'));
          break;
        case 'ptab':
          element.replaceWith(word(owner, 'tab'));
          break;
        case 'noBreakHyphen':
          element.replaceWith(textOf(owner, '\u2011'));
          break;
        case 'softHyphen':
          element.replaceWith(textOf(owner, '\u00ad'));
          break;
        case 'drawing':
        case 'pict':
        case 'object':
          this.drawing(element, boxes);
          break;
        case 'ruby': {
          const base = this.ruby(element);
          element.remove();
          rest.after(...base);
          const after = runLike(run);
          (base.at(-1) ?? rest).after(after);
          rest = after;
          break;
        }
        default:
          this.other(element, rest);
      }
    }
    if (rest !== run && childrenOf(rest).every(({ localName }) => localName === 'rPr')) rest.remove();
  }

  private other(element: Element, run: Element): void {
    const { localName } = element;
    if (read.run.has(localName) || unseen.has(localName)) return;
    if (localName === 'commentReference' || foreign.has(localName) || dates.test(localName))
      this.isPartial = true;
    const inner = allBelow(element, 'r');
    if (inner.length > 0) run.after(...inner);
    else if (element.textContent.trim() !== '') this.isPartial = true;
    element.remove();
  }

  private drawing(drawing: Element, boxes: Element[]): void {
    const { pictures, boxes: found, isPartial } = shownOf(drawing);
    if (isPartial) this.isPartial = true;
    for (const content of found) {
      const box = this.box(drawing.ownerDocument, content);
      if (box) boxes.push(box);
    }
    if (pictures.length === 1 && pictures[0] === drawing) return;
    if (pictures.length > 0) drawing.replaceWith(...pictures);
    // Lines and frames of older drawings are drawn by the library.
    else if (found.length > 0 || drawing.localName !== 'pict') drawing.remove();
  }

  /** A text box as a table of one cell, which the library draws; null where it holds nothing. */
  private box(owner: Document, content: readonly Element[]): Element | null {
    const cell = word(owner, 'tc', {}, ...content);
    this.blocks(cell);
    if (!['t', 'drawing', 'oMath', 'tbl'].some((name) => holds(cell, name))) return null;
    const line = { val: 'single', sz: '4', space: '0', color: 'BFBFBF' };
    const borders = ['top', 'left', 'bottom', 'right'].map((side) => word(owner, side, line));
    return word(
      owner,
      'tbl',
      {},
      word(owner, 'tblPr', {}, word(owner, 'tblBorders', {}, ...borders)),
      word(owner, 'tr', {}, cell),
    );
  }

  /** What a phonetic guide stands over, which is all that is searched, and the guide where there is room for it. */
  private ruby(ruby: Element): Element[] {
    const owner = ruby.ownerDocument;
    const base = childOf(ruby, 'rubyBase');
    const runs = base ? allBelow(base, 'r') : [];
    for (const run of runs) this.run(run, []);
    const guide = childOf(ruby, 'rt')?.textContent.trim() ?? '';
    if (ruby.closest('*|hyperlink') || guide === '') return runs;
    return [word(owner, 'ins', { date: `${guideMark}${guide}` }, ...runs)];
  }
}

/**
 * Takes apart what the library does not know. It passes over such a container with all that stands in it.
 * @param holders of the content: a body, a header, a note
 * @returns some of the content cannot be shown
 */
export function flattenContainers(holders: readonly Element[]): boolean {
  const tidying = new Tidying();
  for (const holder of holders) tidying.blocks(holder);
  return tidying.isPartial;
}
