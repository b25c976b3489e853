import { messageContents, type BodyOf, type MessageKind } from '@goldbean/contract/talk';
import type {
  ChatMessage as MessageView,
  MessageContent as MessageContentView,
  MessageDelivery,
} from '@goldbean/design-system/chat';
import { unreachable } from '../../../shared/api/index.ts';
import { refusalWords } from '../../../shared/i18n/index.ts';
import { rowIdOf, type ChatMessage } from './message-line.ts';
import { mayEditAgain, mayRecall } from './speech.ts';

/** Who looks at the room: decides which rows are mine and what may be done with them. */
export interface Reader {
  readonly uid: string;
  readonly role: 'owner' | 'staff' | 'member';
  /** Who holds the live session; marked as teacher. */
  readonly teacher: string;
  /** UTC ms. */
  readonly now: number;
}

const unsupported: MessageContentView = { kind: 'unsupported' };

/** How this client draws each kind; one without an entry does not compile. */
const views: {
  readonly [Kind in MessageKind]: (body: BodyOf<Kind>) => MessageContentView;
} = {
  text: ({ text }) => ({ kind: 'text', text }),
  system: ({ text }) => ({ kind: 'system', text }),
  image: ({ url, name, w, h }) => ({ kind: 'image', url, name, width: w, height: h }),
  file: ({ url, name, size }) => ({ kind: 'file', url, name, size }),
  red_packet: () => ({ kind: 'red_packet' }),
  // No feature makes these yet.
  voice: () => unsupported,
  announcement: () => unsupported,
  form: () => unsupported,
  live: () => unsupported,
  recalled: () => unsupported,
  mini_program: () => unsupported,
  voice_call: () => unsupported,
  exam: () => unsupported,
  merged: () => unsupported,
  sign_in: () => unsupported,
  video: () => unsupported,
};

function viewOf<Kind extends MessageKind>(kind: Kind, said: unknown): MessageContentView {
  const { data } = messageContents[kind].body.safeParse(said);
  return data ? views[kind](data as BodyOf<Kind>) : unsupported;
}

/** What of a message this client can draw. */
function contentOf(
  message: ChatMessage,
  reader: Reader,
  nickname: (uid: string) => string,
): MessageContentView {
  if (message.status === 'normal') return viewOf(message.kind, message.body);
  if (message.status === 'blocked') return { kind: 'blocked' };
  const by = message.recalledBy;
  return {
    kind: 'recalled',
    ...(by !== undefined && by !== message.sender.uid && nickname(by) !== '' && { by: nickname(by) }),
    canEditAgain: mayEditAgain(message, reader.now),
  };
}

/** M02: of a message that nobody answered there is no more to say than that it was not sent. */
function deliveryOf({ delivery, failure }: ChatMessage): MessageDelivery {
  if (delivery !== 'failed') return { kind: delivery };
  return failure === unreachable ? { kind: 'failed' } : { kind: 'failed', reason: refusalWords(failure) };
}

/** Rows as they are drawn. The same message gives the same object while nothing about it changed. */
export function createMessageViews() {
  const known = new WeakMap<ChatMessage, { reader: string; view: MessageView }>();
  return (messages: readonly ChatMessage[], reader: Reader): readonly MessageView[] => {
    const nicknames = new Map(messages.map(({ sender }) => [sender.uid, sender.nickname]));
    const nickname = (uid: string) => nicknames.get(uid) ?? '';
    return messages.map((message) => {
      const canRecall = mayRecall(message, reader, reader.now);
      const canEdit = mayEditAgain(message, reader.now);
      const sees = `${reader.uid} ${reader.role} ${reader.teacher} ${canRecall} ${canEdit}`;
      const before = known.get(message);
      if (before?.reader === sees) return before.view;
      const view: MessageView = {
        id: rowIdOf(message),
        author: {
          ...message.sender,
          ...(message.sender.uid === reader.teacher && { role: 'teacher' as const }),
        },
        isOwn: message.sender.uid === reader.uid,
        content: contentOf(message, reader, nickname),
        delivery: deliveryOf(message),
        sentAt: message.ts,
        canRecall,
      };
      known.set(message, { reader: sees, view });
      return view;
    });
  };
}
