import type { PageCanvases, PageDrawing, PaperSize } from '@goldbean/design-system/documents';
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  PixelsPerInch,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build gives its address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { DocumentError, type OpenDocument } from './document.ts';
import { createPageFinder, type FindOnPage } from './page-text.ts';
import { PdfData } from './pdf-data.ts';
import { flowingText, searchedText } from './pdf-text.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** px for each pt at 100 %. */
const pxPerPt = PixelsPerInch.PDF_TO_CSS_UNITS;
/** A canvas with more pixels is refused or left white by browsers. */
const mostPixels = 16_777_216;

function faultOf(error: unknown): DocumentError {
  if (error instanceof PasswordException) return new DocumentError('protected', { cause: error });
  if (error instanceof InvalidPDFException) return new DocumentError('broken', { cause: error });
  return error instanceof DocumentError ? error : new DocumentError('broken', { cause: error });
}

/** Begins to draw a page; what was drawn of it before is replaced. */
function begin(page: PDFPageProxy, { canvas, words }: PageCanvases, scale: number): PageDrawing {
  const viewport = page.getViewport({ scale: scale * pxPerPt });
  const sharp = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(mostPixels / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * sharp);
  canvas.height = Math.floor(viewport.height * sharp);
  words.style.setProperty('--total-scale-factor', String(scale * pxPerPt));
  const picture = page.render({ canvas, viewport, transform: [sharp, 0, 0, sharp, 0, 0] });
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport,
  });
  return {
    // What a page cannot draw stays white; its words may still be there.
    done: Promise.allSettled([picture.promise, layer.render()]).then(() => undefined),
    cancel() {
      picture.cancel();
      layer.cancel();
    },
  };
}

/** Finds words in the layer of words of a page, also over the end of a line. */
async function finderOn(page: PDFPageProxy): Promise<FindOnPage> {
  const { items } = await page.getTextContent();
  return createPageFinder(searchedText(items), page.pageNumber);
}

function drawing(file: PDFDocumentProxy, page: number, into: PageCanvases, scale: number): PageDrawing {
  let isOver = false;
  let drawn: PageDrawing | undefined;
  const found = file.getPage(page).then((proxy) => {
    if (!isOver) drawn = begin(proxy, into, scale);
    return drawn?.done;
  });
  return {
    done: found.catch(() => undefined),
    cancel() {
      isOver = true;
      drawn?.cancel();
    },
  };
}

/** A part of a document with a name, and the page it begins on. */
export interface PdfChapter {
  readonly title: string;
  readonly page: number;
}

/** A PDF that is open. */
export interface PdfDocument extends OpenDocument {
  readonly view: Extract<OpenDocument['view'], { kind: 'pdf' }>;
  /** Its outline as one list, in the order of pages; empty where it has none. */
  chapters(): Promise<PdfChapter[]>;
  /** What stands on a page as it is read, with spaces between words that lines part. */
  text(page: number): Promise<string>;
}
export type OpenPdf = (bytes: Uint8Array<ArrayBuffer>) => Promise<PdfDocument>;

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

/** The page that a place of the outline leads to, from 1; null for one that leads nowhere. */
async function pageAt(file: PDFDocumentProxy, dest: Outline[number]['dest']): Promise<number | null> {
  try {
    const place = typeof dest === 'string' ? await file.getDestination(dest) : dest;
    const [target] = (place ?? []) as [Parameters<PDFDocumentProxy['getPageIndex']>[0] | undefined];
    return target === undefined ? null : (await file.getPageIndex(target)) + 1;
  } catch {
    return null;
  }
}

async function chaptersOf(file: PDFDocumentProxy): Promise<PdfChapter[]> {
  const flat = (outline: Outline): Outline => outline.flatMap((one) => [one, ...flat(one.items as Outline)]);
  const found = await Promise.all(
    flat((await file.getOutline()) ?? []).map(async ({ title, dest }) => ({
      title: title.trim(),
      page: await pageAt(file, dest),
    })),
  );
  return found
    .filter((one): one is PdfChapter => one.page !== null && one.title !== '')
    .toSorted((a, b) => a.page - b.page);
}

/** A page that cannot be read is as large as the one before it, pt; A4 where there is none. */
const usualPaper = { width: 595, height: 842 };

/** The sizes of the pages. One that is damaged leaves the others readable. @throws DocumentError, or what the first threw */
async function papersOf(file: PDFDocumentProxy): Promise<PaperSize[]> {
  const papers: PaperSize[] = [];
  let fault: unknown = new DocumentError('empty');
  for (let number = 1; number <= file.numPages; number += 1)
    try {
      const { width, height } = (await file.getPage(number)).getViewport({ scale: pxPerPt });
      papers.push({ width, height });
    } catch (error) {
      fault = error;
      const { width, height } = papers.at(-1) ?? {
        width: usualPaper.width * pxPerPt,
        height: usualPaper.height * pxPerPt,
      };
      papers.push({ width, height, isDamaged: true });
    }
  if (papers.every(({ isDamaged }) => isDamaged)) throw fault;
  return papers;
}

/** The only place that knows PDF.js. @throws DocumentError */
export async function open(bytes: Uint8Array<ArrayBuffer>): Promise<PdfDocument> {
  const loading = getDocument({
    data: bytes,
    BinaryDataFactory: PdfData,
    useWorkerFetch: false,
    // Forms of XFA are HTML that a document brings along.
    enableXfa: false,
  });
  let file: PDFDocumentProxy;
  let pages: PaperSize[];
  try {
    file = await loading.promise;
    pages = await papersOf(file);
  } catch (error) {
    void loading.destroy();
    throw faultOf(error);
  }
  const finders = new Map<number, FindOnPage>();
  return {
    view: { kind: 'pdf', pages, draw: (page, into, scale) => drawing(file, page, into, scale) },
    pageCount: pages.length,
    // A damaged page says so itself, but PDF.js may not find those after it.
    isPartial: pages.some(({ isDamaged }) => isDamaged),
    async find(page, words) {
      const finder = finders.get(page) ?? (await finderOn(await file.getPage(page)));
      finders.set(page, finder);
      return finder(words);
    },
    chapters: () => chaptersOf(file),
    text: async (page) => flowingText((await (await file.getPage(page)).getTextContent()).items),
    close: () => void loading.destroy(),
  };
}
