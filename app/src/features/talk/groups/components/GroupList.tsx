import { ConversationList, type Conversation } from '@goldbean/design-system/chat';
import { standAllIn } from '@goldbean/contract/shared';
import { lineOf, type GroupEntry } from '@goldbean/contract/talk';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { roomDrafts } from '../../../../shared/drafts/index.ts';
import { lineWords } from '../../../../shared/lines/index.ts';
import { chooseFor, refreshGroups } from '../groups.actions.ts';
import { groupsState } from '../groups.state.ts';
import { markRead, markUnread, openAgain } from '../reading.actions.ts';

/** What was said today shows its hour; the day changes at midnight. */
const minuteMs = 60_000;

/** With fewer conversations one look finds each, and a field to search them would only take their room. */
const searchedFrom = 8;

export interface GroupListProps {
  /** Id of the group that is on screen. */
  readonly selected: string;
  readonly onOpen: (groupId: string) => void;
}

/** The member's groups and conversations, the pinned first, then the latest talk. */
export function GroupList({ selected, onOpen }: GroupListProps) {
  const { t } = useTranslation('groups');
  const { list, shown } = useSnapshot(groupsState);
  const drafts = useSnapshot(roomDrafts).of;
  const now = useServerNow(minuteMs);
  const [query, setQuery] = useState('');
  const conversations = (list as readonly GroupEntry[])
    .filter(({ group, pinyin }) => standAllIn(`${group.name} ${pinyin}`, query))
    .map((entry) =>
      conversationOf(entry, entry.group.room === shown ? undefined : drafts[entry.group.room], t),
    );
  const roomOf = (id: string) => list.find(({ group }) => group.group_id === id)?.group.room ?? '';
  return (
    <ConversationList
      state={{ kind: 'ready', conversations }}
      selected={selected}
      onOpen={({ id }) => {
        openAgain(roomOf(id));
        onOpen(id);
      }}
      onRetry={() => void refreshGroups()}
      {...((list.length >= searchedFrom || query !== '') && { search: { query, onChange: setQuery } })}
      onPin={({ id }, pinned) => void chooseFor(id, { pinned })}
      onSilent={({ id }, muted) => void chooseFor(id, { muted })}
      onUnread={({ id }, isUnread) => void (isUnread ? markUnread : markRead)(roomOf(id))}
      now={now}
    />
  );
}

/** @param draft what I wrote there and did not send; the room on screen shows it in its composer */
const conversationOf = (
  entry: GroupEntry,
  draft: string | undefined,
  t: TFunction<'groups'>,
): Conversation => ({
  id: entry.group.group_id,
  name: entry.group.name,
  img: entry.group.img,
  preview: lastWords(entry.last_msg, t),
  at: entry.last_msg?.ts ?? null,
  unread: entry.unread,
  mentionsMe: entry.mentioned && entry.unread > 0,
  isPinned: entry.pinned,
  isSilent: entry.muted,
  ...(draft !== undefined && { draft }),
});

function lastWords(last: GroupEntry['last_msg'], t: TFunction<'groups'>): string {
  if (!last) return t('quiet');
  if (last.status !== 'normal') return t(last.status);
  return `${last.sender.nickname}: ${lineWords(last.kind, lineOf(last), t)}`;
}
