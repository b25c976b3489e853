import { type RefObject, useEffect, useState } from 'react';
import type { DocumentZoom } from './document.ts';

/** Pages are not made larger than this to fill a wide window. */
const fitMost = 1.5;
const fitLeast = 0.25;

/**
 * The scale at which pages are drawn.
 * @param width of the widest page at 100 %, px, with the room around it; 0 while it is not known
 */
export function useScale(
  scroller: RefObject<HTMLElement | null>,
  width: number,
  zoom: DocumentZoom,
  onFit: (scale: number) => void,
): number {
  const [fit, setFit] = useState(1);
  useEffect(() => {
    const frame = scroller.current;
    if (!frame || width === 0) return undefined;
    const measure = () => {
      const scale = Math.min(fitMost, Math.max(fitLeast, frame.clientWidth / width));
      // Whole percents: a scrollbar that comes and goes would else never settle.
      setFit(Math.floor(scale * 100) / 100);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [scroller, width]);
  useEffect(() => onFit(fit), [fit, onFit]);
  return zoom === 'fit' ? fit : zoom;
}
