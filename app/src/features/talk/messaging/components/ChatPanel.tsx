import {
  Composer,
  MessageList,
  RoomTalk,
  type ComposerState,
  type MessageActions,
  type MessageListState,
} from '@goldbean/design-system/chat';
import { messagingLimits, type BodyOf } from '@goldbean/contract/talk';
import { useMemo, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { connectionState } from '../../../../shared/socket/index.ts';
import { loadOlder, retryEntering } from '../messaging.actions.ts';
import { messageOfRow } from '../message-line.ts';
import { messagingState } from '../messaging.state.ts';
import { createMessageViews, type Reader } from '../message-view.ts';
import { recallMessage, resend, sendText } from '../sending.actions.ts';
import { speechBar, type SpeechBar } from '../speech.ts';

/** So often it is looked at again what may still be recalled, ms. */
const lookAgainMs = 15_000;

/** A mute of years is for ever to who reads it, UTC ms. */
const forEver = Date.UTC(2100, 0, 1);

function composerState(bar: SpeechBar | null): ComposerState {
  switch (bar?.kind) {
    case undefined:
      return { kind: 'ready' };
    case 'muted':
      return { kind: 'held', reason: 'muted', ...(bar.until < forEver && { until: bar.until }) };
    case 'room_muted':
      return { kind: 'held', reason: 'room_muted' };
    case 'closed':
      return { kind: 'held', reason: 'ended' };
    case 'frozen':
      return { kind: 'held', reason: 'frozen' };
    case 'refused':
      return { kind: 'held', reason: 'muted' };
    case 'offline':
    case 'joining':
      return { kind: 'held', reason: bar.kind };
  }
}

export interface ChatPanelProps {
  /** Uid of who holds the live session. */
  readonly teacher: string;
  /** The live session is over: its chat can be read, not written. */
  readonly isClosed: boolean;
  /** The teacher has frozen me. */
  readonly isFrozen: boolean;
  /** A member's name or picture was pressed. */
  readonly onOpenMember?: (member: { readonly uid: string; readonly nickname: string }) => void;
  /** Draws a red packet from its message's body; another feature's. Keep the function the same. */
  readonly renderPacket?: (body: BodyOf<'red_packet'>) => ReactNode;
  /** Opens the form of a red packet; without it none can be sent here. */
  readonly onPacket?: () => void;
}

/** The talk of a room and where one joins in. */
export function ChatPanel({
  teacher,
  isClosed,
  isFrozen,
  onOpenMember,
  renderPacket,
  onPacket,
}: ChatPanelProps) {
  const chat = useSnapshot(messagingState);
  const { userBaseInfo } = useSnapshot(session);
  const connection = useSnapshot(connectionState);
  const now = useNow(lookAgainMs);
  const [text, setText] = useState('');
  const [viewsOf] = useState(createMessageViews);
  const uid = userBaseInfo?.uid ?? '';
  const reader: Reader = { uid, role: chat.my.role, teacher, now };
  const messages = viewsOf(chat.messages, reader);

  const actions = useMemo<MessageActions>(
    () => ({
      onRetry: ({ id }) => void resend(id),
      onRecall: ({ id }) => void recallMessage(id),
      onEditAgain: ({ id }) => {
        const words = messageOfRow(messagingState.messages, id)?.wordsBefore;
        if (words !== undefined) setText(words);
      },
      ...(onOpenMember && { onOpenAuthor: onOpenMember }),
    }),
    [onOpenMember],
  );

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
  const bar = speechBar({ chat, isClosed, isFrozen, isConnected: connection.phase === 'connected' });
  const listState = (): MessageListState => {
    if (chat.phase === 'failed') return { kind: 'error', reason: refusalWords(chat.failure) };
    if (messages.length > 0) return { kind: 'ready', messages, older: chat.older };
    if (chat.older === 'failed') return { kind: 'error', reason: '' };
    return chat.older === 'loading' ? { kind: 'loading' } : { kind: 'ready', messages, older: 'none' };
  };

  return (
    <RoomTalk
      messages={
        <MessageList
          state={listState()}
          actions={actions}
          onRetry={() => void retryEntering()}
          onLoadOlder={() => void loadOlder()}
          isReadOnly={bar !== null && bar.kind !== 'joining' && bar.kind !== 'offline'}
          {...(drawPacket && { renderPacket: drawPacket })}
        />
      }
      composer={
        <Composer
          state={composerState(bar)}
          value={text}
          limit={messagingLimits.chatTextCharacters}
          onChange={setText}
          {...(onPacket && { onPacket })}
          onSend={(words) => {
            setText('');
            void sendText(words);
          }}
        />
      }
    />
  );
}
