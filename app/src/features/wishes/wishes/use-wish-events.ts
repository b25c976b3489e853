import type { WishEvent } from '@goldbean/contract/wishes';
import type { WishActionView, WishEventView } from '@goldbean/design-system/wishes';
import { useTranslation } from 'react-i18next';
import type { Snapshot } from 'valtio/vanilla';
import { shownHref, wishHref } from './use-wish-view.ts';

/** @param hidden the name of a wish that is hidden from the member */
function actionOf({ action }: Snapshot<WishEvent>, hidden: string): WishActionView {
  switch (action.kind) {
    case 'moved':
      return { kind: 'moved', to: action.to, isCommunicated: action.communicated };
    case 'dated':
      return { kind: 'dated', expectedAt: action.expected_ts };
    case 'merged':
      return { kind: 'merged', title: action.into.title || hidden, href: shownHref(action.into) };
    case 'absorbed':
      return { kind: 'absorbed', title: action.from.title, href: wishHref(action.from.wish_id) };
    case 'voted':
      return { kind: 'voted', voter: action.voter.nickname };
    case 'created':
    case 'answered':
    case 'refunded':
    case 'rewarded':
      return action;
  }
}

/** Steps of the history of a wish as the design system draws them. */
export function useWishEvents(): (events: readonly Snapshot<WishEvent>[]) => WishEventView[] {
  const { t } = useTranslation('wishes');
  return (events) =>
    events.map((event) => ({
      id: event.event_id,
      at: event.at_ts,
      by: event.by?.nickname ?? null,
      action: actionOf(event, t('status.hidden')),
      reason: event.reason,
    }));
}
