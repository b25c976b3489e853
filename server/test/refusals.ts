import { errors } from '@goldbean/contract';
import { Refusal } from '../src/platform/refusal.ts';

/** How some work was refused: the `msg_key`, its code and what came with it. */
export async function refusalOf(
  work: Promise<unknown>,
): Promise<{ key: string; code?: number; data?: unknown }> {
  try {
    await work;
    return { key: 'not refused' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { key: error.msgKey, code: errors[error.msgKey].code, data: error.data };
  }
}

/** Only the `msg_key`. */
export const keyOf = async (work: Promise<unknown>): Promise<string> => (await refusalOf(work)).key;
