import type {
  ChatMessage as MessageView,
  MessageContent,
  MessageDelivery,
} from '@goldbean/design-system/chat';
import { z } from 'zod';
import { unreachable } from '../../shared/api/index.ts';
import { refusalWords } from '../../shared/i18n/index.ts';
import type { ChatMessage } from './message-line.ts';
import { mayEditAgain, mayRecall } from './speech.ts';

/** Who looks at the room: decides which rows are mine and what may be done with them. */
export interface Reader {
  readonly uid: string;
  readonly role: 'owner' | 'staff' | 'member';
  /** Who holds the lesson; marked as teacher. */
  readonly teacher: string;
  /** UTC ms. */
  readonly now: number;
}

const text = z.object({ text: z.string() });
const upload = z.object({
  url: z.string(),
  name: z.string(),
  size: z.number(),
  w: z.number().optional(),
  h: z.number().optional(),
});

/** What of a body this client can draw. */
function contentOf(message: ChatMessage, reader: Reader, nickname: (uid: string) => string): MessageContent {
  if (message.status === 'blocked') return { kind: 'blocked' };
  if (message.status === 'recalled') {
    const by = message.recalledBy;
    return {
      kind: 'recalled',
      ...(by !== undefined && by !== message.sender.uid && nickname(by) !== '' && { by: nickname(by) }),
      canEditAgain: mayEditAgain(message, reader.now),
    };
  }
  if (message.kind === 'text' || message.kind === 'system') {
    const body = text.safeParse(message.body).data;
    return body ? { kind: message.kind, text: body.text } : { kind: 'unsupported' };
  }
  if (message.kind === 'red_packet') return { kind: 'red_packet' };
  const body = upload.safeParse(message.body).data;
  if (!body) return { kind: 'unsupported' };
  const { url, name, size, w, h } = body;
  if (message.kind === 'file') return { kind: 'file', url, name, size };
  if (message.kind !== 'image') return { kind: 'unsupported' };
  return { kind: 'image', url, name, width: w ?? 320, height: h ?? 240 };
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
        id: `${message.sender.uid}:${message.client_msg_id}`,
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
