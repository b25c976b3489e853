/** What the process that draws pictures of a recording gets as its first argument. */
export interface StillsTask {
  /** Of the recording; gets `poster.jpg` and `thumbnails.jpg`. */
  readonly folder: string;
  /** One for each thumbnail. */
  readonly segments: readonly { readonly part: number; readonly name: string }[];
  readonly columns: number;
  /** px of a thumbnail. */
  readonly width: number;
  readonly height: number;
}
