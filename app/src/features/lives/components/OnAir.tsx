import { EmptyState, RadioIcon, Skeleton } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { livesState } from '../lives.state.ts';
import { LessonCard } from './LessonCard.tsx';
import { HomeSection, LessonGrid } from './LessonGrid.tsx';
import { LivesError } from './LivesError.tsx';

/** What is on air now: the first lesson large, the others beneath it. */
export function OnAir() {
  const { t } = useTranslation('home');
  const row = useSnapshot(livesState).rows.live;
  const [first, ...others] = row.list;
  return (
    <HomeSection aria-labelledby="on-air" aria-busy={row.phase === 'loading'}>
      <h2 id="on-air">{t('onAir')}</h2>
      {row.phase === 'loading' && <Skeleton shape="block" height="360px" />}
      {row.phase === 'failed' && <LivesError error={row.error} />}
      {row.phase === 'ready' && !first && (
        <EmptyState icon={<RadioIcon aria-hidden="true" />} title={t('quiet.title')}>
          {t('quiet.text')}
        </EmptyState>
      )}
      {first && <LessonCard live={first} variant="hero" />}
      {others.length > 0 && (
        <LessonGrid>
          {others.map((live) => (
            <li key={live.live_id}>
              <LessonCard live={live} />
            </li>
          ))}
        </LessonGrid>
      )}
    </HomeSection>
  );
}
