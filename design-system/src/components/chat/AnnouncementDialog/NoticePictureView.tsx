import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/index.ts';
import type { NoticePicture } from './announcement.ts';

/** A picture of an announcement, or its place while the address is not known. @param at its place, from 0 */
export function NoticePictureView({ picture, at }: { picture: NoticePicture; at: number }) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const name = t('notice.picture', { at: formats.number(at + 1) });
  return picture.url === '' ? (
    <span data-waiting role="img" aria-label={name} />
  ) : (
    <img src={picture.url} alt={name} />
  );
}
