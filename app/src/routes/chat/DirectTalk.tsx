import { IconButton, SearchIcon } from '@goldbean/design-system/primitives';
import { ClassChatScreen } from '@goldbean/design-system/screens/chat';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SentOnAnnouncement } from '../../features/talk/announcements/index.ts';
import {
  MarkDialogs,
  Pins,
  useMarkActions,
  useMessageMarks,
  useMessageSelection,
} from '../../features/talk/marks/index.ts';
import { ChatPanel, goToMessage } from '../../features/talk/messaging/index.ts';
import { askForWords } from '../../features/talk/records/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { ForwardRows } from './ForwardRows.tsx';
import { openTalk } from './open-talk.ts';
import { PairPanels } from './PairPanels.tsx';
import { rowActions } from './row-actions.ts';
import { idOfRow } from './row-cards.ts';
import { SelectedRows } from './SelectedRows.tsx';
import { useLiveCards } from './use-live-cards.ts';
import { useSearchKey } from './use-search-key.ts';

interface DirectTalkProps {
  readonly room: string;
  /** Nickname of the other. */
  readonly name: string;
  /** The list beside the talk. */
  readonly groups: ReactNode;
  /** Below the list: finds further groups. */
  readonly finder: ReactNode;
}

/** A conversation of two (E39): nobody runs it, so that what is marked in it is marked for oneself (D35). */
export function DirectTalk({ room, name, groups, finder }: DirectTalkProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const side = useSearchParams()[0].get('side') ?? '';
  /** Opens a panel beside the talk; an empty key closes it. */
  const showSide = (key: string) =>
    void navigate(paths.chat.href({ group: room, ...(key !== '' && { side: key }) }), { replace: true });
  const search = () => {
    askForWords();
    showSide('records');
  };
  useSearchKey(search);
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
        tools: (
          <IconButton
            label={t('records.search')}
            icon={<SearchIcon aria-hidden="true" />}
            isPressed={side === 'records'}
            onClick={side === 'records' ? () => showSide('') : search}
          />
        ),
        side: side !== '' && (
          <PairPanels room={room} selected={side} onSelect={showSide} onClose={() => showSide('')} />
        ),
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
            <SentOnAnnouncement />
            <MarkDialogs />
            <ForwardRows />
          </>
        ),
      }}
    />
  );
}
