import { ChannelCard } from '@goldbean/design-system/live';
import { CardGrid, PageSection } from '@goldbean/design-system/page';
import { ConfirmDialog, EmptyState, ErrorState, Tabs } from '@goldbean/design-system/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { followChannel, loadMoreChannels, showChannels, subscribeChannel } from '../channels.actions.ts';
import type { ChannelRow, ChannelTab } from '../channels.service.ts';
import { channelsState } from '../channels.state.ts';

const tabs = ['all', 'followed', 'subscribed', 'mine'] as const satisfies readonly ChannelTab[];
const tabWords = {
  all: 'tab.all',
  followed: 'tab.followed',
  subscribed: 'tab.subscribed',
  mine: 'tab.mine',
} as const;

/** The channels, and what the member is to each. */
export function ChannelShelf() {
  const { t } = useTranslation('home');
  const { permission } = useSnapshot(session);
  const { tab, phase, list, total, error } = useSnapshot(channelsState);
  const [leaving, setLeaving] = useState<Pick<ChannelRow, 'channel_id' | 'name'> | null>(null);
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
          <EmptyState title={t('noChannels.title')}>{tab !== 'all' && t('noChannels.text')}</EmptyState>
        )}
        <CardGrid
          size="wide"
          items={list}
          keyOf={(channel) => channel.channel_id}
          isLoading={phase === 'loading'}
          onMore={list.length < total ? () => void loadMoreChannels() : undefined}
        >
          {(channel) => <ShelfCard channel={channel} onLeave={() => setLeaving(channel)} />}
        </CardGrid>
      </Tabs>
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
  /** D94: giving up a subscription is asked about first. */
  readonly onLeave: () => void;
}

function ShelfCard({ channel, onLeave }: ShelfCardProps) {
  const { busy } = useSnapshot(channelsState);
  const { channel_id: id } = channel;
  return (
    <ChannelCard
      name={channel.name}
      teacher={channel.owner.nickname}
      img={channel.img}
      fans={channel.fans}
      state={{
        isSubscribed: channel.subscribed,
        isFollowed: channel.followed,
        ...(busy[id] && { pending: busy[id] }),
      }}
      onFollow={(on) => void followChannel(id, on)}
      onSubscribe={(on) => (on ? void subscribeChannel(id, true) : onLeave())}
    />
  );
}
