import { fitsNameLetters, type GroupMember } from '@goldbean/contract/talk';
import { MemberCard, MemberList, type GroupMemberView as MemberView } from '@goldbean/design-system/chat';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { profileHref } from '../../../../shared/paths/index.ts';
import { session } from '../../../../shared/session/index.ts';
import {
  addTag,
  appoint,
  filterMembers,
  moreMembers,
  openMembers,
  reloadMembers,
  remark,
  removeTag,
  showMember,
} from '../group-members.actions.ts';
import { groupMembersState } from '../group-members.state.ts';

export interface MembersPanelProps {
  readonly groupId: string;
  /** Asks about muting a member, or letting them speak again: another feature's dialog. */
  readonly onMute: (member: { readonly uid: string; readonly nickname: string }) => void;
  /** Opens the conversation with a member: another feature's. */
  readonly onMessage: (member: { readonly uid: string }) => void;
  /** Names a member in what is being written. */
  readonly onMention: (member: Pick<MemberView, 'uid' | 'nickname' | 'img'>) => void;
}

/** A mute of years is for ever to who reads it, UTC ms. */
const forEver = Date.UTC(2100, 0, 1);
const appointed: ReadonlySet<string> = new Set(['student', 'class_monitor', 'class_committee']);
const ranks: Readonly<Record<string, number>> = { head_teacher: 2, lecturer: 1 };

/** Who is in the class, and the card of one of them (E06, E07). */
export function MembersPanel({ groupId, onMute, onMessage, onMention }: MembersPanelProps) {
  const { pages, filter, info, shown } = useSnapshot(groupMembersState);
  const { userBaseInfo } = useSnapshot(session);
  const place = useLocation();
  const me = userBaseInfo?.uid ?? '';
  useEffect(() => openMembers(groupId), [groupId]);
  const members = useMemo(
    () => (pages.list as readonly GroupMember[]).map((member) => viewOf(member, me)),
    [pages.list, me],
  );
  const open = members.find(({ uid }) => uid === shown);
  // Domain 3.4: of a group that was dissolved only one's own remarks change.
  const isOver = info?.group.dissolved ?? false;
  const roomRole = isOver ? 'member' : (info?.my.room_role ?? 'member');
  if (open) {
    const takesMore = info?.further_letters ?? false;
    // Domain 3.1: on a peer, a superior or oneself nothing is proposed.
    const isMonitor =
      !isOver &&
      roomRole === 'member' &&
      info?.my.role === 'class_monitor' &&
      open.role !== 'class_monitor' &&
      open.uid !== me;
    const mine = roomRole === 'owner' ? 2 : roomRole === 'staff' ? 1 : 0;
    return (
      <MemberCard
        key={open.uid}
        member={open}
        profileHref={profileHref(place, open.uid)}
        category={{ fits: (name) => fitsNameLetters(name, takesMore), takesMore }}
        onBack={() => showMember('')}
        onMessage={() => onMessage(open)}
        {...(!isOver && { onMention: () => onMention(open) })}
        onRemark={(text) => void remark(open.uid, text)}
        {...(!isOver && { onRemoveTag: ({ id }) => void removeTag(id) })}
        {...(mine > 0 && { onAddTag: (tag) => void addTag(open.uid, tag) })}
        {...(mine > 0 && appointed.has(open.role) && { onAppoint: (role) => void appoint(open.uid, role) })}
        {...(mine > (ranks[open.role] ?? 0) && { onMute: () => onMute(open) })}
        {...(isMonitor && ranks[open.role] === undefined && { onProposeMute: () => onMute(open) })}
      />
    );
  }
  return (
    <MemberList
      state={
        pages.phase === 'ready'
          ? {
              kind: 'ready',
              members,
              more: pages.isLoadingMore ? 'loading' : pages.list.length < pages.total ? 'more' : 'none',
            }
          : pages.phase === 'failed'
            ? { kind: 'error', reason: errorWords(pages.error) }
            : { kind: 'loading' }
      }
      total={info?.counts.members ?? pages.total}
      query={filter.q}
      onSearch={(q) => filterMembers({ q })}
      roleFilter={filter.role}
      onRoleFilter={(role) => filterMembers({ role })}
      activityFilter={filter.label}
      onActivityFilter={(label) => filterMembers({ label })}
      tags={[...new Set(info?.tags.map(({ text }) => text))]}
      tagFilter={filter.tag}
      onTagFilter={(tag) => filterMembers({ tag })}
      onOpen={({ uid }) => showMember(uid)}
      onMore={() => void moreMembers()}
      onRetry={() => void reloadMembers()}
    />
  );
}

const viewOf = (member: GroupMember, me: string): MemberView => {
  const { user, role, label, muted_until: until } = member;
  return {
    uid: user.uid,
    nickname: user.nickname,
    img: user.img,
    role,
    ...(label !== null && { activity: label }),
    ...(member.remark !== '' && { remark: member.remark }),
    tags: member.tags.map(({ tag_id: id, category, text, by_uid, by_name }) => ({
      id,
      category,
      text,
      addedBy: by_name,
      isMine: by_uid === me,
    })),
    ...(until !== null && { mutedUntil: until < forEver ? until : ('forever' as const) }),
    joinedAt: member.joined_ts,
    isMe: user.uid === me,
  };
};
