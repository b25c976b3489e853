import { z } from 'zod';
import { text } from './text.ts';
import { image } from './image.ts';
import { voice } from './voice.ts';
import { announcement } from './announcement.ts';
import { form } from './form.ts';
import { live } from './live.ts';
import { recalled } from './recalled.ts';
import { miniProgram } from './mini-program.ts';
import { voiceCall } from './voice-call.ts';
import { file } from './file.ts';
import { redPacket } from './red-packet.ts';
import { exam } from './exam.ts';
import { merged } from './merged.ts';
import { signIn } from './sign-in.ts';
import { video } from './video.ts';
import { system } from './system.ts';
import { uploadBody } from './uploaded.ts';

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
export type MessageKind = (typeof messageKinds)[number];

/** What is known of each kind; a kind that is left out does not compile. */
export const messageContents = {
  text,
  image,
  voice,
  announcement,
  form,
  live,
  recalled,
  mini_program: miniProgram,
  voice_call: voiceCall,
  file,
  red_packet: redPacket,
  exam,
  merged,
  sign_in: signIn,
  video,
  system,
} as const satisfies { readonly [Kind in MessageKind]: { readonly kind: Kind } };

/** What a message of a kind carries. */
export type BodyOf<Kind extends MessageKind> = z.output<(typeof messageContents)[Kind]['body']>;
/** What stands in a message: the body goes with the kind. */
export type MessageContent = {
  readonly [Kind in MessageKind]: { readonly kind: Kind; readonly body: BodyOf<Kind> };
}[MessageKind];

/** How a message reads in a list, in its own words; empty where a list says the name of its kind. */
export function lineOf<Kind extends MessageKind>({ kind, body }: { kind: Kind; body: BodyOf<Kind> }): string {
  const line = messageContents[kind].line as ((said: BodyOf<Kind>) => string) | null;
  return line?.(body) ?? '';
}

/** What a member hands in by hand, whatever the kind; the server checks it by kind. */
export const publishedBody = z.union([text.byHand, voice.byHand, uploadBody]);
export type PublishedBody = z.output<typeof publishedBody>;
