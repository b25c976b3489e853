import type { ListedNotice } from './notices.service.ts';

/** The words of a notice about an act against me or my channel (N06). */
export function moderationKey({
  act,
  scope,
  state,
  until,
}: Pick<Extract<ListedNotice['body'], { kind: 'moderation' }>, 'act' | 'scope' | 'state' | 'until'>) {
  const isOver = state === 'over';
  switch (act) {
    case 'warn':
      return scope === 'channel' ? 'moderation.channelWarned' : 'moderation.warned';
    case 'freeze':
      if (isOver) return 'moderation.unfrozen';
      return until === null ? 'moderation.frozen' : 'moderation.frozenUntil';
    case 'block':
      return isOver ? 'moderation.letBack' : 'moderation.removed';
    case 'ban':
      return isOver ? 'moderation.banOver' : 'moderation.banned';
  }
}
