import { GiftRank } from '@goldbean/design-system/gifts';
import { useSnapshot } from 'valtio';
import { ranksState } from '../ranks.state.ts';

/** C031: the three who gave most in this live session. @param onOpen opens the whole rank */
export function Leaders({ onOpen }: { readonly onOpen: () => void }) {
  const { top } = useSnapshot(ranksState);
  if (!top) return <GiftRank state={{ kind: 'loading' }} onOpen={onOpen} />;
  const givers = top.top.map(({ user, score, hidden }) => ({ ...user, score, isHidden: hidden }));
  return <GiftRank state={{ kind: 'ready', top: givers, count: top.count }} onOpen={onOpen} />;
}
