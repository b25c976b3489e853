import type { MessageContent, MessageKind, MsgKey, PublishedBody } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { MessagingPorts } from './messaging.ports.ts';

/** How what a member hands in (C112) becomes a message. */
interface ByHand {
  /** Why this body is not valid for the kind, or null. */
  whyNot(body: PublishedBody): MsgKey | null;
  /** @throws Refusal `file.*` */
  make(tx: Tx, uid: string, body: PublishedBody): Promise<MessageContent>;
}

/** By kind; null for what a feature makes and says with `Rooms.say`. A kind without an entry does not compile. */
export type Contents = { readonly [Kind in MessageKind]: ByHand | null };

export function createContents({ takeFile }: Pick<MessagingPorts, 'takeFile'>): Contents {
  const upload = (kind: 'image' | 'file'): ByHand => ({
    whyNot: (body) => ('file_id' in body ? null : 'request.invalid'),
    async make(tx, uid, body) {
      if (!('file_id' in body)) throw new Error('a body that was refused is made into a message');
      const { w, h, ...file } = await takeFile(tx, uid, body.file_id);
      // An upload that is no picture is shown as a file.
      return kind === 'image' && w !== null && h !== null
        ? { kind, body: { ...file, w, h } }
        : { kind: 'file', body: { ...file, w, h } };
    },
  });
  return {
    text: {
      whyNot: (body) => ('text' in body ? null : 'chat.empty'),
      async make(_tx, _uid, body) {
        if (!('text' in body)) throw new Error('a body that was refused is made into a message');
        return { kind: 'text', body };
      },
    },
    image: upload('image'),
    file: upload('file'),
    voice: null,
    announcement: null,
    form: null,
    live: null,
    recalled: null,
    mini_program: null,
    voice_call: null,
    red_packet: null,
    exam: null,
    merged: null,
    sign_in: null,
    video: null,
    system: null,
  };
}
