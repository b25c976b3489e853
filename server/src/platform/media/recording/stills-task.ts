/** What the process is told that draws pictures of a recording, as its first argument. */
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
