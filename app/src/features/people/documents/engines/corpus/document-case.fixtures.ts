import { documentOf, type WrittenDocument } from './docx.fixtures.ts';

/** Whose habits a document follows: a program that writes it so, or any of them. */
export type Habits = 'word' | 'wps' | 'libreoffice' | 'any';

/** A text document, and what its reader must see and find. */
export interface DocumentCase {
  readonly habitsOf: Habits;
  readonly name: string;
  /** A language whose writing the case is about. */
  readonly language?: 'vi' | 'th';
  readonly content: () => Uint8Array<ArrayBuffer>;
  /** Each stands on a page as one text. */
  readonly sees: readonly string[];
  /** What a reader types, and how it stands in the document: each stands there once. */
  readonly finds?: readonly (readonly [typed: string, written: string])[];
  /** Words, their size in pt and whether they are bold. */
  readonly looks?: readonly (readonly [words: string, size: number, isBold: boolean])[];
  /** Neither seen nor found. */
  readonly hides?: readonly string[];
  readonly pages?: number;
  /** It is said that something is not shown. */
  readonly isPartial?: boolean;
}

/** A case. @param written its parts, or what stands in its body */
export const documentCase = (
  habitsOf: Habits,
  name: string,
  written: string | WrittenDocument,
  sees: readonly string[],
  more: Omit<DocumentCase, 'habitsOf' | 'name' | 'content' | 'sees'> = {},
): DocumentCase => ({
  habitsOf,
  name,
  content: () => documentOf(typeof written === 'string' ? { body: written } : written),
  sees,
  ...more,
});
