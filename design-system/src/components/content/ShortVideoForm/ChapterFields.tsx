import { useTranslation } from 'react-i18next';
import {
  Button,
  Field,
  IconButton,
  NumberInput,
  PlusIcon,
  TextInput,
  XIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { VideoFormChapter, VideoFormPart } from './ShortVideoForm.styles.ts';

/** A chapter as it is typed. */
export interface ChapterDraft {
  /** Stays the same while it is changed. */
  key: string;
  /** s from the beginning; null while nothing is typed. */
  at: number | null;
  title: string;
  /** Code of a stock, or empty. */
  stock: string;
}

export interface ChapterFieldsProps {
  chapters: readonly ChapterDraft[];
  /** Most chapters. */
  most: number;
  /** The last second that one may begin at. */
  lastSecond: number;
  onChange: (chapter: ChapterDraft) => void;
  onAdd: () => void;
  onRemove: (key: string) => void;
}

/** Where a short video has its parts. A part of its form. */
export function ChapterFields({ chapters, most, lastSecond, onChange, onAdd, onRemove }: ChapterFieldsProps) {
  const { t, i18n } = useTranslation('short-video');
  const formats = useFormats();
  return (
    <VideoFormPart>
      <legend>{t('form.chapters')}</legend>
      <p>{t('form.chaptersHint')}</p>
      {chapters.map((chapter, place) => {
        const n = formats.number(place + 1);
        return (
          <VideoFormChapter key={chapter.key}>
            <Field label={t('form.chapterAt', { n })}>
              <NumberInput
                label={t('form.chapterAt', { n })}
                value={chapter.at}
                onChange={(at) => onChange({ ...chapter, at })}
                languageTag={i18n.language}
                min={0}
                max={lastSecond}
                lessLabel={t('form.less')}
                moreLabel={t('form.more')}
              />
            </Field>
            <Field label={t('form.chapterTitle', { n })}>
              <TextInput
                value={chapter.title}
                onChange={(event) => onChange({ ...chapter, title: event.target.value })}
              />
            </Field>
            <Field label={t('form.chapterStock', { n })}>
              <TextInput
                value={chapter.stock}
                autoCapitalize="characters"
                onChange={(event) => onChange({ ...chapter, stock: event.target.value })}
              />
            </Field>
            <IconButton
              label={t('form.removeChapter', { n })}
              icon={<XIcon aria-hidden="true" />}
              onClick={() => onRemove(chapter.key)}
            />
          </VideoFormChapter>
        );
      })}
      {chapters.length < most && (
        <div>
          <Button size="small" icon={<PlusIcon aria-hidden="true" />} onClick={onAdd}>
            {t('form.addChapter')}
          </Button>
        </div>
      )}
    </VideoFormPart>
  );
}
