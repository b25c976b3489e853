import type { Ban } from '@goldbean/contract/live';
import { BanList, type BanListState, type ChannelBan } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { decideBan, openBans, reloadBans, showBans } from '../bans.actions.ts';
import { bansState } from '../bans.state.ts';

const banOf = (row: Snapshot<Ban>, myUid: string | undefined): ChannelBan => ({
  id: row.id,
  channel: { name: row.channel.name, img: row.channel.img },
  live: row.live_title,
  reason: row.reason,
  rule: row.rule,
  by: row.by,
  at: row.at_ts,
  until: row.until_ts,
  place: row.evidence.media_ts,
  message: row.evidence.message?.text ?? '',
  longer: row.longer && {
    until: row.longer.until_ts,
    by: row.longer.by,
    isOwn: row.longer.uid === myUid,
  },
  confirmed: row.confirmed && { by: row.confirmed.by, at: row.confirmed.at_ts },
});

/** G203, P04: the channels that may not broadcast, and what waits for a second person. */
export function Bans() {
  const { pages, isSaving } = useSnapshot(bansState);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(openBans, []);
  const state = (): BanListState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      bans: pages.list.map((row) => banOf(row, userBaseInfo?.uid)),
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  return (
    <BanList
      state={state()}
      onPage={showBans}
      onRetry={() => showBans(1)}
      isSaving={isSaving}
      onDecide={decideBan}
      now={serverNow}
      onOver={reloadBans}
    />
  );
}
