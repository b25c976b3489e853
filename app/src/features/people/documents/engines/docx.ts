import { parseAsync, renderDocument, type Options } from 'docx-preview';
import { DocumentError, findWords, type OpenDocument } from '../../../../shared/documents/index.ts';
import { checkOfficePackage } from '../office-package.ts';
import { makeSafe, safeStyles } from './docx-safety.ts';
import { makeNode } from './docx-nodes.ts';

const className = 'docx';

const options: Partial<Options> = {
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
  h: makeNode,
};

/** What docx-preview drew, in a document where nothing runs and nothing is loaded. */
async function render(bytes: Uint8Array<ArrayBuffer>): Promise<Node[]> {
  try {
    return await renderDocument(await parseAsync(bytes, options), options);
  } catch (error) {
    throw new DocumentError('broken', { cause: error });
  }
}

/** The only place that knows docx-preview. @throws DocumentError */
export async function open(bytes: Uint8Array<ArrayBuffer>): Promise<OpenDocument> {
  checkOfficePackage(bytes);
  const nodes = await render(bytes);
  const styles = nodes.flatMap((node) => (node.nodeName === 'STYLE' ? [node.textContent ?? ''] : []));
  const fragment = makeSafe(nodes.filter((node) => node.nodeName !== 'STYLE'));
  const pages = [...fragment.querySelectorAll<HTMLElement>(`section.${className}`)];
  if (pages.length === 0) throw new DocumentError('broken');
  const isEmpty = pages.every(
    (page) => page.textContent.trim() === '' && page.querySelector('img, svg, table') === null,
  );
  if (isEmpty) throw new DocumentError('empty');
  return {
    view: {
      kind: 'docx',
      content: { pages, styles: safeStyles(styles.join('\n')), wrapperClass: `${className}-wrapper` },
    },
    pageCount: pages.length,
    find: async (page, words) => findWords(pages[page - 1]?.textContent ?? '', words, page),
    close() {},
  };
}
