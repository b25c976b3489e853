import { shortVideoLimits } from '@goldbean/contract/content';
import { fileLimits } from '@goldbean/contract/people';
import { type ChosenFilm, ShortVideoForm, type ShortVideoFormState } from '@goldbean/design-system/content';
import { useFormats } from '@goldbean/design-system/formats';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLeaveWarning } from '../../../../shared/forms/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import {
  addChapter,
  changeChapter,
  changeWriting,
  loadWriting,
  openWriting,
  removeChapter,
  type SendVideoFile,
  sendCover,
  sendFilm,
  submitVideo,
  takeFilmAway,
} from '../short-video-writing.actions.ts';
import { shortVideoWritingState } from '../short-video-writing.state.ts';

export interface WriteShortVideoProps {
  /** `new`, or the id of a short video of mine. */
  readonly id: string;
  readonly sendFile: SendVideoFile;
}

const second = 1_000;

/** S50, G451: where a short video is published, or changed. */
export function WriteShortVideo({ id, sendFile }: WriteShortVideoProps) {
  const { t } = useTranslation('short-video');
  const formats = useFormats();
  const now = useSnapshot(shortVideoWritingState);
  useEffect(() => openWriting(id), [id]);
  useLeaveWarning(now.isChanged);

  if (now.phase === 'loading') return <Skeleton height="320px" shape="block" />;
  if (now.phase === 'failed')
    return (
      <ErrorState
        title={t('form.loadFailed')}
        retry={{ label: t('retry'), onRetry: () => void loadWriting() }}
      >
        {errorWords(now.error)}
      </ErrorState>
    );
  if (now.phase === 'sent')
    return (
      <EmptyState
        title={t('form.sent')}
        action={<ButtonLink href={paths.shortVideos.href({ tab: 'mine' })}>{t('form.see')}</ButtonLink>}
      >
        {now.queue && t('form.sentPlace', { n: formats.number(now.queue.place) })} {t('form.sentHint')}
      </EmptyState>
    );
  const state = (): ShortVideoFormState => {
    if (now.phase === 'sending') return { kind: 'sending' };
    if (now.error !== null) return { kind: 'failed', reason: errorWords(now.error) };
    return now.refusal === '' ? { kind: 'writing' } : { kind: 'rejected', reason: now.refusal };
  };
  const film = (): ChosenFilm => {
    const { film: picked } = now;
    if (picked.kind !== 'refused') return picked;
    return { kind: 'refused', name: picked.name, size: picked.size, reason: errorWords(picked.error) };
  };
  return (
    <ShortVideoForm
      state={state()}
      film={film()}
      onFilm={(file) => void sendFilm(file, sendFile)}
      onNoFilm={takeFilmAway}
      title={now.title}
      onTitle={(title) => changeWriting({ title })}
      text={now.text}
      onText={(text) => changeWriting({ text })}
      cover={now.cover?.url ?? ''}
      onCover={(file) => void sendCover(file, sendFile)}
      onNoCover={() => changeWriting({ cover: null })}
      chapters={now.chapters}
      most={shortVideoLimits.shortVideoChapters}
      lastSecond={shortVideoLimits.shortVideoMs / second - 1}
      onChange={changeChapter}
      onAdd={addChapter}
      onRemove={removeChapter}
      limits={{
        title: shortVideoLimits.shortVideoTitle,
        text: shortVideoLimits.shortVideoWords,
        minutes: shortVideoLimits.shortVideoMs / (60 * second),
        bytes: fileLimits.videoBytes,
      }}
      onSubmit={() => void submitVideo()}
    />
  );
}
