import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ProgressBar, VisuallyHidden } from '../../../primitives/index.ts';
import { Picture, PictureFieldRoot, Progress, Refusal } from './PictureField.styles.ts';

export interface PictureFieldProps {
  /** What the picture is: "Background image". */
  label: string;
  /** What may be chosen, said before a mistake is made. */
  hint: string;
  /** MIME types. */
  accept: readonly string[];
  /** Address of the present picture, or empty. */
  url: string;
  /** Why it was refused; empty when it was not. */
  error: string;
  /** Share of the upload that is sent, 0 to 1; null while none is under way. */
  share: number | null;
  onChoose: (file: File) => void;
  onCancel: () => void;
}

/** One picture: choose, see it go, see it, choose another. */
export function PictureField({
  label,
  hint,
  accept,
  url,
  error,
  share,
  onChoose,
  onCancel,
}: PictureFieldProps) {
  const { t } = useTranslation('live-setting');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (file) onChoose(file);
  };

  return (
    <PictureFieldRoot aria-describedby={`${id}-words`}>
      <legend>
        {label}
        <span aria-hidden="true"> *</span>
      </legend>
      <Picture data-invalid={error === '' ? undefined : true}>
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
          <Button size="small" onClick={onCancel}>
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
          accept={accept.join(',')}
          onChange={choose}
        />
      </VisuallyHidden>
      <div id={`${id}-words`} aria-live="polite">
        {error === '' ? hint : <Refusal>{error}</Refusal>}
      </div>
    </PictureFieldRoot>
  );
}
