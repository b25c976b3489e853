import { Button } from '@goldbean/design-system/primitives';
import { ClassChatScreen } from '@goldbean/design-system/screens/chat';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { GroupFinding } from '../../features/talk/group-joining/index.ts';
import { GroupList, groupsState, refreshGroups } from '../../features/talk/groups/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { DirectTalk } from './DirectTalk.tsx';
import { GroupTalk } from './GroupTalk.tsx';
import { useFoundMessage } from './use-found-message.ts';

/** /chat (S17 in its first form): the talk of the class groups, and of two members; a visitor sees what it is and how to join. */
export function ChatPage() {
  const { token } = useSnapshot(session);
  const { pathname, search } = useLocation();
  if (token !== '') return <Groups />;
  return (
    <ClassChatScreen
      state={{
        kind: 'visitor',
        signInHref: paths.login.href({
          to: returnPath(`${pathname}${search}`),
        }),
      }}
    />
  );
}

function Groups() {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const [isFinding, setIsFinding] = useState(false);
  const open = (group: string) => void navigate(paths.chat.href({ group }), { replace: true });
  return (
    <>
      <Talks open={open} finder={<Button onClick={() => setIsFinding(true)}>{t('finder.open')}</Button>} />
      {/* Beside the talk: it stays open when the group that is left there is the one of the talk. */}
      <GroupFinding
        isOpen={isFinding}
        onClose={() => setIsFinding(false)}
        onChanged={() => void refreshGroups()}
        onOpen={open}
      />
    </>
  );
}

interface TalksProps {
  /** Goes to a group of the member. */
  readonly open: (group: string) => void;
  /** Under the list of groups. */
  readonly finder: ReactNode;
}

/** The member's groups, and the talk of the one in the address, else of the latest. */
function Talks({ open, finder }: TalksProps) {
  const [query] = useSearchParams();
  const { phase, list } = useSnapshot(groupsState);
  /** Shown where the address names none: it stays when another talk becomes the latest. */
  const [first, setFirst] = useState<string | null>(null);
  useEffect(() => void refreshGroups(), []);
  useFoundMessage();
  if (list.length === 0) {
    if (phase === 'loading') return <ClassChatScreen state={{ kind: 'loading' }} />;
    if (phase === 'failed')
      return <ClassChatScreen state={{ kind: 'failed', onRetry: () => void refreshGroups() }} />;
    return <ClassChatScreen state={{ kind: 'empty', findHref: paths.homepage.href(), finder }} />;
  }
  const wanted = query.get('group');
  const entryOf = (id: string | null) => list.find(({ group }) => group.group_id === id);
  const chosen = wanted === null ? (entryOf(first) ?? list[0]) : entryOf(wanted);
  if (wanted === null && chosen && chosen.group.group_id !== first) setFirst(chosen.group.group_id);
  const groups = <GroupList selected={chosen?.group.group_id ?? ''} onOpen={open} />;
  if (!chosen) return <ClassChatScreen state={{ kind: 'gone', list: groups, finder }} />;
  if (chosen.group.kind === 'direct')
    return (
      <DirectTalk
        key={chosen.group.room}
        room={chosen.group.room}
        name={chosen.group.name}
        groups={groups}
        finder={finder}
      />
    );
  return (
    <GroupTalk
      key={chosen.group.room}
      groupId={chosen.group.group_id}
      room={chosen.group.room}
      name={chosen.group.name}
      owner={chosen.group.owner_uid}
      members={chosen.members}
      groups={groups}
      finder={finder}
    />
  );
}
