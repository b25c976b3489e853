export type Side = 'top' | 'bottom' | 'start' | 'end';
export type Align = 'start' | 'center' | 'end';

interface FloatingSize {
  width: number;
  height: number;
}

interface Box extends FloatingSize {
  left: number;
  top: number;
}

interface Spot {
  x: number;
  y: number;
}

/** What a floating box stands beside: an element, or a point of the pointer. */
export interface Anchor {
  getBoundingClientRect: () => Box;
}

export interface Placement {
  /** Side it stands on when there is room. */
  side: Side;
  /** Edge of the anchor it lines up with. */
  align: Align;
  /** px between it and its anchor. */
  gap: number;
}

/** px it keeps from the edge of the window. */
const edge = 8;
const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', start: 'end', end: 'start' };
const share: Readonly<Record<Align, number>> = { start: 0, center: 0.5, end: 1 };

/**
 * Where a floating box stands, in viewport pixels: on the wished side of its anchor; on the opposite one where only
 * that has room; and never past the edge of the window.
 */
export function placeFloating(
  anchor: Box,
  floating: FloatingSize,
  placement: Placement,
  viewport: FloatingSize,
): Spot {
  const wished = spotAt(anchor, floating, placement);
  const other = spotAt(anchor, floating, { ...placement, side: opposite[placement.side] });
  const turns =
    !fits(wished, floating, placement.side, viewport) && fits(other, floating, placement.side, viewport);
  const { x, y } = turns ? other : wished;
  return {
    x: Math.round(Math.max(edge, Math.min(x, viewport.width - floating.width - edge))),
    y: Math.round(Math.max(edge, Math.min(y, viewport.height - floating.height - edge))),
  };
}

function spotAt(anchor: Box, floating: FloatingSize, { side, align, gap }: Placement): Spot {
  const x = anchor.left + (anchor.width - floating.width) * share[align];
  const y = anchor.top + (anchor.height - floating.height) * share[align];
  const spots: Readonly<Record<Side, Spot>> = {
    top: { x, y: anchor.top - floating.height - gap },
    bottom: { x, y: anchor.top + anchor.height + gap },
    start: { x: anchor.left - floating.width - gap, y },
    end: { x: anchor.left + anchor.width + gap, y },
  };
  return spots[side];
}

function fits({ x, y }: Spot, floating: FloatingSize, side: Side, viewport: FloatingSize): boolean {
  return side === 'top' || side === 'bottom'
    ? y >= edge && y + floating.height <= viewport.height - edge
    : x >= edge && x + floating.width <= viewport.width - edge;
}

/**
 * Places a box of the top layer by `--x` and `--y`, and again whenever its size, the page or the window moves: a font
 * that arrives late, or a list that is found later, gives it another size. `--anchor-width` is for what must not be
 * narrower than its anchor.
 * @returns ends it
 */
export function keepPlaced(floating: HTMLElement, anchor: Anchor, placement: Placement): () => void {
  const place = () => {
    const { clientWidth, clientHeight } = document.documentElement;
    const box = anchor.getBoundingClientRect();
    floating.style.setProperty('--anchor-width', `${box.width}px`);
    const { x, y } = placeFloating(box, floating.getBoundingClientRect(), placement, {
      width: clientWidth,
      height: clientHeight,
    });
    floating.style.setProperty('--x', `${x}px`);
    floating.style.setProperty('--y', `${y}px`);
  };
  place();
  const resizing = new ResizeObserver(place);
  resizing.observe(floating);
  if (anchor instanceof Element) resizing.observe(anchor);
  document.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  return () => {
    resizing.disconnect();
    document.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
  };
}
