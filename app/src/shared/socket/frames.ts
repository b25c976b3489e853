import {
  initFrame,
  kickFrame,
  messageFrame,
  resumeAnswer,
  serverFrame,
  type KickReason,
  type ServerFrame,
} from '@goldbean/contract/talk';
import { z } from 'zod';
import type { CountedFrame } from './room-sequence.ts';

/** Every frame has a type; of an unknown frame of a newer server only that is known (T17). */
export interface AnyFrame {
  readonly type: string;
  readonly [field: string]: unknown;
}

const anyFrame = z.looseObject({ type: z.string() });
const counted = messageFrame.pick({ room: true, epoch: true, seq: true });

/** @returns null for what is no frame at all */
export function readFrame(text: unknown): AnyFrame | null {
  if (typeof text !== 'string') return null;
  try {
    return anyFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The frame as the contract states it; null for one that only a newer server knows. */
export const asServerFrame = (frame: AnyFrame): ServerFrame | null =>
  serverFrame.safeParse(frame).data ?? null;

/** @returns the client id of an `init` (D57) */
export const clientIdOf = (frame: AnyFrame): string | null =>
  initFrame.safeParse(frame).data?.client_id ?? null;

/** Whether a frame counts in its room; counters (likes, online) do not. One of a newer server counts too. */
export function isCounted(frame: AnyFrame): frame is AnyFrame & CountedFrame {
  return (frame.type === 'msg' || frame.type === 'event') && counted.safeParse(frame).success;
}

export const readResumed = (frame: AnyFrame) => resumeAnswer.safeParse(frame).data ?? null;

export const kickReasonOf = (frame: AnyFrame): KickReason | null =>
  kickFrame.safeParse(frame).data?.reason ?? null;
