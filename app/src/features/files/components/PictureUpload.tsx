import { styled } from '@goldbean/design-system/styling';
import { Button, ProgressBar, VisuallyHidden } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorWords } from '../../../shared/i18n/index.ts';
import { uploadPicture } from '../files.actions.ts';
import type { UploadScene, UploadedFile } from '../files.service.ts';
import { pictureTypes } from '../picture-rules.ts';

const Frame = styled.fieldset`
  display: grid;
  gap: ${tokens.space[2]};
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0 0 ${tokens.space[1]};
    font-weight: ${tokens.font.weight.medium};
  }
`;

const Picture = styled.div`
  display: grid;
  place-items: center;
  inline-size: min(100%, 320px);
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: ${tokens.borderWidth.hairline} dashed ${tokens.color.border.control};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface.sunken};
  color: ${tokens.color.text.secondary};

  &[data-invalid] {
    border-color: ${tokens.color.danger.border};
  }

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

const Progress = styled.div`
  inline-size: min(100%, 320px);
`;

const RequiredMark = styled.span`
  color: ${tokens.color.danger.text};
`;

const Refusal = styled.p`
  margin: 0;
  color: ${tokens.color.danger.text};
`;

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
  readonly onUploaded: (file: UploadedFile) => void;
}

/** One picture: choose, see it go, see it, choose another. */
export function PictureUpload({ scene, label, hint, url, error, onUploaded }: PictureUploadProps) {
  const { t } = useTranslation('live-setting');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
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
      if (!controller.signal.aborted) setRefusal(errorWords(caught));
    } finally {
      if (sending.current === controller) setShare(null);
    }
  };

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (file) void send(file);
  };

  const words = refusal || error;
  return (
    <Frame aria-describedby={`${id}-words`}>
      <legend>
        {label}
        <RequiredMark aria-hidden="true"> *</RequiredMark>
      </legend>
      <Picture data-invalid={words === '' ? undefined : true}>
        {url === '' ? <span>{t('picture.none')}</span> : <img src={url} alt="" />}
      </Picture>
      {share === null ? (
        <Button onClick={() => input.current?.click()}>
          {url === '' ? t('picture.choose') : t('picture.replace')}
        </Button>
      ) : (
        <>
          <Progress>
            <ProgressBar label={t('picture.sending')} value={Math.round(share * 100)} />
          </Progress>
          <Button size="small" onClick={() => sending.current?.abort()}>
            {t('picture.cancel')}
          </Button>
        </>
      )}
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label={label}
          accept={pictureTypes.join(',')}
          onChange={choose}
        />
      </VisuallyHidden>
      <div id={`${id}-words`} aria-live="polite">
        {words === '' ? hint : <Refusal>{words}</Refusal>}
      </div>
    </Frame>
  );
}
