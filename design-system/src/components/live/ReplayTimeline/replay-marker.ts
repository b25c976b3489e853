/** A moment of the live session that is worth going to. */
export interface ReplayMarker {
  id: string;
  /** ms from the beginning. */
  at: number;
  kind: 'chapter' | 'gift' | 'packet' | 'product' | 'vote';
  title: string;
}
