import { fileLimits } from '@goldbean/contract/rules';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePlusIcon, ProgressBar, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PickedPicture, PickedRemove, PickerAdd, PickerList, PickerRoot } from './PicturePicker.styles.ts';

export interface ChosenPicture {
  id: string;
  /** Name of the file. */
  name: string;
  /** Address of a preview. */
  url: string;
  state:
    | { kind: 'ready' }
    /** `share` of its bytes that have arrived, 0 to 1. */
    | { kind: 'uploading'; share: number }
    /** Too large, not a picture, lost on the way; `reason` is a sentence for the member. */
    | { kind: 'failed'; reason: string };
}

export interface PicturePickerProps {
  pictures: readonly ChosenPicture[];
  /** Called with what the member chose; the owner checks kind and size. */
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Most pictures. */
  most?: number;
  /** Largest picture, bytes (D33: 10 MiB); said before anything is uploaded (V09). */
  mostBytes?: number;
}

/** Chooses pictures for a post or for feedback. A part of the components of this area. */
export function PicturePicker({
  pictures,
  onAdd,
  onRemove,
  onRetry,
  most = 9,
  mostBytes = fileLimits.imageBytes,
}: PicturePickerProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const files = useRef<HTMLInputElement>(null);

  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    if (chosen.length > 0) onAdd(chosen);
  };

  return (
    <PickerRoot>
      <PickerList aria-label={t('pictures.label')}>
        {pictures.map(({ id, name, url, state }) => (
          <PickedPicture key={id} data-kind={state.kind}>
            <img src={url} alt={name} />
            {state.kind === 'uploading' && (
              <ProgressBar label={t('pictures.uploading', { name })} value={state.share} max={1} />
            )}
            {state.kind === 'failed' && (
              <div>
                <span>{state.reason}</span>
                <button type="button" aria-label={`${t('retry')}: ${name}`} onClick={() => onRetry(id)}>
                  {t('retry')}
                </button>
              </div>
            )}
            <PickedRemove
              type="button"
              aria-label={t('pictures.remove', { name })}
              onClick={() => onRemove(id)}
            >
              <XIcon aria-hidden="true" />
            </PickedRemove>
          </PickedPicture>
        ))}
        {pictures.length < most && (
          <li>
            <PickerAdd type="button" onClick={() => files.current?.click()}>
              <ImagePlusIcon aria-hidden="true" />
              {t('pictures.add')}
            </PickerAdd>
          </li>
        )}
      </PickerList>
      <p>
        {t('pictures.limit', {
          n: formats.number(pictures.length),
          most: formats.number(most),
          size: formats.bytes(mostBytes),
        })}
      </p>
      <input ref={files} type="file" accept="image/*" multiple hidden onChange={handleFiles} />
    </PickerRoot>
  );
}
