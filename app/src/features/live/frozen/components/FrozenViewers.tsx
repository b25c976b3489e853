import { FrozenList, type FrozenListState, type FrozenMember } from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import {
  chooseFrozenTab,
  openFrozen,
  reloadFrozen,
  searchFrozen,
  showFrozen,
  unfreeze,
} from '../frozen.actions.ts';
import type { FrozenRow } from '../frozen.service.ts';
import { frozenState } from '../frozen.state.ts';

const memberOf = (row: FrozenRow): FrozenMember => ({
  id: row.id,
  nickname: row.nickname,
  img: row.img,
  number: row.jwcode,
  type: row.type === 'permanent' ? 'permanent' : 'days3',
  frozenAt: row.frozen_time_ts,
  live: row.live_title,
  reason: row.reason,
  by: row.by,
  releaseAt: row.release_at_ts,
  ended: 'unfrozen_time_ts' in row ? { at: row.unfrozen_time_ts, by: row.unfrozen_by, note: row.note } : null,
});

/** S38: the frozen viewers of a channel. */
export function FrozenViewers({ channelId }: { readonly channelId: string }) {
  const { tab, keyword, pages, isSaving } = useSnapshot(frozenState);
  useEffect(() => openFrozen(channelId), [channelId]);
  const state = (): FrozenListState => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return {
      kind: 'ready',
      members: pages.list.map(memberOf),
      page: pages.page,
      pageCount: pageCountOf(pages),
    };
  };
  return (
    <FrozenList
      tab={tab}
      onTab={chooseFrozenTab}
      keyword={keyword}
      onKeyword={searchFrozen}
      state={state()}
      onPage={showFrozen}
      onRetry={() => showFrozen(1)}
      isSaving={isSaving}
      onUnfreeze={unfreeze}
      now={serverNow}
      onReleased={reloadFrozen}
    />
  );
}
