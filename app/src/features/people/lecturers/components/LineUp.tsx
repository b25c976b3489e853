import { LecturerCard, type FollowState } from '@goldbean/design-system/content';
import { CardGrid } from '@goldbean/design-system/page';
import { Drawer, EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths, profileHref } from '../../../../shared/paths/index.ts';
import { followLecturer, loadMoreLecturers, openLecturers } from '../lecturers.actions.ts';
import type { Lecturer } from '../lecturers.service.ts';
import { lecturersState } from '../lecturers.state.ts';

export interface LineUpProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** G150, S46: who teaches here, over whichever page one is on (D91). */
export function LineUp({ isOpen, onClose }: LineUpProps) {
  const { t } = useTranslation('channels');
  const { phase, list, total, error } = useSnapshot(lecturersState);
  useEffect(() => {
    if (isOpen) void openLecturers();
  }, [isOpen]);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('lineUp')} closeLabel={t('close')} size="large">
      {phase === 'failed' && (
        <ErrorState
          title={t('lineUpFailed')}
          retry={{ label: t('detail.retry'), onRetry: () => void openLecturers() }}
        >
          {errorWords(error)}
        </ErrorState>
      )}
      {phase === 'ready' && list.length === 0 && <EmptyState size="row" title={t('noLecturers')} />}
      <CardGrid
        items={list}
        keyOf={({ user }) => user.uid}
        isLoading={phase === 'loading'}
        onMore={list.length < total ? () => void loadMoreLecturers() : undefined}
      >
        {(lecturer) => <Card lecturer={lecturer} />}
      </CardGrid>
    </Drawer>
  );
}

function Card({ lecturer }: { readonly lecturer: Snapshot<Lecturer> }) {
  const { user, fans, lives, channels, on_air: onAir, follow } = lecturer;
  const { busy } = useSnapshot(lecturersState);
  const place = useLocation();
  return (
    <LecturerCard
      name={user.nickname}
      img={user.img}
      title={channels.map(({ name }) => name).join(' · ')}
      about={user.intro}
      fields={[]}
      fans={fans}
      lessons={lives}
      href={profileHref(place, user.uid)}
      {...(onAir && { liveHref: paths.liveMiddlePage.href({ live_id: onAir.live_id }) })}
      // Nobody is asked to follow themselves.
      state={follow && stateOf(follow, busy[user.uid] ?? false)}
      onFollow={(on) => void followLecturer(user.uid, on)}
    />
  );
}

function stateOf({ followed, follows_me }: NonNullable<Lecturer['follow']>, isBusy: boolean): FollowState {
  if (isBusy) return { kind: 'pending' };
  if (!followed) return { kind: 'none' };
  return { kind: follows_me ? 'mutual' : 'following' };
}
