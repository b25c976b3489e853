import {
  OrderList,
  type RestrictedViewerView,
  type ModerationRestriction,
  type OrderListState,
} from '@goldbean/design-system/live';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { actionsOf } from '../action-rules.ts';
import { loadRestrictedViewers, openRestricted } from '../moderation.actions.ts';
import { moderationState, type RestrictedViewer, type OpenedViewer } from '../moderation.state.ts';
import { useActions } from './use-actions.ts';

/** So often the time that is left is said anew, ms. */
const everyMs = 30_000;

function barOf({ kind, reason, until, live, by }: RestrictedViewer): ModerationRestriction {
  switch (kind) {
    case 'warned':
    case 'blocked':
      return { kind, reason };
    case 'muted':
      return { kind, until, reason };
    case 'frozen':
      return { kind, until, reason, live, by };
  }
}

const viewerOf = (restricted: RestrictedViewer): RestrictedViewerView => ({
  member: { uid: restricted.uid, nickname: restricted.nickname, img: restricted.img },
  bar: barOf(restricted),
});

/** P05: whom the staff of the room hold back, and the way to let them back. */
export function RestrictedPanel({ onMute }: { readonly onMute: (member: OpenedViewer) => void }) {
  const { restricted, role, saving } = useSnapshot(moderationState);
  const now = useServerNow(everyMs);
  const doAction = useActions(onMute);
  useEffect(openRestricted, []);
  const state = (): OrderListState => {
    if (restricted.phase === 'failed') return { kind: 'failed', reason: errorWords(restricted.error) };
    return restricted.phase === 'loading'
      ? { kind: 'loading' }
      : { kind: 'ready', viewers: restricted.list.map(viewerOf) };
  };
  return (
    <OrderList
      state={state()}
      actions={actionsOf(role)}
      saving={saving}
      onAction={(action, { uid, nickname }) => void doAction(action, { uid, nickname })}
      onRetry={() => void loadRestrictedViewers()}
      now={now}
    />
  );
}
