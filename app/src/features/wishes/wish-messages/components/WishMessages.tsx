import type { WishMessage, WishMessageTab, WishName } from '@goldbean/contract/wishes';
import { Badge, EmptyState, Tabs } from '@goldbean/design-system/primitives';
import {
  WishMessageItem,
  type WishNewsView,
  WishRows,
  type WishRowsState,
} from '@goldbean/design-system/wishes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import { followWish, openMessages, retryMessages } from '../wish-messages.actions.ts';
import { wishMessagesState } from '../wish-messages.state.ts';

export interface WishMessagesProps {
  readonly tab: WishMessageTab;
  /** From 1. */
  readonly page: number;
  readonly onTab: (tab: WishMessageTab) => void;
  readonly onPage: (page: number) => void;
}

const tabWords = {
  default: 'messages.default',
  pingMe: 'messages.pingMe',
  zanMe: 'messages.zanMe',
} as const satisfies Record<WishMessageTab, string>;
const tabs = ['default', 'pingMe', 'zanMe'] as const;

const emptyWords = {
  default: 'messages.emptyHint.default',
  pingMe: 'messages.emptyHint.pingMe',
  zanMe: 'messages.emptyHint.zanMe',
} as const satisfies Record<WishMessageTab, string>;

/** A wish by its name; by the word for hidden ones, and without an address, where the member may not see it. */
const named = ({ wish_id, title }: WishName, hidden: string) =>
  title === '' ? { title: hidden, href: null } : { title, href: paths.wishDetails.href({ wish_id }) };

/** @param hidden the name of a wish that is hidden from the member */
function newsOf({ news }: Snapshot<WishMessage>, hidden: string): WishNewsView {
  switch (news.kind) {
    case 'moved':
      return { kind: 'moved', to: news.to, isCommunicated: news.communicated, reason: news.reason };
    case 'dated':
      return { kind: 'dated', expectedAt: news.expected_ts, reason: news.reason };
    case 'merged':
      return { kind: 'merged', into: named(news.into, hidden) };
    case 'answered':
    case 'refunded':
    case 'rewarded':
    case 'voted':
    case 'rejected':
    case 'replied':
    case 'mentioned':
    case 'liked':
      return news;
  }
}

/** G046: what I was told about wishes, in three tabs with their own unread counts (S11). */
export function WishMessages({ tab, page, onTab, onPage }: WishMessagesProps) {
  const { t } = useTranslation('wishes');
  const { pages, unread, fresh } = useSnapshot(wishMessagesState);
  useEffect(() => openMessages(tab, page), [tab, page]);

  const rows = (): WishRowsState<Snapshot<WishMessage>> => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', rows: pages.list, page: pages.page, pageCount: pageCountOf(pages) };
  };
  return (
    <Tabs
      label={t('messages.title')}
      items={tabs.map((key) => ({
        key,
        label: t(tabWords[key]),
        aside: <Badge count={unread[key]} label={t('messages.unread', { count: unread[key] })} />,
      }))}
      selected={tab}
      onSelect={onTab}
    >
      <WishRows
        heading={t(tabWords[tab])}
        state={rows()}
        look="joined"
        keyOf={({ message_id }) => message_id}
        empty={<EmptyState title={t('messages.empty')}>{t(emptyWords[tab])}</EmptyState>}
        onPage={onPage}
        onRetry={retryMessages}
      >
        {(message) => (
          <WishMessageItem
            message={{
              id: message.message_id,
              at: message.at_ts,
              isUnread: fresh[message.message_id] === true,
              wish: named(message.wish, t('status.hidden')),
              news: newsOf(message, t('status.hidden')),
            }}
            isMuted={message.muted}
            {...(message.wish.title !== '' && {
              onMute: (isMuted: boolean) => void followWish(message.wish.wish_id, !isMuted),
            })}
          />
        )}
      </WishRows>
    </Tabs>
  );
}
