import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  Field,
  FileDrop,
  TextArea,
  TextInput,
  UploadItem,
  Video,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import { ChapterFields, type ChapterFieldsProps } from './ChapterFields.tsx';
import { VideoChosen, VideoFormCover, VideoFormFoot, VideoFormRoot } from './ShortVideoForm.styles.ts';

export type ShortVideoFormState =
  | { kind: 'writing' }
  | { kind: 'sending' }
  /** It was not sent; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** It was refused before, with the moderator's sentence. */
  | { kind: 'rejected'; reason: string };

/** The film as far as it has come. */
export type ChosenFilm =
  | { kind: 'none' }
  | { kind: 'refused'; name: string; size: number; reason: string }
  /** `share` of its bytes has arrived, 0 to 1. */
  | { kind: 'uploading'; name: string; size: number; share: number }
  /** `url` plays it; empty where the browser cannot. `size` in bytes, 0 for one that was there before. */
  | { kind: 'ready'; name: string; size: number; url: string };

export interface ShortVideoFormProps extends ChapterFieldsProps {
  state: ShortVideoFormState;
  film: ChosenFilm;
  onFilm: (file: File) => void;
  /** Stops its upload, or takes it away. */
  onNoFilm: () => void;
  title: string;
  onTitle: (title: string) => void;
  text: string;
  onText: (text: string) => void;
  /** Address of the cover, or empty. */
  cover: string;
  onCover: (file: File) => void;
  onNoCover: () => void;
  limits: { title: number; text: number; minutes: number; bytes: number };
  onSubmit: () => void;
}

const length = (text: string): number => Array.from(text.trim()).length;

/** A short video to be published: its film, cover, words and chapters (S50). */
export function ShortVideoForm(props: ShortVideoFormProps) {
  const { state, film, onFilm, onNoFilm, title, onTitle, text, onText, limits, onSubmit } = props;
  const { chapters, most, lastSecond, onChange, onAdd, onRemove } = props;
  const { t } = useTranslation('short-video');
  const formats = useFormats();
  const isComplete = film.kind === 'ready' && title.trim() !== '';
  return (
    <VideoFormRoot
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete && state.kind !== 'sending') onSubmit();
      }}
    >
      {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
      {state.kind === 'rejected' && <ReviewNote state={state} />}
      {film.kind === 'none' ? (
        <FileDrop
          title={t('form.film')}
          hint={t('form.filmHint', {
            minutes: formats.number(limits.minutes),
            size: formats.bytes(limits.bytes),
          })}
          chooseLabel={t('form.choose')}
          accept="video/mp4,.mp4,.avi,.flv"
          onFiles={([file]) => file && onFilm(file)}
        />
      ) : (
        <Chosen film={film} onNoFilm={onNoFilm} />
      )}
      <Field label={t('form.title')} isRequired counter={{ used: length(title), limit: limits.title }}>
        <TextInput value={title} onChange={(event) => onTitle(event.target.value)} />
      </Field>
      <Field label={t('form.text')} counter={{ used: length(text), limit: limits.text }}>
        <TextArea rows={3} value={text} onChange={(event) => onText(event.target.value)} />
      </Field>
      <Cover {...props} />
      <ChapterFields {...{ chapters, most, lastSecond, onChange, onAdd, onRemove }} />
      <VideoFormFoot>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          busyLabel={state.kind === 'sending' ? t('form.sending') : undefined}
          disabledReason={isComplete ? undefined : t('form.nothing')}
        >
          {t('form.submit')}
        </Button>
      </VideoFormFoot>
    </VideoFormRoot>
  );
}

interface ChosenProps {
  film: Exclude<ChosenFilm, { kind: 'none' }>;
  onNoFilm: () => void;
}

function Chosen({ film, onNoFilm }: ChosenProps) {
  const { t } = useTranslation('short-video');
  const formats = useFormats();
  const { name, size } = film;
  const status = () => {
    if (film.kind === 'refused') return film.reason;
    if (film.kind === 'ready') return t('form.ready');
    return t('form.uploading', { share: formats.percent(film.share) });
  };
  const uploads = {
    refused: { kind: 'wrong-kind' },
    ready: { kind: 'done' },
    uploading: { kind: 'uploading', share: film.kind === 'uploading' ? film.share : 0 },
  } as const;
  return (
    <VideoChosen>
      {film.kind === 'ready' && film.url !== '' && (
        <Video src={film.url} controls muted playsInline preload="metadata" aria-label={t('form.preview')} />
      )}
      <UploadItem
        name={name}
        size={size > 0 ? formats.bytes(size) : ''}
        state={uploads[film.kind]}
        status={status()}
        remove={{ label: t('form.remove', { name }), onRemove: onNoFilm }}
      />
    </VideoChosen>
  );
}

function Cover({ cover, onCover, onNoCover }: ShortVideoFormProps) {
  const { t } = useTranslation('short-video');
  const input = useRef<HTMLInputElement>(null);
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) onCover(file);
  };
  return (
    <VideoFormCover>
      {cover !== '' && <img src={cover} alt={t('form.cover')} />}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('form.chooseCover')}
        onChange={handleFile}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {t('form.chooseCover')}
      </Button>
      {cover !== '' && (
        <Button size="small" fill="quiet" onClick={onNoCover}>
          {t('form.noCover')}
        </Button>
      )}
      <p>{t('form.coverHint')}</p>
    </VideoFormCover>
  );
}
