import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { messageContents, messageKind } from './content/index.ts';

/** M05, V33: what an empty message is refused with. The chat of a live room has words of its own. */
export const emptyMessageKey = (room: string) =>
  room.startsWith('live_') ? ('chat.content_empty' as const) : ('chat.empty' as const);

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
  /** The body of a message that staff have blocked (E36): for staff alone, in C115. */
  hidden: z.looseObject({}).optional(),
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

/** What members must keep to when they write in a room; its owner and staff need not (E06). */
export const roomRules = z.object({
  /** Only the owner and the staff write. */
  read_only: z.boolean(),
  /** Slow mode: seconds between two messages of one member; 0 is none. */
  slow: z.number().int(),
});
export type RoomRules = z.infer<typeof roomRules>;

/** A member's role in a room: decides rate, recall and mute. */
export const roomRole = z.enum(['owner', 'staff', 'member']);
export type RoomRole = z.infer<typeof roomRole>;

/** A mute that a class monitor proposes to the staff (domain 3.1). */
export const muteProposal = z.object({
  proposal_id: z.string(),
  user,
  /** Nickname of who proposes it. */
  by: z.string(),
  /** 0 for ever. */
  minutes: z.number().int(),
  reason: z.string(),
  /** When it was proposed, UTC ms. */
  ts: z.number().int(),
});
export type MuteProposal = z.infer<typeof muteProposal>;
