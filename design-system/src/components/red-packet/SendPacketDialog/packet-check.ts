import type { PacketKind } from '../packet.ts';

/** The form as it was typed, so that it can be given back after a recharge (V05). */
export interface PacketDraft {
  kind: PacketKind;
  /** Number of packets. */
  count: string;
  /** Beans in all for a random packet, beans for each for an ordinary one. */
  amount: string;
  /** At most 40 characters; empty for the usual words. */
  blessing: string;
}

/** A packet that keeps every rule, ready to be sent. */
export interface NewPacket {
  kind: PacketKind;
  count: number;
  /** Beans in all for a random packet, beans for each for an ordinary one. */
  amount: number;
  /** Trimmed; empty for the usual words. */
  blessing: string;
}

export interface PacketFaults {
  count?: 'countRequired' | 'positive' | 'members';
  amount?: 'required' | 'positive' | 'beans';
  blessing?: 'blessing';
}

export const longestBlessing = 40;

/** A whole number above 0; nothing for anything else that may be typed (V01). */
function wholeOf(text: string): number | undefined {
  const value = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return value > 0 ? value : undefined;
}

/** Code points, trimmed (D34). */
export const lengthOf = (text: string): number => Array.from(text.trim().normalize('NFC')).length;

/** Beans that leave the balance; nothing while the form does not say. */
export function sumOf({ kind, count, amount }: PacketDraft): number | undefined {
  const packets = wholeOf(count);
  const beans = wholeOf(amount);
  if (packets === undefined || beans === undefined) return undefined;
  return kind === 'ordinary' ? packets * beans : beans;
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
  else if (draft.kind === 'random' && count !== undefined && beans < count) faults.amount = 'beans';

  if (lengthOf(draft.blessing) > longestBlessing) faults.blessing = 'blessing';
  return faults;
}
