import type { StatementLine } from '@goldbean/contract/money';
import { paths } from '../../../shared/paths/index.ts';

/** Causes that need no words of their own beside their name: the note of the server is in one language. */
const namedCauses = [
  'newcomer',
  'guidance',
  'first_post',
  'first_video',
  'invite',
  'sign_in',
  'exchange',
  'dangwu',
  'demo',
] as const;
export type NamedCause = (typeof namedCauses)[number];

export const namedCause = (type: string): NamedCause | undefined =>
  namedCauses.find((known) => known === type);

/** S23: the page of what moved the money; undefined where there is none. */
export function causeHref({ type, id, place }: Omit<StatementLine['cause'], 'note'>): string | undefined {
  if (place?.kind === 'group') return paths.chat.href({ group: place.id, packet: id });
  if (place?.kind === 'live') return paths.liveMiddlePage.href({ live_id: place.id });
  if (type === 'order') return paths.pay.href({ order: id });
  if (type === 'exchange') return paths.myGold.href({ panel: 'exchange' });
  // Vouchers have no page of their own yet.
  if (type === 'demo' || type === 'dangwu') return undefined;
  return namedCause(type) && paths.credits.href();
}
