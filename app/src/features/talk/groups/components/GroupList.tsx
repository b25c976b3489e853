import { ConversationList, type Conversation } from '@goldbean/design-system/chat';
import { lineOf, type GroupEntry, type MessageKind } from '@goldbean/contract/talk';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useNow } from '../../../../shared/clock/index.ts';
import { refreshGroups } from '../groups.actions.ts';
import { groupsState } from '../groups.state.ts';

/** What was said today shows its hour; the day changes at midnight. */
const minuteMs = 60_000;

export interface GroupListProps {
  /** Id of the group that is on screen. */
  readonly selected: string;
  readonly onOpen: (groupId: string) => void;
}

/** The member's class groups, the latest talk first. */
export function GroupList({ selected, onOpen }: GroupListProps) {
  const { t } = useTranslation('groups');
  const { list } = useSnapshot(groupsState);
  const now = useNow(minuteMs);
  const conversations = (list as readonly GroupEntry[]).map((entry) => conversationOf(entry, t));
  return (
    <ConversationList
      state={{ kind: 'ready', conversations }}
      selected={selected}
      onOpen={({ id }) => onOpen(id)}
      onRetry={() => void refreshGroups()}
      now={now}
    />
  );
}

const conversationOf = (entry: GroupEntry, t: TFunction<'groups'>): Conversation => ({
  id: entry.group.group_id,
  name: entry.group.name,
  img: entry.group.img,
  preview: lastWords(entry.last_msg, t),
  at: entry.last_msg?.ts ?? null,
  unread: entry.unread,
  isPinned: entry.pinned,
  isSilent: entry.muted,
});

function lastWords(last: GroupEntry['last_msg'], t: TFunction<'groups'>): string {
  if (!last) return t('quiet');
  if (last.status !== 'normal') return t('recalled');
  return `${last.sender.nickname}: ${said[last.kind](lineOf(last), t)}`;
}

type Said = (words: string, t: TFunction<'groups'>) => string;
const other: Said = (_words, t) => t('other');

/** How each kind reads in the list; one without an entry does not compile. @param words its own, or none */
const said: { readonly [Kind in MessageKind]: Said } = {
  text: (words) => words,
  image: (_words, t) => t('picture'),
  file: (words, t) => t('file', { name: words }),
  red_packet: (_words, t) => t('packet'),
  // No feature makes these yet.
  voice: other,
  announcement: other,
  form: other,
  live: other,
  recalled: other,
  mini_program: other,
  voice_call: other,
  exam: other,
  merged: other,
  sign_in: other,
  video: other,
  system: other,
};
