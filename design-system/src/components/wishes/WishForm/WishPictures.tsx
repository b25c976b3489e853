import { useTranslation } from 'react-i18next';
import {
  CircleAlertIcon,
  IconButton,
  ImagePlusIcon,
  ProgressBar,
  RotateCwIcon,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { mostPictureBytes, mostPictures, type PictureRefusal, pictureTypes } from './picture-rules.ts';
import { AddPicture, PictureErrors, PictureSet, PictureTile, PictureTiles } from './WishPictures.styles.ts';

/** A picture on its way or there. */
export interface WishPicture {
  id: string;
  /** Name of its file. */
  name: string;
  state:
    /** `done` from 0 to 1. */
    | { kind: 'uploading'; done: number }
    | { kind: 'ready'; url: string }
    /** `reason` is a sentence for the member. */
    | { kind: 'failed'; reason: string; onRetry?: () => void };
}

interface WishPicturesProps {
  pictures: readonly WishPicture[];
  /** Why the files chosen last were not taken. */
  refusals: readonly PictureRefusal[];
  /** What the server says of them. */
  error?: string | undefined;
  onChoose: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** The pictures of a wish, and why some were not taken. */
export function WishPictures({ pictures, refusals, error, onChoose, onRemove }: WishPicturesProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();

  const refusalWords = (refusal: PictureRefusal) => {
    if (refusal.why === 'count') return t('form.pictureCount', { most: mostPictures });
    return refusal.why === 'size'
      ? t('form.pictureSize', { name: refusal.name, size: formats.bytes(mostPictureBytes) })
      : t('form.pictureType', { name: refusal.name });
  };

  return (
    <PictureSet>
      <legend>{t('form.pictures')}</legend>
      <PictureTiles>
        {pictures.map((picture) => (
          <PictureTile key={picture.id} data-kind={picture.state.kind}>
            <TileContent picture={picture} />
            <IconButton
              size="small"
              shape="round"
              label={t('form.removePicture', { name: picture.name })}
              icon={<XIcon aria-hidden="true" />}
              onClick={() => onRemove(picture.id)}
            />
          </PictureTile>
        ))}
        {pictures.length < mostPictures && (
          <li>
            <AddPicture>
              <input
                type="file"
                multiple
                accept={pictureTypes.join(',')}
                aria-label={t('form.addPictures')}
                onChange={(event) => {
                  onChoose([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <ImagePlusIcon aria-hidden="true" />
              <span aria-hidden="true">
                {pictures.length}/{mostPictures}
              </span>
            </AddPicture>
          </li>
        )}
      </PictureTiles>
      <p>{t('form.pictureHint', { most: mostPictures, size: formats.bytes(mostPictureBytes) })}</p>
      <PictureErrors aria-live="polite">
        {error !== undefined && (
          <li>
            <CircleAlertIcon aria-hidden="true" />
            <span>{error}</span>
          </li>
        )}
        {refusals.map((refusal) => (
          <li key={'name' in refusal ? refusal.name : refusal.why}>
            <CircleAlertIcon aria-hidden="true" />
            <span>{refusalWords(refusal)}</span>
          </li>
        ))}
      </PictureErrors>
    </PictureSet>
  );
}

function TileContent({ picture: { name, state } }: { picture: WishPicture }) {
  const { t } = useTranslation('wishes');
  switch (state.kind) {
    case 'ready':
      return <img src={state.url} alt={name} />;
    case 'uploading':
      return <ProgressBar label={t('form.uploadingPicture', { name })} value={state.done} max={1} />;
    case 'failed':
      return (
        <>
          <p>{state.reason}</p>
          {state.onRetry && (
            <IconButton
              size="small"
              label={t('form.retryPicture', { name })}
              icon={<RotateCwIcon aria-hidden="true" />}
              onClick={state.onRetry}
            />
          )}
        </>
      );
  }
}
