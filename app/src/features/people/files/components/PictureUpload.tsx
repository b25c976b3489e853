import { PictureField } from '@goldbean/design-system/people';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../../../shared/api/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { uploadPicture } from '../files.actions.ts';
import type { UploadScene, StoredFile } from '../files.service.ts';
import { pictureTypes } from '../picture-rules.ts';

export interface PictureUploadProps {
  readonly scene: UploadScene;
  /** What the picture is: "Background image". */
  readonly label: string;
  /** What may be chosen, said before a mistake is made. */
  readonly hint: string;
  /** Address of the present picture, or empty. */
  readonly url: string;
  /** Why the form refused it; empty when it did not. */
  readonly error: string;
  readonly onUploaded: (file: StoredFile) => void;
}

/** One picture: choose, see it go, see it, choose another. */
export function PictureUpload({ scene, label, hint, url, error, onUploaded }: PictureUploadProps) {
  const { t } = useTranslation('live-setting');
  const sending = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');

  useEffect(() => () => sending.current?.abort(), []);

  const send = async (file: File) => {
    const controller = new AbortController();
    sending.current = controller;
    setRefusal('');
    setShare(0);
    try {
      onUploaded(await uploadPicture(scene, file, setShare, controller.signal));
    } catch (caught) {
      // M03: a rule's own words where the file broke one, else that the upload failed.
      const isRule = asApiError(caught).msgKey.startsWith('file.');
      if (!controller.signal.aborted) setRefusal(isRule ? errorWords(caught) : t('picture.failed'));
    } finally {
      if (sending.current === controller) setShare(null);
    }
  };

  return (
    <PictureField
      label={label}
      hint={hint}
      accept={pictureTypes}
      url={url}
      error={refusal || error}
      share={share}
      onChoose={(file) => void send(file)}
      onCancel={() => {
        sending.current?.abort();
        notify('info', t('picture.cancelled'));
      }}
    />
  );
}
