import { pageTextOf, paragraphEnd, type PagePiece } from '../../../../shared/documents/index.ts';

/** What stands by itself on a page: no words go on from one of these to the next. */
const blocks: ReadonlySet<string> = new Set(['P', 'TD', 'LI', 'HEADER', 'ARTICLE', 'FOOTER']);

function piecesOf(node: Node): PagePiece[] {
  if (node.nodeType === Node.TEXT_NODE) return [[node.nodeValue ?? '', '']];
  if (node.nodeName === 'BR') return [['', '\n']];
  const pieces = Array.from(node.childNodes).flatMap(piecesOf);
  return blocks.has(node.nodeName) ? [...pieces, ['', paragraphEnd]] : pieces;
}

/** The text of a drawn page as it is searched: its text nodes, parted where lines and paragraphs end. */
export const textOfPage = (page: HTMLElement): ReturnType<typeof pageTextOf> => pageTextOf(piecesOf(page));
