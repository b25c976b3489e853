import { ChannelCard } from '@goldbean/design-system/live';
import { CardGrid } from '@goldbean/design-system/page';
import { EmptyState, ErrorState, Tabs } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { followChannel, loadMoreChannels, showChannels } from '../channels.actions.ts';
import type { ListedChannel, ChannelTab } from '../channels.service.ts';
import { channelsState, type ChannelPlace } from '../channels.state.ts';
import { ChannelAsking } from './ChannelAsking.tsx';
import { isMyChannel, nextOf, readsIronFans, statusOf } from './channel-view.ts';

const tabs = ['all', 'followed', 'subscribed', 'mine'] as const satisfies readonly ChannelTab[];
const tabWords = {
  all: 'tab.all',
  followed: 'tab.followed',
  subscribed: 'tab.subscribed',
  mine: 'tab.mine',
} as const;

/** Addresses that cards lead to, over or beside the page they stand on. */
export interface ChannelLinks {
  /** The page of one channel. */
  readonly channelHref: (channelId: string) => string;
  /** Its fan club over the page (D91). */
  readonly clubHref: (channelId: string) => string;
  /** Its iron fans over the page (S45): the plans, or for those who run it the list. */
  readonly ironHref: (channelId: string, isStaff: boolean) => string;
}

export interface ChannelTabsProps extends ChannelLinks {
  readonly place: ChannelPlace;
  readonly onTab: (tab: ChannelTab) => void;
  /** What is said where nothing was found by name: a title and a sentence. */
  readonly notFound?: { readonly title: string; readonly text: string };
}

/** The channels by what the member is to each (S13). */
export function ChannelTabs({ place, onTab, notFound, ...links }: ChannelTabsProps) {
  const { t } = useTranslation('home');
  const { permission } = useSnapshot(session);
  const { tab, q, phase, list, total, error } = useSnapshot(channelsState).lists[place];
  const hasOwn = (permission?.stream_channels.length ?? 0) > 0;
  const empty = (q !== '' && notFound) || {
    title: t('noChannels.title'),
    text: tab === 'all' ? '' : t('noChannels.text'),
  };
  return (
    <Tabs
      label={t('channels')}
      items={tabs.filter((key) => key !== 'mine' || hasOwn).map((key) => ({ key, label: t(tabWords[key]) }))}
      selected={tab}
      onSelect={onTab}
    >
      {phase === 'failed' && (
        <ErrorState
          title={t('channelsFailed')}
          retry={{ label: t('retry'), onRetry: () => void showChannels(place, tab, q) }}
        >
          {errorWords(error)}
        </ErrorState>
      )}
      {phase === 'ready' && list.length === 0 && (
        <EmptyState size="row" title={empty.title}>
          {empty.text}
        </EmptyState>
      )}
      <ChannelAsking>
        {(ask) => (
          <CardGrid
            size="wide"
            items={list}
            keyOf={(channel) => channel.channel_id}
            isLoading={phase === 'loading'}
            onMore={list.length < total ? () => void loadMoreChannels(place) : undefined}
          >
            {(channel) => (
              <ListedCard
                channel={channel}
                links={links}
                onSubscribe={(on) => ask({ id: channel.channel_id, name: channel.name }, on)}
              />
            )}
          </CardGrid>
        )}
      </ChannelAsking>
    </Tabs>
  );
}

interface ListedCardProps {
  readonly channel: Snapshot<ListedChannel>;
  readonly links: ChannelLinks;
  readonly onSubscribe: (on: boolean) => void;
}

function ListedCard({ channel, links, onSubscribe }: ListedCardProps) {
  const go = useNavigate();
  const { busy } = useSnapshot(channelsState);
  const { channel_id: id, next_live: next } = channel;
  const me = useSnapshot(session);
  const isMine = isMyChannel(channel, me);
  const isStaff = readsIronFans(channel, me);
  return (
    <ChannelCard
      name={channel.name}
      teacher={channel.owner.nickname}
      img={channel.img}
      fans={channel.fans}
      isLive={next?.state === 'live'}
      href={links.channelHref(id)}
      clubHref={links.clubHref(id)}
      next={nextOf(next)}
      // Nobody is asked to follow themselves.
      state={isMine ? null : statusOf(id, channel, busy)}
      isIronStaff={isStaff}
      onIron={() => void go(links.ironHref(id, isStaff))}
      onFollow={(on) => void followChannel(id, on)}
      onSubscribe={onSubscribe}
    />
  );
}
