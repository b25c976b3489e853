import { LiveCard } from '@goldbean/design-system/live';
import { CardGrid } from '@goldbean/design-system/page';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { channelsState } from '../channels.state.ts';

export interface FollowedLivesProps {
  /** Only so many; left out, all that are known. */
  readonly most?: number | undefined;
}

/** G121: what channels that the member follows have on air, or have next (S03). */
export function FollowedLives({ most }: FollowedLivesProps) {
  const { list } = useSnapshot(channelsState).lists.followed;
  const lives = list
    .flatMap(({ next_live: live, name, owner }) => (live ? [{ live, name, owner }] : []))
    .toSorted((a, b) => Number(b.live.state === 'live') - Number(a.live.state === 'live'));
  return (
    <CardGrid items={lives.slice(0, most)} keyOf={({ live }) => live.live_id}>
      {({ live, name, owner }) => (
        <LiveCard
          title={live.name}
          status={live.state}
          teacher={owner}
          channelName={name}
          startsAt={live.start_time_ts}
          online={0}
          likes={0}
          href={paths.liveMiddlePage.href({ live_id: live.live_id })}
        />
      )}
    </CardGrid>
  );
}
