/** Where the words of a search stand: a page or sheet, from 1, and the place on it. */
export interface DocumentHit {
  page: number;
  /** First character in the page's text; in a sheet the number of the cell, counted along the rows. */
  at: number;
  /** Characters. */
  length: number;
}

/** A page to go to; another object goes there once more. */
export interface DocumentPlace {
  page: number;
}

/** How large pages are drawn: 1 is 100 %; `fit` is as wide as there is room. */
export type DocumentZoom = number | 'fit';

/** What every kind of document is given. Keep `hits` and `hit` the same while they did not change. */
export interface DocumentProps {
  /** The file's name. */
  label: string;
  zoom: DocumentZoom;
  /** The scale that `fit` comes to. */
  onFit: (scale: number) => void;
  /** Goes there; null stays. */
  place: DocumentPlace | null;
  /** Another page was scrolled into view. */
  onPage: (page: number) => void;
  hits: readonly DocumentHit[];
  /** The hit that is looked at; it is brought into view, on the page that `place` leads to. */
  hit: DocumentHit | null;
}
