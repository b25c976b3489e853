import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lightbox } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReportPictureRow } from './ReportDesk.styles.ts';
import type { Reported } from './reported.ts';

interface ReportedPicturesProps {
  pictures: Reported['pictures'];
  /** A picture could not be loaded: its address may be too old. */
  onBroken: (id: string) => void;
}

/** The pictures of a report, each to be seen in its whole. */
export function ReportPictures({ pictures, onBroken }: ReportedPicturesProps) {
  const { t } = useTranslation('reports');
  const formats = useFormats();
  const [shown, setShown] = useState<number | null>(null);
  const named = pictures.flatMap(({ id, src }, at) =>
    src === undefined ? [] : [{ id, src, alt: t('row.picture', { n: formats.number(at + 1) }) }],
  );
  return (
    <>
      <ReportPictureRow>
        {named.map(({ id, src, alt }, at) => (
          <button key={id} type="button" onClick={() => setShown(at)}>
            <img src={src} alt={alt} loading="lazy" onError={() => onBroken(id)} />
          </button>
        ))}
      </ReportPictureRow>
      <Lightbox
        label={t('pictures.label')}
        pictures={named}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
        countLabel={(at, count) =>
          t('pictures.count', { n: formats.number(at), total: formats.number(count) })
        }
        closeLabel={t('pictures.close')}
        previousLabel={t('pictures.previous')}
        nextLabel={t('pictures.next')}
        zoomInLabel={t('pictures.zoomIn')}
        zoomOutLabel={t('pictures.zoomOut')}
      />
    </>
  );
}
