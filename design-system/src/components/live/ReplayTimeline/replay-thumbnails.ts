/** Where in one picture the thumbnails of a replay stand: rows of `columns`, from the left, the first at its beginning. */
export interface ReplayThumbnails {
  src: string;
  columns: number;
  /** px of one. */
  width: number;
  height: number;
  /** ms between two of them. */
  every: number;
  count: number;
}

/** Where the thumbnail of a place begins in the picture, px. @param at ms from the beginning of the replay */
export function thumbnailAt(
  { columns, width, height, every, count }: ReplayThumbnails,
  at: number,
): { x: number; y: number } {
  const index = Math.min(count - 1, Math.max(0, Math.floor(at / every)));
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height };
}
