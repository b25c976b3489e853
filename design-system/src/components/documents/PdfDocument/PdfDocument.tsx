import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import type { DocumentProps } from '../document.ts';
import { PagesColumn, pagesRoom, PagesScroll } from '../pages.styles.ts';
import { usePages } from '../use-pages.ts';
import { useScale } from '../use-scale.ts';
import type { DrawPage, PaperSize } from './paper.ts';
import { PdfPage } from './PdfPage.tsx';

export interface PdfDocumentProps extends DocumentProps {
  pages: readonly PaperSize[];
  /** Draws a page; keep the function the same for the same document. */
  draw: DrawPage;
}

/** Pages of fixed size below each other; those near what is seen are drawn, with words that can be selected. */
export function PdfDocument({ label, pages, draw, zoom, onFit, place, onPage, hits, hit }: PdfDocumentProps) {
  const { t } = useTranslation('documents');
  const formats = useFormats();
  const scroller = useRef<HTMLElement>(null);
  const width = Math.max(...pages.map((page) => page.width)) + 2 * pagesRoom;
  const scale = useScale(scroller, width, zoom, onFit);
  const pagesOf = useCallback(
    () => [...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])],
    [],
  );
  const { look } = usePages({ scroller, pagesOf, scale, place, onPage });
  return (
    <PagesScroll ref={scroller} tabIndex={0} aria-label={label} onScroll={look}>
      <PagesColumn>
        {pages.map((size, index) => (
          <PdfPage
            // oxlint-disable-next-line react/no-array-index-key -- a page has no other identity than its number
            key={index}
            page={index + 1}
            name={t('page.name', { n: formats.number(index + 1) })}
            size={size}
            scale={scale}
            draw={draw}
            hits={hits}
            hit={hit}
          />
        ))}
      </PagesColumn>
    </PagesScroll>
  );
}
