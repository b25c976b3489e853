import { useTranslation } from 'react-i18next';
import {
  Button,
  ButtonLink,
  DownloadIcon,
  EyeIcon,
  Field,
  FileDrop,
  TextArea,
  UploadItem,
} from '../../../primitives/index.ts';
import { VideoPoster, type VideoPosterProps } from '../../chat/index.ts';
import { useFormats } from '../../formats/index.ts';
import { WorkFile, WorkFiles } from './AssignmentAnswers.styles.ts';

/** A file on its way: `share` from 0 to 1; `reason` is a sentence for the member. */
export interface WorkUpload {
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  state: { kind: 'uploading'; share: number } | { kind: 'done' } | { kind: 'failed'; reason: string };
}

export interface AssignmentAnswersProps {
  text: string;
  textLimit: number;
  /** Nothing was written and no file added (M04). */
  error?: string | undefined;
  uploads: readonly WorkUpload[];
  /** Files at most. */
  filesMost: number;
  onText: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onRemove: (key: string) => void;
}

/** Writes an assignment and adds files to it (E10). */
export function AssignmentAnswers({
  text,
  textLimit,
  error,
  uploads,
  filesMost,
  onText,
  onFiles,
  onRemove,
}: AssignmentAnswersProps) {
  const { t } = useTranslation('class-work');
  const formats = useFormats();
  const most = formats.number(filesMost);
  return (
    <>
      <Field
        label={t('fill.work')}
        error={error}
        counter={{ used: Array.from(text).length, limit: textLimit }}
      >
        <TextArea rows={8} mostRows={16} value={text} onChange={({ target }) => onText(target.value)} />
      </Field>
      <FileDrop
        title={t('fill.files')}
        hint={t('fill.filesMost', { most })}
        chooseLabel={t('fill.choose')}
        isMany
        onFiles={onFiles}
        {...(uploads.length >= filesMost && { disabledReason: t('fill.filesMost', { most }) })}
      />
      {uploads.map(({ key, name, size, state }) => (
        <UploadItem
          key={key}
          name={name}
          size={formats.bytes(size)}
          state={state}
          status={
            state.kind === 'failed' ? state.reason : formats.percent(state.kind === 'done' ? 1 : state.share)
          }
          remove={{ label: t('fill.remove', { name }), onRemove: () => onRemove(key) }}
        />
      ))}
    </>
  );
}

/** A file of somebody's work. */
export interface AssignmentFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Where it is read in the page, for a document that can be (S26). */
  href?: string;
  /** How it plays, for a video (D32). */
  video?: VideoPosterProps['video'];
}

export interface SentWorkProps {
  text: string;
  files: readonly AssignmentFile[];
  onDownload: (id: string) => void;
  onPlay: (id: string) => void;
  /** The browser cannot play a video that has begun. */
  onVideoFailed: (id: string) => void;
  /** The poster of a video could not be loaded: its address may have grown old. */
  onPosterFailed: (id: string) => void;
}

/** What was written for an assignment, and its files. */
export function SentWork({ text, files, onDownload, onPlay, onVideoFailed, onPosterFailed }: SentWorkProps) {
  const { t } = useTranslation('class-work');
  const formats = useFormats();
  return (
    <WorkFiles>
      {text !== '' && <p>{text}</p>}
      {files.map(({ id, name, size, href, video }) => (
        <WorkFile key={id} data-video={video && ''}>
          {video && (
            <VideoPoster
              video={video}
              onPlay={() => onPlay(id)}
              onFailed={() => onVideoFailed(id)}
              onPosterFailed={() => onPosterFailed(id)}
              onDownload={() => onDownload(id)}
            />
          )}
          <Button size="small" icon={<DownloadIcon aria-hidden="true" />} onClick={() => onDownload(id)}>
            {name} ({formats.bytes(size)})
          </Button>
          {href !== undefined && (
            <ButtonLink size="small" href={href} aria-label={t('fill.preview', { name })}>
              <EyeIcon aria-hidden="true" />
            </ButtonLink>
          )}
        </WorkFile>
      ))}
    </WorkFiles>
  );
}
