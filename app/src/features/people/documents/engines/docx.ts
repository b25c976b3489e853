import { parseAsync, renderDocument, type Options } from 'docx-preview';
import {
  createPageFinder,
  DocumentError,
  type FindOnPage,
  type OpenDocument,
} from '../../../../shared/documents/index.ts';
import { checkOfficePackage } from '../office-package.ts';
import { makeSafe, safeStyles } from './docx-safety.ts';
import { makeNode } from './docx-nodes.ts';
import { textOfPage } from './docx-text.ts';
import { rewriteDocument, type ReadDocument } from './word/rewrite-document.ts';

const className = 'docx';

const options: Partial<Options> & { readonly keepOrigin: boolean } = {
  className,
  inWrapper: true,
  // Pages as the word processor that saved it had broken them.
  ignoreLastRenderedPageBreak: false,
  // Pages of the length they need: what was set in other fonts would be cut.
  ignoreHeight: true,
  ignoreFonts: true,
  // Whole HTML pages that a document may bring along.
  renderAltChunks: false,
  useBase64URL: true,
  // Of changes nothing is left but phonetic guides, which come as insertions.
  renderChanges: true,
  // Each part keeps what it was read from, so that it can be rewritten. The types of the library do not name it.
  keepOrigin: true,
  h: makeNode,
};

/** Phonetic guides, whose words are no text of the page. */
const guideStyles = 'rt::before { content: attr(data-guide); }';

interface Rendered {
  readonly nodes: readonly Node[];
  readonly isPartial: boolean;
}

/** What docx-preview drew, in a document where nothing runs and nothing is loaded. */
async function render(bytes: Uint8Array<ArrayBuffer>): Promise<Rendered> {
  try {
    const document: ReadDocument = await parseAsync(bytes, options);
    const isPartial = rewriteDocument(document);
    return { nodes: await renderDocument(document, options), isPartial };
  } catch (error) {
    throw new DocumentError('broken', { cause: error });
  }
}

/** The only place that knows docx-preview. @throws DocumentError */
export async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenDocument> {
  checkOfficePackage(bytes);
  const { nodes, isPartial } = await render(bytes);
  const styles = nodes.flatMap((node) => (node.nodeName === 'STYLE' ? [node.textContent ?? ''] : []));
  const fragment = makeSafe(nodes.filter((node) => node.nodeName !== 'STYLE'));
  const pages = [...fragment.querySelectorAll<HTMLElement>(`section.${className}`)];
  if (pages.length === 0) throw new DocumentError('broken');
  // Kinds of pictures that browsers do not know, and those that stand elsewhere.
  const lacksPicture = fragment.querySelector('img:not([src]), image:not([href])') !== null;
  const isEmpty = pages.every(
    (page) => page.textContent.trim() === '' && page.querySelector('img, svg, table') === null,
  );
  if (isEmpty) throw new DocumentError('empty');
  const finders = new Map<HTMLElement, FindOnPage>();
  return {
    view: {
      kind: 'docx',
      content: {
        pages,
        styles: `${safeStyles(styles.join('\n'))}\n${guideStyles}`,
        wrapperClass: `${className}-wrapper`,
      },
    },
    pageCount: pages.length,
    isPartial: isPartial || lacksPicture,
    async find(number, words) {
      const page = pages[number - 1];
      if (!page) return [];
      const finder = finders.get(page) ?? createPageFinder(textOfPage(page), number);
      finders.set(page, finder);
      return finder(words);
    },
    close() {},
  };
}
