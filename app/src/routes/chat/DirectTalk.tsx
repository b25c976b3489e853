import { ClassChatScreen } from '@goldbean/design-system/screens/chat';
import { useEffect, useMemo, type ReactNode } from 'react';
import {
  MarkDialogs,
  Pins,
  useMarkActions,
  useMessageMarks,
  useMessageSelection,
} from '../../features/talk/marks/index.ts';
import { ChatPanel, goToMessage } from '../../features/talk/messaging/index.ts';
import { ForwardRows } from './ForwardRows.tsx';
import { openTalk } from './open-talk.ts';
import { rowActions } from './row-actions.ts';
import { idOfRow } from './row-cards.ts';
import { SelectedRows } from './SelectedRows.tsx';
import { useLiveCards } from './use-live-cards.ts';

interface Props {
  readonly room: string;
  /** Nickname of the other. */
  readonly name: string;
  /** The list beside the talk. */
  readonly groups: ReactNode;
  /** Below the list: finds further groups. */
  readonly finder: ReactNode;
}

/** A conversation of two (E39): nobody runs it, so that what is marked in it is marked for oneself (D35). */
export function DirectTalk({ room, name, groups, finder }: Props) {
  const marks = useMessageMarks();
  const selection = useMessageSelection();
  const markActions = useMarkActions(idOfRow, false);
  const { liveOf, onOpenCard } = useLiveCards();
  const actions = useMemo(() => ({ ...rowActions, ...markActions, onOpenCard }), [markActions, onOpenCard]);
  useEffect(() => openTalk(room), [room]);
  return (
    <ClassChatScreen
      state={{
        kind: 'open',
        list: groups,
        finder,
        name,
        bars: <Pins isStaff={false} onOpen={(seq) => void goToMessage(seq)} />,
        talk: (
          <ChatPanel
            teacher=""
            isClosed={false}
            isFrozen={false}
            canAttach
            actions={actions}
            liveOf={liveOf}
            marks={marks}
            {...(selection && { selection, footer: <SelectedRows /> })}
          />
        ),
        dialogs: (
          <>
            <MarkDialogs />
            <ForwardRows />
          </>
        ),
      }}
    />
  );
}
