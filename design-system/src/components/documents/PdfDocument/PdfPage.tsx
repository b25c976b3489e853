import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentHit } from '../document.ts';
import { markText } from '../mark-text.ts';
import { PageFrame } from '../pages.styles.ts';
import type { DrawPage, PaperSize } from './paper.ts';
import { DamagedPage, PageCanvas, PageWords } from './PdfDocument.styles.ts';

interface PdfPageProps {
  page: number;
  name: string;
  size: PaperSize;
  scale: number;
  draw: DrawPage;
  hits: readonly DocumentHit[];
  hit: DocumentHit | null;
}

/** Pages so far outside of the window are drawn before they are seen, px. */
const ahead = '600px';

/** One page: drawn while it is near, white paper while it is not. */
export function PdfPage({ page, name, size, scale, draw, hits, hit }: PdfPageProps) {
  const { t } = useTranslation('documents');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  /** Counts drawings: the words of the page are new elements after each. */
  const [drawn, setDrawn] = useState(0);
  const own = useMemo(() => hits.filter((one) => one.page === page), [hits, page]);

  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen) setIsNear(seen.isIntersecting);
      },
      { root: frame.current.closest('section'), rootMargin: ahead },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return undefined;
    const layer = words.current;
    let isCurrent = true;
    const drawing = draw(page, { canvas: canvas.current, words: layer }, scale);
    const finish = async () => {
      await drawing.done;
      if (isCurrent) setDrawn((count) => count + 1);
    };
    void finish();
    return () => {
      isCurrent = false;
      drawing.cancel();
      layer.replaceChildren();
    };
  }, [isNear, draw, page, scale]);

  useEffect(() => {
    if (drawn === 0 || !isNear || !words.current) return undefined;
    return markText(words.current, own, hit?.page === page ? hit : null);
  }, [drawn, isNear, own, hit, page]);

  return (
    <PageFrame
      ref={frame}
      role="group"
      aria-label={name}
      data-page={page}
      style={{
        '--page-width': `${size.width * scale}px`,
        '--page-height': `${size.height * scale}px`,
      }}
    >
      {size.isDamaged && <DamagedPage>{t('page.damaged')}</DamagedPage>}
      {isNear && !size.isDamaged && (
        <>
          <PageCanvas ref={canvas} aria-hidden="true" />
          <PageWords ref={words} />
        </>
      )}
    </PageFrame>
  );
}
