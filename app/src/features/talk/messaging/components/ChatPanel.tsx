import {
  Composer,
  MessageList,
  RoomTalk,
  TalkShortcuts,
  type MentionSearch,
  type MessageActions,
  type MessageListState,
  type MessageSelection,
} from '@goldbean/design-system/chat';
import {
  emptyMessageKey,
  lineOf,
  messagingLimits,
  type BodyOf,
  type GroupRole,
} from '@goldbean/contract/talk';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow, useServerNow } from '../../../../shared/clock/index.ts';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { lineWords } from '../../../../shared/lines/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { connectionState } from '../../../../shared/socket/index.ts';
import { attach } from '../attachments.actions.ts';
import { composerState } from '../composer-state.ts';
import { answeredMessage, cancelAnswer, write } from '../composing.actions.ts';
import { composingState } from '../composing.state.ts';
import { loadOlder } from '../history.actions.ts';
import { messageOfRow } from '../message-line.ts';
import { createMessageViews } from '../message-view.ts';
import { retryEntering } from '../messaging.actions.ts';
import { messagingState } from '../messaging.state.ts';
import { previewOf } from '../outgoing.ts';
import { goToEnd, goToFirstUnread, goToLatest, loadNewer } from '../places.actions.ts';
import { loadHeard } from '../playback.actions.ts';
import { playbackState } from '../playback.state.ts';
import type { LiveOf, MessageMarks, MessageReader, TaskOf } from '../reader.ts';
import { sendWritten } from '../sending.actions.ts';
import { slowSeconds, speakersOf, speechRestriction } from '../speech.ts';
import { unreadMark } from '../unread-mark.ts';
import { MergedViewer } from './MergedViewer.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { useMessageActions } from './use-message-actions.ts';
import { useTalkFocus } from './use-talk-focus.ts';
import { useVoice } from './use-voice.ts';

/** So often it is looked at again what may still be recalled, ms. */
const lookAgainMs = 15_000;
/** While slow mode counts down. */
const secondMs = 1_000;

export interface ChatPanelProps {
  /** Uid of who holds the live session. */
  readonly teacher: string;
  /** What people are in this class, by uid; a student is left out. */
  readonly roles?: Readonly<Record<string, GroupRole>>;
  /** The live session is over: its chat can be read, not written. */
  readonly isClosed: boolean;
  /** The teacher has frozen me. */
  readonly isFrozen: boolean;
  /** A member's name or picture was pressed. @param row the message's */
  readonly onOpenMember?: (
    member: { readonly uid: string; readonly nickname: string },
    row: { readonly id: string },
  ) => void;
  /** Draws a red packet from its message's body; another feature's. Keep the function the same. */
  readonly renderPacket?: (body: BodyOf<'red_packet'>) => ReactNode;
  /** How a task of the class stands for me; another feature's. */
  readonly taskOf?: TaskOf;
  /** How the live sessions of cards stand. */
  readonly liveOf?: LiveOf;
  /** What other features do with a message. Keep the object the same. */
  readonly actions?: MessageActions;
  /** While messages are selected (K02). */
  readonly selection?: MessageSelection;
  /** What is pinned and kept of the messages. Keep the object the same while nothing of it changed. */
  readonly marks?: MessageMarks;
  /** Stands in the composer's place, as while messages are selected. */
  readonly footer?: ReactNode;
  /** Pictures, files and voice messages can be sent here. */
  readonly canAttach?: boolean;
  /** Finds whom to name beyond those who wrote here; another feature's. Keep the function in it the same. */
  readonly mentionSearch?: MentionSearch;
  /** Opens the form of a red packet; without it none can be sent here. */
  readonly onPacket?: () => void;
}

