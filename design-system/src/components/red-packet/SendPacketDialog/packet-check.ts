import { packetLimits } from '@goldbean/contract/rules';
import type { PacketSplit } from '../packet.ts';

/** The form as it was typed, so that it can be given back after a recharge (V05). */
export interface PacketDraft {
  kind: PacketSplit;
  /** Number of packets. */
  count: string;
  /** Beans in all for a random packet, beans for each for an ordinary one. */
  amount: string;
  /** At most 40 characters; empty for the usual words. */
  blessing: string;
}

/** A packet that keeps every rule, ready to be sent. */
export interface NewPacket {
  kind: PacketSplit;
  count: number;
  /** Beans in all for a random packet, beans for each for an ordinary one. */
  amount: number;
  /** Trimmed; empty for the usual words. */
  blessing: string;
}

export interface PacketFaults {
  count?: 'countRequired' | 'positive' | 'members';
  amount?: 'required' | 'positive' | 'tooLarge' | 'beans';
  blessing?: 'blessing';
}

export const longestBlessing = packetLimits.packetBlessingCharacters;

/** A whole number above 0, `Infinity` when it is too large to count with; nothing for anything else (V01). */
function wholeOf(text: string): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (value === 0) return undefined;
  return Number.isSafeInteger(value) ? value : Infinity;
}

/** Code points, trimmed (D34). */
export const lengthOf = (text: string): number => Array.from(text.trim().normalize('NFC')).length;

/** Beans that leave the balance; nothing while the form does not say. */
export function sumOf({ kind, count, amount }: PacketDraft): number | undefined {
  const packets = wholeOf(count);
  const beans = wholeOf(amount);
  if (packets === undefined || beans === undefined) return undefined;
  const sum = kind === 'ordinary' ? packets * beans : beans;
  return Number.isSafeInteger(sum) ? sum : undefined;
}

/**
 * V01 to V04, field by field.
 * @param members people in the group, the sender among them, robots not (D40)
 */
export function checkPacket(draft: PacketDraft, members: number): PacketFaults {
  const count = wholeOf(draft.count);
  const beans = wholeOf(draft.amount);
  const faults: PacketFaults = {};

  if (draft.count.trim() === '') faults.count = 'countRequired';
  else if (count === undefined) faults.count = 'positive';
  else if (count > members) faults.count = 'members';

  if (draft.amount.trim() === '') faults.amount = 'required';
  else if (beans === undefined) faults.amount = 'positive';
  else if (beans === Infinity || (count !== undefined && sumOf(draft) === undefined))
    faults.amount = 'tooLarge';
  else if (draft.kind === 'random' && count !== undefined && beans < count) faults.amount = 'beans';

  if (lengthOf(draft.blessing) > longestBlessing) faults.blessing = 'blessing';
  return faults;
}
