import { LiveCard } from '@goldbean/design-system/live';
import { CardGrid } from '@goldbean/design-system/page';
import { useFormats } from '@goldbean/design-system/formats';
import { MemberRows, type MemberRowView, type MemberRowsState } from '@goldbean/design-system/people';
import { EmptyState, ErrorState } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import type { Pages } from '../../../../shared/pages/index.ts';
import { paths, profileHref } from '../../../../shared/paths/index.ts';
import { followMember, loadMore, showTab } from '../profile.actions.ts';
import type { ProfileFan } from '../profile.service.ts';
import { profileState } from '../profile.state.ts';
import { followStateOf } from './follow-state.ts';

type ProfilePlace = Parameters<typeof profileHref>[0];

function rowsOf<Row>(
  pages: Snapshot<Pages<Row>>,
  rowOf: (row: Snapshot<Row>) => MemberRowView,
): MemberRowsState {
  if (pages.phase === 'failed') return { kind: 'error', reason: errorWords(pages.error) };
  if (pages.phase === 'loading') return { kind: 'loading' };
  return {
    kind: 'ready',
    rows: (pages.list as readonly Snapshot<Row>[]).map(rowOf),
    hasMore: pages.list.length < pages.total,
    isLoadingMore: pages.isLoadingMore,
  };
}

/** What the chosen tab of a profile shows. @param place the page beneath, over which further profiles open */
export function ProfileLists({ place }: { readonly place: ProfilePlace }) {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const { tab, fans, visitors, busy } = useSnapshot(profileState);
  if (tab === 'lives') return <ProfileLives />;

  const rowOf = ({ uid, nickname, img, follow }: Snapshot<ProfileFan>, key: string): MemberRowView => ({
    key,
    uid,
    nickname,
    img,
    href: profileHref(place, uid),
    follow: follow && followStateOf(follow, busy[uid] ?? false),
  });
  const shared = {
    onFollow: (uid: string, on: boolean) => void followMember(uid, on),
    onMore: () => void loadMore(tab),
    onRetry: () => void showTab(tab),
  };
  return tab === 'fans' ? (
    <MemberRows
      {...shared}
      state={rowsOf(fans, (fan: Snapshot<ProfileFan>) => rowOf(fan, fan.uid))}
      empty={{ title: t('noFans'), text: t('noFansText') }}
    />
  ) : (
    <MemberRows
      {...shared}
      state={rowsOf(visitors, ({ user, at_ts }) => ({
        ...rowOf(user, `${user.uid} ${at_ts}`),
        note: formats.moment(at_ts),
      }))}
      empty={{ title: t('noVisitors'), text: t('noVisitorsText') }}
    />
  );
}

function ProfileLives() {
  const { t } = useTranslation('profile');
  const { lives } = useSnapshot(profileState);
  if (lives.phase === 'failed')
    return (
      <ErrorState title={t('failed')} retry={{ label: t('retry'), onRetry: () => void showTab('lives') }}>
        {errorWords(lives.error)}
      </ErrorState>
    );
  if (lives.phase === 'ready' && lives.list.length === 0)
    return <EmptyState size="row" title={t('noLives')} />;
  return (
    <CardGrid
      items={lives.list}
      keyOf={(live) => live.live_id}
      isLoading={lives.phase === 'loading'}
      onMore={lives.list.length < lives.total ? () => void loadMore('lives') : undefined}
    >
      {(live) => (
        <LiveCard
          title={live.name}
          status={live.state}
          cover={live.background}
          teacher={live.streamer}
          channelName={live.channel.name}
          startsAt={live.start_time_ts}
          online={live.online}
          likes={live.likes}
          ticketBeans={live.ticket_beans}
          href={paths.liveMiddlePage.href({ live_id: live.live_id })}
        />
      )}
    </CardGrid>
  );
}
