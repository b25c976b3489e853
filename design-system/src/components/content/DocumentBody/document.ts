/** Words of one look; with `href` they lead somewhere. */
export interface DocumentTextRun {
  text: string;
  bold?: true | undefined;
  italic?: true | undefined;
  href?: string | undefined;
}

/** A document as the contract stores it: blocks, never HTML (S50). */
export type DocumentBodyBlock =
  | { kind: 'heading'; level: 2 | 3; runs: readonly DocumentTextRun[] }
  | { kind: 'paragraph' | 'quote'; runs: readonly DocumentTextRun[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly DocumentTextRun[])[] }
  | { kind: 'picture'; file_id: string; alt: string };

/** A word that is explained where it stands first. */
export interface GlossaryTerm {
  key: string;
  /** As it is written in texts. */
  name: string;
  /** A short sentence. */
  meaning: string;
}

/** The part of a page that a heading begins: what a contents list leads to. */
export const sectionId = (place: number): string => `section-${place}`;

/** Headings of a document with where they stand. */
export const sectionsOf = (blocks: readonly DocumentBodyBlock[]) =>
  blocks.flatMap((block, place) =>
    block.kind === 'heading'
      ? [{ id: sectionId(place), level: block.level, title: block.runs.map(({ text }) => text).join('') }]
      : [],
  );
