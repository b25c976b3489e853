import {
  emptyMessageKey,
  fileLimits,
  saysNothing,
  type MessageContent,
  type MessageKind,
  type MsgKey,
  type PublishedBody,
} from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { asVideo, asVoice } from './conversions.events.ts';
import type { MessageFile, MessagingPorts } from '../messaging.ports.ts';

/** How what a member hands in (C112) becomes a message. */
interface ByHand {
  /** Why this body is not valid for the kind in that room, or null. */
  whyNot(body: PublishedBody, room: string): MsgKey | null;
  /**
   * @param mentions uids of whom it may name
   * @throws Refusal `file.*`
   */
  make(tx: Tx, uid: string, body: PublishedBody, mentions: readonly string[]): Promise<MessageContent>;
}

/** By kind; null for what a feature makes and says with `Rooms.say`. A kind without an entry does not compile. */
export type Contents = { readonly [Kind in MessageKind]: ByHand | null };

/** What of an upload stands in a message: no address, which is made for one member. */
const asBody = ({ file_id, name, size, mime, w, h, duration }: MessageFile): MessageFile => ({
  file_id,
  name,
  size,
  mime,
  w,
  h,
  duration,
});

export function createContents({ files }: Pick<MessagingPorts, 'files'>): Contents {
  const upload = (kind: 'image' | 'file'): ByHand => ({
    whyNot: (body) => ('file_id' in body ? null : 'request.invalid'),
    async make(tx, uid, body) {
      if (!('file_id' in body)) throw new Error('a body that was refused is made into a message');
      const { w, h, duration, ...file } = asBody(await files.take(tx, uid, body.file_id));
      const isPicture = kind === 'image' && w !== null && h !== null && duration === null;
      // What is no picture is saved as a file.
      return isPicture ? { kind, body: { ...file, w, h } } : { kind: 'file', body: { ...file, w, h } };
    },
  });
  return {
    text: {
      whyNot: (body, room) => ('text' in body && !saysNothing(body.text) ? null : emptyMessageKey(room)),
      async make(_tx, _uid, body, mentions) {
        if (!('text' in body)) throw new Error('a body that was refused is made into a message');
        const { text, named = [] } = body;
        const mentioned = named.filter(
          ({ uid, nickname }) => mentions.includes(uid) && text.includes(`@${nickname}`),
        );
        return { kind: 'text', body: { text, ...(mentioned.length > 0 && { named: mentioned }) } };
      },
    },
    image: upload('image'),
    file: upload('file'),
    voice: {
      whyNot: (body) => ('waveform' in body ? null : 'request.invalid'),
      async make(tx, uid, body) {
        if (!('waveform' in body)) throw new Error('a body that was refused is made into a message');
        const taken = await files.takeToPlay(tx, uid, body.file_id);
        const { w, h: _h, duration, ...file } = asBody(taken);
        if (duration === null || w !== null) return refuse('chat.kind_not_allowed');
        // A recorder may write a little more than the longest that it was allowed (D79).
        const limitedMs = Math.min(duration, fileLimits.voiceMs);
        return {
          kind: 'voice',
          body: { ...file, duration: limitedMs, waveform: body.waveform, ...asVoice(taken) },
        };
      },
    },
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
    video: {
      whyNot: (body) => ('file_id' in body ? null : 'request.invalid'),
      async make(tx, uid, body) {
        if (!('file_id' in body)) throw new Error('a body that was refused is made into a message');
        const taken = await files.takeToPlay(tx, uid, body.file_id);
        const { w, h, duration, ...file } = asBody(taken);
        if (taken.conversion !== null || (w !== null && duration !== null))
          return { kind: 'video', body: { ...file, ...asVideo(taken) } };
        // What nobody converts is saved as a file.
        return { kind: 'file', body: { ...file, w, h } };
      },
    },
    system: null,
  };
}
