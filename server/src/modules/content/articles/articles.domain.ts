import {
  articleLimits,
  blockText,
  characters,
  documentText,
  type Article,
  type ArticleAccess,
  type DocumentBlock,
  type DocumentRun,
} from '@goldbean/contract';

/** What decides whether somebody may read the whole of an article. */
export interface ReaderAccess {
  readonly isOwn: boolean;
  /** They judge what members write. */
  readonly isJudge: boolean;
  readonly isFan: boolean;
  readonly isIronFan: boolean;
  readonly hasBought: boolean;
}

/**
 * Why the whole is not open to somebody (P10, D30); null when it is. Iron fans read what is for fans; who bought it keeps it,
 * whomever a later version is for.
 */
export function lockOf(access: ArticleAccess, reader: ReaderAccess): Article['locked'] {
  if (reader.isOwn || reader.isJudge || reader.hasBought) return null;
  switch (access) {
    case 'public':
      return null;
    case 'fans':
      return reader.isFan || reader.isIronFan ? null : 'article.for_fans';
    case 'iron_fans':
      return reader.isIronFan ? null : 'article.for_iron_fans';
    case 'paid':
      return 'article.for_buyers';
  }
}

/** The first of the runs, up to so many characters; the last one is cut. */
function cut(runs: readonly DocumentRun[], room: number): DocumentRun[] {
  const runsInRoom: DocumentRun[] = [];
  let left = room;
  for (const run of runs) {
    if (left <= 0) break;
    const text = Array.from(run.text);
    runsInRoom.push(text.length <= left ? run : { ...run, text: `${text.slice(0, left).join('')}…` });
    left -= text.length;
  }
  return runsInRoom;
}

/**
 * How a locked article begins: words alone, and never more than a third of them, so that a short one is not given away by
 * its preview.
 */
export function previewOf(document: readonly DocumentBlock[]): DocumentBlock[] {
  let left = Math.min(articleLimits.articlePreview, Math.floor(characters(documentText(document)) / 3));
  const preview: DocumentBlock[] = [];
  for (const block of document) {
    if (left <= 0) break;
    if (block.kind === 'picture') continue;
    const length = characters(blockText(block));
    if (block.kind === 'list') {
      if (length > left) break;
      preview.push(block);
    } else {
      const runs = cut(block.runs, left);
      if (runs.length > 0) preview.push({ ...block, runs });
    }
    left -= length;
  }
  return preview;
}

/** The most characters that stand under a title in a list. */
const summaryCharacters = 100;

/** How an article begins, for a list: paragraphs of what everybody may read. */
export function summaryOf(document: readonly DocumentBlock[], isOpen: boolean): string {
  const words = documentText(
    isOpen ? document.filter(({ kind }) => kind !== 'heading') : previewOf(document),
  );
  const letters = Array.from(words.replaceAll('\n', ' '));
  return letters.length <= summaryCharacters
    ? letters.join('')
    : `${letters.slice(0, summaryCharacters - 1).join('')}…`;
}
