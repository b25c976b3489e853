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
import { loadHeldViewers, openHeld } from '../order.actions.ts';
import { orderState, type RestrictedViewer, type OpenedViewer } from '../order.state.ts';
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

const viewerOf = (held: RestrictedViewer): RestrictedViewerView => ({
  member: { uid: held.uid, nickname: held.nickname, img: held.img },
  bar: barOf(held),
});

/** P05: whom the staff of the room hold back, and the way to let them back. */
export function HeldPanel({ onMute }: { readonly onMute: (member: OpenedViewer) => void }) {
  const { held, role, saving } = useSnapshot(orderState);
  const now = useServerNow(everyMs);
  const doAction = useActions(onMute);
  useEffect(openHeld, []);
  const state = (): OrderListState => {
    if (held.phase === 'failed') return { kind: 'failed', reason: errorWords(held.error) };
    return held.phase === 'loading'
      ? { kind: 'loading' }
      : { kind: 'ready', viewers: held.list.map(viewerOf) };
  };
  return (
    <OrderList
      state={state()}
      actions={actionsOf(role)}
      saving={saving}
      onAction={(action, { uid, nickname }) => void doAction(action, { uid, nickname })}
      onRetry={() => void loadHeldViewers()}
      now={now}
    />
  );
}
