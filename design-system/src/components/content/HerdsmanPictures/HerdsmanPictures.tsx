import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PictureGrid } from './HerdsmanPictures.styles.ts';

export interface HerdsmanPicturesProps {
  /** Addresses, in their order; at least one. */
  pictures: readonly string[];
}

/** The pictures of a herdsman club; each opens in its whole (S22). */
export function HerdsmanPictures({ pictures }: HerdsmanPicturesProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  const [shown, setShown] = useState<number | null>(null);
  const total = formats.number(pictures.length);
  const countOf = (at: number) => t('pictures.count', { n: formats.number(at), total });
  return (
    <>
      <PictureGrid aria-label={t('pictures.label')}>
        {pictures.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              aria-label={t('pictures.open', { n: formats.number(at + 1), total })}
              onClick={() => setShown(at)}
            >
              <img src={url} alt="" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </PictureGrid>
      <Lightbox
        label={t('pictures.label')}
        pictures={pictures.map((src, at) => ({ src, alt: countOf(at + 1) }))}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
        countLabel={countOf}
        closeLabel={t('pictures.close')}
        previousLabel={t('pictures.previous')}
        nextLabel={t('pictures.next')}
        zoomInLabel={t('pictures.zoomIn')}
        zoomOutLabel={t('pictures.zoomOut')}
      />
    </>
  );
}
