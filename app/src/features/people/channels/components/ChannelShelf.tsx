import { ChannelCard } from '@goldbean/design-system/live';
import { CardGrid, PageSection } from '@goldbean/design-system/page';
import { ConfirmDialog, EmptyState, ErrorState, Tabs } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { followChannel, loadMoreChannels, showChannels, subscribeChannel } from '../channels.actions.ts';
import type { ChannelRow, ChannelTab } from '../channels.service.ts';
import { channelsState } from '../channels.state.ts';
import { SubscribeDialog } from './SubscribeDialog.tsx';

const tabs = ['all', 'followed', 'subscribed', 'mine'] as const satisfies readonly ChannelTab[];
const tabWords = {
  all: 'tab.all',
  followed: 'tab.followed',
  subscribed: 'tab.subscribed',
  mine: 'tab.mine',
} as const;

/** The channel that a dialog asks about. */
type Asked = Pick<ChannelRow, 'channel_id' | 'name'>;

/** The channels, and what the member is to each. */
export function ChannelShelf() {
  const { t } = useTranslation('home');
  const { permission } = useSnapshot(session);
  const { tab, phase, list, total, error } = useSnapshot(channelsState);
  const [leaving, setLeaving] = useState<Asked | null>(null);
  const [joining, setJoining] = useState<Asked | null>(null);
  const hasOwn = (permission?.stream_channels.length ?? 0) > 0;
  return (
    <PageSection title={t('channels')}>
      <Tabs
        label={t('channels')}
        items={tabs
          .filter((key) => key !== 'mine' || hasOwn)
          .map((key) => ({ key, label: t(tabWords[key]) }))}
        selected={tab}
        onSelect={(key) => void showChannels(key)}
      >
        {phase === 'failed' && (
          <ErrorState
            title={t('channelsFailed')}
            retry={{ label: t('retry'), onRetry: () => void showChannels(tab) }}
          >
            {errorWords(error)}
          </ErrorState>
        )}
        {phase === 'ready' && list.length === 0 && (
          <EmptyState size="row" title={t('noChannels.title')}>
            {tab !== 'all' && t('noChannels.text')}
          </EmptyState>
        )}
        <CardGrid
          size="wide"
          items={list}
          keyOf={(channel) => channel.channel_id}
          isLoading={phase === 'loading'}
          onMore={list.length < total ? () => void loadMoreChannels() : undefined}
        >
          {(channel) => (
            <ShelfCard
              channel={channel}
              onJoin={() => setJoining(channel)}
              onLeave={() => setLeaving(channel)}
            />
          )}
        </CardGrid>
      </Tabs>
      <SubscribeDialog
        name={joining?.name ?? null}
        onCancel={() => setJoining(null)}
        onSubscribe={() => {
          if (joining) void subscribeChannel(joining.channel_id, true);
          setJoining(null);
        }}
      />
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('leave.title', { name: leaving?.name ?? '' })}
        confirmLabel={t('leave.confirm')}
        cancelLabel={t('leave.keep')}
        closeLabel={t('close')}
        tone="danger"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void subscribeChannel(leaving.channel_id, false);
          setLeaving(null);
        }}
      >
        {t('leave.text')}
      </ConfirmDialog>
    </PageSection>
  );
}

interface ShelfCardProps {
  readonly channel: ChannelRow;
  /** V35: its terms are asked for first. */
  readonly onJoin: () => void;
  /** D94: giving up a subscription is asked about first. */
  readonly onLeave: () => void;
}

function ShelfCard({ channel, onJoin, onLeave }: ShelfCardProps) {
  const go = useNavigate();
  const { busy } = useSnapshot(channelsState);
  const { permission, userBaseInfo } = useSnapshot(session);
  const { channel_id: id, next_live: next } = channel;
  const isMine =
    channel.owner.uid === userBaseInfo?.uid || (permission?.stream_channels.includes(id) ?? false);
  return (
    <ChannelCard
      name={channel.name}
      teacher={channel.owner.nickname}
      img={channel.img}
      fans={channel.fans}
      isLive={next?.state === 'live'}
      clubHref={paths.homepage.href({ club: id })}
      next={
        next && {
          name: next.name,
          href: paths.liveRoom.href({ live_id: next.live_id }),
          startsAt: next.start_time_ts,
          isOnAir: next.state === 'live',
        }
      }
      // Nobody is asked to follow themselves.
      state={
        isMine
          ? null
          : {
              isSubscribed: channel.subscribed,
              isFollowed: channel.followed,
              ...(busy[id] && { pending: busy[id] }),
            }
      }
      onIron={() => void go(paths.homepage.href({ panel: isMine ? 'ironMembers' : 'iron', channel: id }))}
      onFollow={(on) => void followChannel(id, on)}
      onSubscribe={(on) => (on ? onJoin() : onLeave())}
    />
  );
}
