import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { messageContents, messageKind } from './content/index.ts';

/** `normal`; `recalled` by its author or staff; `blocked` by staff for all (D35). */
export const messageStatus = z.enum(['normal', 'recalled', 'blocked']);

const facts = {
  id: z.string(),
  seq: z.number().int(),
  client_msg_id: z.string(),
  sender: user.pick({ uid: true, nickname: true, img: true }),
  reply_to: z.string().nullable(),
  mentions: z.array(z.string()),
  /** UTC ms. */
  ts: z.number().int(),
};

/** A message with its content. */
const said = <const Kind extends string, Body extends z.ZodObject>(content: {
  readonly kind: Kind;
  readonly body: Body;
}) => z.object({ ...facts, status: z.literal('normal'), kind: z.literal(content.kind), body: content.body });

/** A message whose content was removed by its author or by staff. */
const taken = z.object({
  ...facts,
  status: messageStatus.exclude(['normal']),
  kind: messageKind,
  body: z.strictObject({}),
});

const of = messageContents;
/** A message of a room; its body depends on its kind, until it is recalled or blocked. */
export const message = z.discriminatedUnion('status', [
  z.discriminatedUnion('kind', [
    said(of.text),
    said(of.image),
    said(of.voice),
    said(of.announcement),
    said(of.form),
    said(of.live),
    said(of.recalled),
    said(of.mini_program),
    said(of.voice_call),
    said(of.file),
    said(of.red_packet),
    said(of.exam),
    said(of.merged),
    said(of.sign_in),
    said(of.video),
    said(of.system),
  ]),
  taken,
]);
export type Message = z.infer<typeof message>;

/** A member's role in a room: decides rate, recall and mute. */
export const roomRole = z.enum(['owner', 'staff', 'member']);
export type RoomRole = z.infer<typeof roomRole>;
