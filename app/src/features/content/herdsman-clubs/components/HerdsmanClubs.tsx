import { HerdsmanClubCard } from '@goldbean/design-system/content';
import { CardGrid } from '@goldbean/design-system/page';
import { Button, EmptyState, ErrorState, UsersIcon } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { moreClubs, openClubs, retryClubs } from '../herdsman-clubs.actions.ts';
import { herdsmanClubsState } from '../herdsman-clubs.state.ts';

export interface HerdsmanClubsProps {
  readonly q: string;
  readonly city: string;
  readonly isMine: boolean;
  /** Everything is to be listed again. */
  readonly onAll: () => void;
}

/** G700: the clubs that are looked for (S22). */
export function HerdsmanClubs({ q, city, isMine, onAll }: HerdsmanClubsProps) {
  const { t } = useTranslation('herdsman-clubs');
  const { phase, list, total, error } = useSnapshot(herdsmanClubsState).pages;
  useEffect(() => openClubs({ q, city, isMine }), [q, city, isMine]);
  if (phase === 'failed')
    return (
      <ErrorState title={t('listFailed')} retry={{ label: t('retry'), onRetry: retryClubs }}>
        {errorWords(error)}
      </ErrorState>
    );
  if (phase === 'ready' && list.length === 0) {
    const isOwn = isMine && q === '' && city === '';
    return (
      <EmptyState
        icon={<UsersIcon aria-hidden="true" />}
        title={isOwn ? t('noneMine') : t('none')}
        action={<Button onClick={onAll}>{t('showAll')}</Button>}
      >
        {isOwn ? t('noneMineText') : t('noneText')}
      </EmptyState>
    );
  }
  return (
    <CardGrid
      items={list}
      keyOf={({ club_id }) => club_id}
      isLoading={phase === 'loading'}
      onMore={list.length < total ? moreClubs : undefined}
    >
      {({ club_id, next, joined, ...club }) => (
        <HerdsmanClubCard
          {...club}
          next={next && { title: next.title, at: next.starts_ts }}
          isJoined={joined}
          href={paths.herdsmanClub.href({ id: club_id })}
        />
      )}
    </CardGrid>
  );
}
