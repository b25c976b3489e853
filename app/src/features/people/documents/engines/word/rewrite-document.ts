import { chooseAlternatives } from './alternatives.ts';
import { readTextStyles, showComplexText, type FindStated } from './complex-scripts.ts';
import { flattenContainers } from './containers.ts';
import { showFields } from './fields.ts';
import { completeFormulas } from './formulas.ts';
import { dropHidden, readStyles, type WordStyles } from './hidden-text.ts';
import { markPages } from './page-breaks.ts';
import { spellSigns } from './symbols.ts';
import { allBelow, childrenOf, relationNamespace } from './xml.ts';

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly targetMode: string | null;
}

/** A part of a document as docx-preview keeps it. */
interface DocumentPart {
  /** What it was read from, which `keepOrigin` has it keep. */
  readonly _xmlDocument: XMLDocument;
  readonly rels: Relation[] | null;
  /** Reads the part anew. */
  parseXml(root: Element): void;
}

/** A document that docx-preview has read. */
export interface ReadDocument {
  readonly parts: readonly DocumentPart[];
  readonly documentPart?: DocumentPart;
}

/** Links know the addresses of the main part alone: those of other parts are kept there too. */
function linkThere(root: Element, own: readonly Relation[], address: (url: string) => string): void {
  for (const link of allBelow(root, 'hyperlink')) {
    const id = link.getAttributeNS(relationNamespace, 'id');
    const target = own.find((relation) => relation.id === id)?.target;
    if (id === null) continue;
    if (target === undefined) link.removeAttributeNS(relationNamespace, 'id');
    else link.setAttributeNS(relationNamespace, 'r:id', address(target));
  }
}

/** What stands in a part: the page itself, each note, a header or a footer; none in a part without text. */
function holdersOf(root: Element): Element[] {
  switch (root.localName) {
    case 'document':
      return childrenOf(root, 'body');
    case 'footnotes':
      return childrenOf(root, 'footnote');
    case 'endnotes':
      return childrenOf(root, 'endnote');
    case 'hdr':
    case 'ftr':
      return [root];
    default:
      return [];
  }
}

/** @returns some of the part cannot be shown */
function rewritePart(
  part: DocumentPart,
  styles: WordStyles,
  findStated: FindStated,
  address: (url: string) => string,
  isMain: boolean,
): boolean {
  const root = part._xmlDocument.documentElement;
  const holders = holdersOf(root);
  if (holders.length === 0) return false;
  chooseAlternatives(root);
  const hasUnknownField = showFields(root, address);
  if (!isMain) linkThere(root, part.rels ?? [], address);
  dropHidden(root, styles);
  completeFormulas(root, root.localName.endsWith('notes'));
  const hasUnknownPart = flattenContainers(holders);
  const hasUnknownSign = spellSigns(root);
  showComplexText(root, findStated);
  if (isMain) for (const body of holders) markPages(body, styles);
  part.parseXml(root);
  return hasUnknownField || hasUnknownPart || hasUnknownSign;
}

/**
 * Rewrites what docx-preview has read into what it draws in full, and has it read that. It passes over each container that
 * it does not know with all the text in it, and counts pages otherwise than word processors do.
 * @returns the document holds parts that cannot be shown
 */
export function rewriteDocument(document: ReadDocument): boolean {
  const rootOf = (name: string) =>
    document.parts.find((part) => part._xmlDocument.documentElement.localName === name);
  const styled = rootOf('styles');
  const styles = readStyles(styled?._xmlDocument.documentElement);
  const findStated = readTextStyles(styled?._xmlDocument.documentElement);
  if (styled) {
    const root = styled._xmlDocument.documentElement;
    for (const name of ['vanish', 'specVanish', 'pageBreakBefore'])
      for (const element of allBelow(root, name)) element.remove();
    styled.parseXml(root);
  }
  const numbered = rootOf('numbering');
  if (numbered) {
    const root = numbered._xmlDocument.documentElement;
    for (const element of allBelow(root, 'vanish')) element.remove();
    spellSigns(root);
    numbered.parseXml(root);
  }
  const main = document.documentPart;
  const links = main?.rels ?? [];
  const address = (url: string): string => {
    const id = `added${links.length}`;
    links.push({ id, type: `${relationNamespace}/hyperlink`, target: url, targetMode: 'External' });
    return id;
  };
  const results = document.parts.map((part) => rewritePart(part, styles, findStated, address, part === main));
  return results.some(Boolean);
}
