import { kickReasons, type KickReason } from '@goldbean/contract';
import { z } from 'zod';
import type { CountedFrame } from './room-sequence.ts';

/** Anything the server sends has a type; the rest is its own (T17). */
export interface AnyFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

const anyFrame = z.looseObject({ type: z.string() });
const init = z.object({ client_id: z.string() });
const initNested = z.object({ data: init });
const counted = z.object({ room: z.string(), epoch: z.string(), seq: z.number().int() });
const resumed = counted.extend({ ok: z.boolean() });
const kick = z.object({ reason: z.enum(kickReasons) });

/** @returns null for what is no frame at all */
export function readFrame(text: unknown): AnyFrame | null {
  if (typeof text !== 'string') return null;
  try {
    return anyFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** @returns the client id of an `init`, at the top or in `data` (D57) */
export function clientIdOf(frame: AnyFrame): string | null {
  return init.safeParse(frame).data?.client_id ?? initNested.safeParse(frame).data?.data.client_id ?? null;
}

/** Whether a frame counts in its room; counters (likes, online) do not. */
export function isCounted(frame: AnyFrame): frame is AnyFrame & CountedFrame {
  return (frame.type === 'msg' || frame.type === 'event') && counted.safeParse(frame).success;
}

export const readResumed = (frame: AnyFrame) => resumed.safeParse(frame).data ?? null;

export const kickReasonOf = (frame: AnyFrame): KickReason | null =>
  kick.safeParse(frame).data?.reason ?? null;