/** The talk of a room and where one joins in. */
export function ChatPanel({
  teacher,
  roles,
  isClosed,
  isFrozen,
  onOpenMember,
  renderPacket,
  taskOf,
  liveOf,
  canAttach = false,
  mentionSearch,
  onPacket,
  actions: others,
  selection,
  marks,
  footer,
}: ChatPanelProps) {
  const chat = useSnapshot(messagingState);
  const { userBaseInfo } = useSnapshot(session);
  const connection = useSnapshot(connectionState);
  const addresses = useSnapshot(fileAddresses.state);
  const playback = useSnapshot(playbackState);
  const voice = useVoice();
  const [isSlow, setIsSlow] = useState(false);
  const now = useServerNow(isSlow ? secondMs : lookAgainMs);
  // The time read last may lie before the message: never longer than the whole wait.
  const slow = Math.min(chat.my.rules.slow, slowSeconds(chat.my, now));
  if (isSlow !== slow > 0) setIsSlow(slow > 0);
  const { text, named, answers } = useSnapshot(composingState, { sync: true });
  const { t, i18n } = useTranslation('groups');
  const [hasHelp, setHasHelp] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  const [viewsOf] = useState(createMessageViews);
  const uid = userBaseInfo?.uid ?? '';
  useEffect(() => {
    if (uid !== '') loadHeard();
  }, [uid]);
  const reader: MessageReader = {
    uid,
    role: chat.my.role,
    isOver: chat.my.restriction?.reason === 'dissolved',
    teacher,
    roles,
    now,
    addressOf: (fileId) => previewOf(fileId) || (addresses[fileId] ?? ''),
    playback,
    ...(taskOf && { taskOf }),
    ...(liveOf && { liveOf }),
    marks,
    lineOf: (kind, words) => lineWords(kind, words, t),
    language: i18n.language,
    quoted: chat.quoted,
    unseen: chat.unseen,
    recalledWords: chat.recalledWords,
  };
  const messages = viewsOf(chat.messages, reader);
  const unread = unreadMark(chat, uid);
  const target = useMemo(() => chat.target && { id: chat.target.rowId }, [chat.target]);

  const { list, composer, toComposer, leaveMessages, toLastMessage } = useTalkFocus(selection);
  const actions = useMessageActions({
    onOpenMember,
    others,
    onOpenImage: setPicture,
    toComposer,
  });

  const drawPacket = useMemo(
    () =>
      renderPacket &&
      (({ id }: { readonly id: string }) => {
        const message = messageOfRow(messagingState.messages, id);
        return message?.status === 'normal' && message.kind === 'red_packet'
          ? renderPacket(message.body)
          : null;
      }),
    [renderPacket],
  );
  const restriction = speechRestriction({
    chat,
    isClosed,
    isFrozen,
    isConnected: connection.phase === 'connected',
  });
  const isLive = emptyMessageKey(chat.room) === 'chat.content_empty';
  const members = useMemo(() => speakersOf(chat.messages, uid), [chat.messages, uid]);
  const answered = answeredMessage(chat, answers);
  const listState = (): MessageListState => {
    if (chat.phase === 'failed') return { kind: 'error', reason: refusalWords(chat.failure) };
    if (messages.length > 0) return { kind: 'ready', messages, older: chat.older, newer: chat.newer };
    if (chat.older === 'failed') return { kind: 'error', reason: '' };
    return chat.older === 'loading' ? { kind: 'loading' } : { kind: 'ready', messages, older: 'none' };
  };

  const mayAttach = canAttach && restriction === null;
  const send = (files: readonly File[]) => {
    goToEnd();
    void attach(files);
  };
  return (
    <>
      <RoomTalk
        {...(mayAttach && { onDropFiles: send })}
        messages={
          <MessageList
            ref={list}
            now={serverNow}
            onLeave={leaveMessages}
            onHelp={() => setHasHelp(true)}
            state={listState()}
            actions={actions}
            onRetry={() => void retryEntering()}
            onLoadOlder={() => void loadOlder()}
            onLoadNewer={() => void loadNewer()}
            onLatest={() => void goToLatest()}
            onFirstUnread={() => void goToFirstUnread()}
            {...(target && { target })}
            {...(unread && { unread })}
            isReadOnly={
              restriction !== null && restriction.kind !== 'joining' && restriction.kind !== 'offline'
            }
            {...(selection && { selection })}
            {...(drawPacket && { renderPacket: drawPacket })}
          />
        }
        composer={
          footer ?? (
            <Composer
              ref={composer}
              now={serverNow}
              onLeaveUp={toLastMessage}
              state={composerState(restriction, slow, chat.my.rules.slow)}
              value={text}
              named={named}
              limit={messagingLimits.chatTextCharacters}
              isLive={isLive}
              hasEmoji
              onChange={write}
              {...(!isLive && { members, canMentionAll: chat.my.role !== 'member' })}
              {...(!isLive && mentionSearch && { mentionSearch })}
              {...(answered?.status === 'normal' && {
                quote: {
                  nickname: answered.sender.nickname,
                  text: lineWords(answered.kind, lineOf(answered), t),
                },
                onCancelQuote: cancelAnswer,
              })}
              {...(onPacket && { onPacket })}
              {...(mayAttach && { onAttach: send })}
              {...(mayAttach && voice && { voice })}
              onSend={sendWritten}
            />
          )
        }
      />
      <TalkShortcuts isOpen={hasHelp} onClose={() => setHasHelp(false)} />
      <MergedViewer reader={reader} onOpenCard={others?.onOpenCard} />
      <PictureViewer messages={messages} shown={picture} onShow={setPicture} />
    </>
  );
}
