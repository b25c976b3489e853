import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DocumentPlace } from './document.ts';

interface DocumentPagesOptions {
  scroller: RefObject<HTMLElement | null>;
  /** The elements of the pages, in their order. */
  pagesOf: () => readonly HTMLElement[];
  /** A change of it moves the pages: what was in view stays there. */
  scale: number;
  place: DocumentPlace | null;
  onPage: (page: number) => void;
}

/** This share of the window above a line: the page that the line crosses is the one being read. */
const readingLine = 1 / 3;

/** Which page of a long column is being read, and the way to another one. */
export function usePages({ scroller, pagesOf, scale, place, onPage }: DocumentPagesOptions) {
  /** Page under the line, from 0, and how much of it is above, from 0 to 1. */
  const read = useRef({ index: 0, share: 0 });
  const told = useRef(0);
  /** Where a way to a page ended, px: short pages at the end cannot reach the line, and are read all the same. */
  const ended = useRef(Number.NaN);

  const look = () => {
    const frame = scroller.current;
    if (!frame || Math.abs(frame.scrollTop - ended.current) < 2) return;
    ended.current = Number.NaN;
    const top = frame.getBoundingClientRect().top;
    const line = top + frame.clientHeight * readingLine;
    const boxes = pagesOf().map((page) => page.getBoundingClientRect());
    const isAtEnd = frame.scrollTop > 0 && frame.scrollTop + frame.clientHeight >= frame.scrollHeight - 2;
    const below = isAtEnd ? -1 : boxes.findIndex((box) => box.bottom > line);
    const index = below === -1 ? boxes.length - 1 : below;
    const box = boxes[index];
    if (!box) return;
    read.current = { index, share: (top - box.top) / Math.max(1, box.height) };
    if (told.current === index + 1) return;
    told.current = index + 1;
    onPage(index + 1);
  };

  const goTo = (index: number, share: number) => {
    const frame = scroller.current;
    const box = pagesOf()[index]?.getBoundingClientRect();
    if (!frame || !box) return;
    frame.scrollTop += box.top - frame.getBoundingClientRect().top + share * box.height;
    ended.current = frame.scrollTop;
  };

  useLayoutEffect(() => {
    const { index, share } = read.current;
    if (index > 0 || share > 0) goTo(index, share);
    // The pages are asked for when they are needed; only another scale moves them.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scale]);

  // Before the effects that look for a hit on the page, and bring that into view.
  useLayoutEffect(() => {
    if (!place) return;
    told.current = place.page;
    read.current = { index: place.page - 1, share: 0 };
    goTo(place.page - 1, 0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);

  return { look };
}
