/** What a clipboard offers. */
export interface Pasted {
  /** What it says as plain text. */
  readonly text: string;
  /** The same as HTML; empty for a file that was copied. */
  readonly html: string;
  readonly files: readonly File[];
}

/**
 * Spreadsheets and word processors copy their words together with a picture of them. A picture that is copied by itself
 * has no words, and a file that is copied has its name alone, without HTML.
 * @returns whether the words are meant, and the picture is only another form of them
 */
export const isPictureOfWords = ({ text, html, files }: Pasted): boolean =>
  text.trim() !== '' &&
  html !== '' &&
  files.length > 0 &&
  files.every(({ type }) => type.startsWith('image/'));
