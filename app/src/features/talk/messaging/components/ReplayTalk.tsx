import { MessageList } from '@goldbean/design-system/chat';
import type { Message } from '@goldbean/contract/talk';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { lineWords } from '../../../../shared/lines/index.ts';
import { session } from '../../../../shared/session/index.ts';
import { fromServer, pictureOf } from '../message-line.ts';
import { createMessageViews } from '../message-view.ts';
import { playbackState } from '../playback.state.ts';

export interface ReplayTalkProps {
  /** What was said until now, in order. */
  readonly messages: readonly Message[];
  /** Uid of who held the live session. */
  readonly teacher: string;
}

/** The talk of a room as it was then: it can be read. */
export function ReplayTalk({ messages, teacher }: ReplayTalkProps) {
  const { t, i18n } = useTranslation('groups');
  const { userBaseInfo } = useSnapshot(session);
  const addresses = useSnapshot(fileAddresses.state);
  const playback = useSnapshot(playbackState);
  const [viewsOf] = useState(createMessageViews);
  const [linesOf] = useState(createLines);
  const lines = useMemo(() => linesOf(messages), [linesOf, messages]);
  useEffect(() => fileAddresses.need(lines.flatMap((line) => pictureOf(line) ?? [])), [lines]);
  const views = viewsOf(lines, {
    uid: userBaseInfo?.uid ?? '',
    role: 'member',
    isOver: true,
    teacher,
    now: 0,
    addressOf: (fileId) => addresses[fileId] ?? '',
    playback,
    lineOf: (kind, words) => lineWords(kind, words, t),
    language: i18n.language,
    quoted: [],
    unseen: [],
    recalledWords: {},
  });
  return (
    <MessageList
      state={{ kind: 'ready', messages: views, older: 'none' }}
      isReadOnly
      now={serverNow}
      onRetry={() => undefined}
      onLoadOlder={() => undefined}
    />
  );
}

/** The same message gives the same line, so that what is drawn stays. */
function createLines() {
  const known = new WeakMap<Message, ReturnType<typeof fromServer>>();
  return (messages: readonly Message[]) =>
    messages.map((message) => {
      const line = known.get(message) ?? fromServer(message);
      known.set(message, line);
      return line;
    });
}
