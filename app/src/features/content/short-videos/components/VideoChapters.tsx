import type { Chapter } from '@goldbean/contract/content';
import { ShortVideoChapters } from '@goldbean/design-system/content';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { seek } from '../playing.actions.ts';
import { shortVideosState } from '../short-videos.state.ts';

export interface VideoChaptersProps {
  readonly chapters: readonly Chapter[];
}

/** S04: the chapters of the short video that plays. */
export function VideoChapters({ chapters }: VideoChaptersProps) {
  const { t } = useTranslation('short-video');
  const { watch } = useSnapshot(shortVideosState);
  return (
    <ShortVideoChapters
      label={t('watch.chapters')}
      chapters={chapters.map(({ at, title, stock }) => ({
        at,
        title,
        ...(stock && { stock: `${stock.name} ${stock.code}` }),
      }))}
      position={watch.position}
      onSeek={seek}
    />
  );
}
