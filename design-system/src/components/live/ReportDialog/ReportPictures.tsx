import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, ImagePlusIcon, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { PictureAdd, PictureRow, PictureTile } from './ReportDialog.styles.ts';

export interface ReportPicture {
  id: string;
  url: string;
  /** File name, for screen readers. */
  name: string;
}

interface ReportPicturesProps {
  pictures: readonly ReportPicture[];
  most: number;
  /** Some are on their way. */
  isUploading: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** Pictures that go with a report. */
export function ReportPictures({ pictures, most, isUploading, onAdd, onRemove }: ReportPicturesProps) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const isFull = pictures.length >= most;
  const limit = t('report.most', { n: formats.number(most) });
  return (
    <div>
      {pictures.length > 0 && (
        <PictureRow aria-label={t('report.pictures')}>
          {pictures.map(({ id, url, name }) => (
            <PictureTile key={id}>
              <img src={url} alt={name} />
              <IconButton
                size="small"
                shape="round"
                label={t('report.remove', { name })}
                icon={<XIcon aria-hidden="true" />}
                onClick={() => onRemove(id)}
              />
            </PictureTile>
          ))}
        </PictureRow>
      )}
      <PictureAdd>
        <Button
          size="small"
          icon={<ImagePlusIcon aria-hidden="true" />}
          disabledReason={isFull ? limit : undefined}
          busyLabel={isUploading ? t('report.uploading') : undefined}
          onClick={() => input.current?.click()}
        >
          {t('report.add')}
        </Button>
        <small>{limit}</small>
      </PictureAdd>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])].slice(0, most - pictures.length));
          target.value = '';
        }}
      />
    </div>
  );
}
