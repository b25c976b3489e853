import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import type { DocumentHit } from '../document.ts';
import type { DrawPage, PaperSize } from '../PdfDocument/paper.ts';
import { PdfPage } from '../PdfDocument/PdfPage.tsx';
import { useScale } from '../use-scale.ts';
import { BookPageRoot } from './BookPage.styles.ts';

export interface BookPageProps {
  /** From 1. */
  page: number;
  size: PaperSize;
  /** Draws a page; keep the function the same for the same book. */
  draw: DrawPage;
  /** How many times the size at which it fills the width there is. */
  enlarged: number;
  /** Words to mark on it; keep the list the same while it did not change. */
  hits: readonly DocumentHit[];
}

const keep = () => {};

/** One page of a book by itself, as wide as there is room, with words that can be selected (S07). */
export function BookPage({ page, size, draw, enlarged, hits }: BookPageProps) {
  const { t } = useTranslation('documents');
  const formats = useFormats();
  const root = useRef<HTMLDivElement>(null);
  const scale = useScale(root, size.width, 'fit', keep) * enlarged;
  return (
    <BookPageRoot ref={root}>
      <PdfPage
        key={page}
        page={page}
        name={t('page.name', { n: formats.number(page) })}
        size={size}
        scale={scale}
        draw={draw}
        hits={hits}
        hit={null}
      />
    </BookPageRoot>
  );
}
