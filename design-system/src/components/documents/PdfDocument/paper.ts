/** A page of paper, px at 100 %. */
export interface PaperSize {
  width: number;
  height: number;
  /** The page cannot be read. */
  isDamaged?: boolean;
}

/** A page that is being drawn. */
export interface PageDrawing {
  /** Never rejects: a page that cannot be drawn stays white. */
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

/**
 * Draws a page, from 1, into a canvas and its words into an element above it.
 * @param scale 1 is 100 %
 */
export type DrawPage = (page: number, into: PageCanvases, scale: number) => PageDrawing;

export interface PageCanvases {
  readonly canvas: HTMLCanvasElement;
  /** Empty. Its custom property `--total-scale-factor` is the scale in px per pt. */
  readonly words: HTMLElement;
}
