import { useTranslation } from 'react-i18next';
import { Lightbox } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

export interface PostLightboxProps {
  pictures: readonly { url: string; alt: string }[];
  /** Which one is shown, from 0. */
  shown: number;
  onShow: (at: number) => void;
  onClose: () => void;
}

/** The pictures of a post, each in its whole. */
export function PostLightbox({ pictures, shown, onShow, onClose }: PostLightboxProps) {
  const { t } = useTranslation('circle');
  const formats = useFormats();
  const count = (at: number, total: number) =>
    t('pictures.count', { n: formats.number(at), total: formats.number(total) });
  return (
    <Lightbox
      label={t('pictures.label')}
      pictures={pictures.map(({ url, alt }, at) => ({
        src: url,
        alt: alt === '' ? count(at + 1, pictures.length) : alt,
      }))}
      shown={shown}
      onShow={onShow}
      onClose={onClose}
      countLabel={count}
      closeLabel={t('pictures.close')}
      previousLabel={t('pictures.previous')}
      nextLabel={t('pictures.next')}
      zoomInLabel={t('pictures.zoomIn')}
      zoomOutLabel={t('pictures.zoomOut')}
    />
  );
}
