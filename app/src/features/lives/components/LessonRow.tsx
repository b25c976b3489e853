import { Button, EmptyState, Skeleton } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadMoreLives } from '../lives.actions.ts';
import { livesState } from '../lives.state.ts';
import { LessonCard } from './LessonCard.tsx';
import { HomeSection, LessonGrid } from './LessonGrid.tsx';
import { LivesError } from './LivesError.tsx';

const titles = { not_started: 'next', ended: 'ended' } as const;

/** Cards that hold the place of the first lessons. */
const places = ['first', 'second', 'third', 'fourth'];

/** The lessons to come, or those that are over; the latter are not missed when there are none. */
export function LessonRow({ section }: { readonly section: 'not_started' | 'ended' }) {
  const { t } = useTranslation('home');
  const row = useSnapshot(livesState).rows[section];
  const id = `lessons-${section}`;
  const isEmpty = row.phase === 'ready' && row.list.length === 0;
  if (section === 'ended' && isEmpty) return null;
  return (
    <HomeSection aria-labelledby={id} aria-busy={row.phase === 'loading'}>
      <h2 id={id}>{t(titles[section])}</h2>
      {row.phase === 'failed' && <LivesError error={row.error} />}
      {isEmpty && <EmptyState title={t('noNext.title')}>{t('noNext.text')}</EmptyState>}
      <LessonGrid>
        {row.phase === 'loading' &&
          places.map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton shape="block" height="280px" />
            </li>
          ))}
        {row.list.map((live) => (
          <li key={live.live_id}>
            <LessonCard live={live} />
          </li>
        ))}
      </LessonGrid>
      {row.list.length < row.total && (
        <Button onClick={() => void loadMoreLives(section)}>{t('more')}</Button>
      )}
    </HomeSection>
  );
}
