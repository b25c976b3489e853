import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../primitives/index.ts';
import { formatsOf } from '../../formats/index.ts';
import { type ChatMessage, lineOfMessage } from '../chat-message.ts';
import type { MessageListState } from './message-list.ts';

/** What comes within this time is told at once, ms. */
const gatherMs = 1_200;

/** Id of the last message that is known to have been said; null while the end of the chat is not here. */
type AnnouncedText = string | null;

const endOf = (state: MessageListState): AnnouncedText =>
  state.kind === 'ready' && (state.newer ?? 'none') === 'none'
    ? (state.messages.findLast(({ delivery }) => delivery.kind === 'sent')?.id ?? '')
    : null;

/** What others said after the message `heard`, oldest first; nothing when that is not here any more. */
function saidAfter(state: MessageListState, heard: AnnouncedText): readonly ChatMessage[] {
  if (state.kind !== 'ready' || heard === null) return [];
  const at = heard === '' ? -1 : state.messages.findIndex(({ id }) => id === heard);
  if (at < 0 && heard !== '') return [];
  return state.messages.slice(at + 1).filter(({ isOwn, delivery }) => !isOwn && delivery.kind === 'sent');
}

/**
 * Tells a screen reader who said what, when it has a moment. A message comes in its own words; of several that come
 * within a moment only their number and the last one are told, so that a flood stays one sentence.
 */
export function NewMessages({ state }: { state: MessageListState }) {
  const { t, i18n } = useTranslation('chat');
  const end = endOf(state);
  const [heard, setHeard] = useState<AnnouncedText>(end);
  const [waiting, setWaiting] = useState<readonly ChatMessage[]>([]);
  const [told, setTold] = useState<readonly ChatMessage[]>([]);

  if (end !== heard) {
    const fresh = end === null ? [] : saidAfter(state, heard);
    setHeard(end);
    if (fresh.length > 0) setWaiting([...waiting, ...fresh]);
  }

  const isWaiting = waiting.length > 0;
  const tell = useEffectEvent(() => {
    setTold(waiting);
    setWaiting([]);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(tell, gatherMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  const last = told.at(-1);
  const words = (message: ChatMessage) => {
    const { nickname: name } = message.author;
    const line = lineOfMessage(message);
    const n = formatsOf(i18n.language).number(told.length);
    return told.length === 1
      ? t('heard.one', { name, line })
      : t('heard.more', { count: told.length, n, name, line });
  };
  return (
    <VisuallyHidden as="output" aria-live="polite">
      {/* The same words twice are told twice: they stand in another element. */}
      {last && <span key={last.id}>{words(last)}</span>}
    </VisuallyHidden>
  );
}
