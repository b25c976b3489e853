import { folded } from '@goldbean/contract/shared';

/** A text as it is searched, and where each of its characters stands in the document. */
export interface FoldedText {
  /** Letters as `folded` writes them; each space is a blank, the end of a line or the end of a paragraph. */
  readonly text: string;
  /** Of each character: where the grapheme cluster begins that it comes from. */
  readonly starts: Uint32Array;
  /** Of each character: where that cluster ends. */
  readonly ends: Uint32Array;
}

/** The end of a paragraph, as Unicode writes it: no words are found over it. */
export const paragraphEnd = '\u2029';

/**
 * Radicals that some PDFs give in the place of the characters they look like: those of the block for which Unicode
 * has no decomposition, and which are characters by themselves.
 */
const radicals = new Map(
  '⺎兀⺒巳⺠民⺩王⺬示⻁虎⻄西⻅见⻆角⻉贝⻋车⻑長⻓长⻔门⻘青⻙韦⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻫斉⻬齐⻮齿⻯竜⻰龙'
    .match(/../gu)
    ?.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/** Marks of Thai over and under one letter. They have one look in any order, and no normal form sorts them. */
const thaiMarks = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]{2,}/gu;
/** Vowels stand before tones, and tones before other marks. */
const rankOfMark = (mark: string): number => (mark < '\u0e48' ? 0 : mark < '\u0e4c' ? 1 : 2);
const sortMarks = (marks: string): string =>
  Array.from(marks)
    .toSorted((one, other) => rankOfMark(one) - rankOfMark(other))
    .join('');

const isSpace = (cluster: string): boolean => /^\s+$/u.test(cluster) && cluster !== '\ufeff';

function foldCluster(cluster: string): string {
  if (cluster === paragraphEnd) return cluster;
  if (isSpace(cluster)) return /[\n\r\u2028]/u.test(cluster) ? '\n' : ' ';
  return (
    folded(cluster)
      .replaceAll(thaiMarks, sortMarks)
      .replaceAll(/[\u2e80-\u2eff]/gu, (radical) => radicals.get(radical) ?? radical)
      // Word processors write other hyphens and quotation marks than keyboards do.
      .replaceAll(/[\u2010\u2011]/gu, '-')
      .replaceAll(/[\u2012\u2013\u2212]/gu, '–')
      .replaceAll(/[\u2018\u2019\u02bc]/gu, "'")
      .replaceAll(/[\u201c\u201d]/gu, '"')
  );
}

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The vowel E, and AE, for which many type two of it: both look the same. */
const thaiE = 'เ';
const thaiAe = 'แ';

/** Folds a text with a map back to it. @param text of a page, which is folded once for all searches */
export function foldText(text: string): FoldedText {
  /** Few clusters make up a text, however long it is. */
  const known = new Map<string, string>();
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const folds = known.get(segment) ?? foldCluster(segment);
    known.set(segment, folds);
    const end = index + segment.length;
    if (folds === thaiE && parts.at(-1) === thaiE) {
      parts[parts.length - 1] = thaiAe;
      ends[ends.length - 1] = end;
      continue;
    }
    if (folds !== '') parts.push(folds);
    for (let unit = 0; unit < folds.length; unit += 1) {
      starts.push(index);
      ends.push(end);
    }
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}
