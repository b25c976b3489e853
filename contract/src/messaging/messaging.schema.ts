import { z } from 'zod';
import { text, user } from '../shared/fields.ts';
import { limits } from '../shared/limits.ts';

/** The specification's kinds of a message (E05), and those the product adds (domain 3.4). */
export const messageKinds = [
  'text',
  'image',
  'voice',
  'announcement',
  'form',
  'live',
  'recalled',
  'mini_program',
  'voice_call',
  'file',
  'red_packet',
  'exam',
  'merged',
  'sign_in',
  'video',
  'system',
] as const;
export const messageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof messageKind>;

/** Kinds a member may publish by hand; the others are made by the features that own them. */
export const publishedKinds = ['text', 'image', 'file'] as const;

export const textBody = z.object({ text: text(limits.chatTextCharacters, 'chat.empty') });
/** An upload of the scene `chat` (G018); the server fills the rest from its own record. */
export const uploadBody = z.object({ file_id: z.string().regex(/^[\w-]{1,64}$/) });

/** What is published: checked by kind on the server. */
export const publishedBody = z.union([textBody, uploadBody]);

/** `normal`; `recalled` by its author or staff; `blocked` by staff for all (D35). */
export const messageStatus = z.enum(['normal', 'recalled', 'blocked']);

export const message = z.object({
  id: z.string(),
  seq: z.number().int(),
  client_msg_id: z.string(),
  kind: messageKind,
  /** By kind: `{text}`, `{file_id,url,name,size,mime,w,h}`, `{packet_id,kind,blessing}`; empty once recalled or blocked. */
  body: z.record(z.string(), z.unknown()),
  status: messageStatus,
  sender: user.pick({ uid: true, nickname: true, img: true }),
  reply_to: z.string().nullable(),
  mentions: z.array(z.string()),
  /** UTC ms. */
  ts: z.number().int(),
});
export type Message = z.infer<typeof message>;

/** What a member is in a room: decides rate, recall and mute. */
export const roomRole = z.enum(['owner', 'staff', 'member']);
export type RoomRole = z.infer<typeof roomRole>;
