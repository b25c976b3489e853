import type { PacketDraft } from '@goldbean/design-system/red-packet';
import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { PacketRecordsPage, PacketStatus } from './red-packets.service.ts';

/** A packet that is looked into. */
export interface OpenedPacket {
  packetId: string;
  /** The paper with its seal, or who took what and the proof. */
  shows: 'paper' | 'records';
  /** What the paper waits for: nothing, the packet itself, or my share. */
  phase: 'ready' | 'loading' | 'claiming' | 'failed';
  /** Words of why it failed. */
  failure: string;
}

export interface PacketRecordPages extends Pages<PacketRecordsPage['list'][number]> {
  /** Beans taken so far. */
  sum: number;
}

/** What this browser found out about a packet's proof (N01). */
export type RedPacketVerdict =
  | { kind: 'unasked' | 'verifying' | 'matched' }
  | { kind: 'mismatched'; computed: string }
  | { kind: 'failed' };

export interface Sending {
  isOpen: boolean;
  form: DraftFormState<PacketDraft>;
  /** Why the server said no, where that belongs to no field; null when it did not. */
  refusal: unknown;
}

export interface RedPacketsState {
  room: string;
  groupId: string;
  /** By packet id: those that have been on screen. */
  statuses: Record<string, PacketStatus>;
  opened: OpenedPacket | null;
  records: PacketRecordPages;
  verdict: RedPacketVerdict;
  sending: Sending;
}

export const noRecords = (): PacketRecordPages => ({ ...emptyPages(), sum: 0 });

export const emptyDraft = (): PacketDraft => ({ kind: 'random', count: '', amount: '', blessing: '' });

export const notSending = (): Sending => ({ isOpen: false, form: emptyForm(emptyDraft()), refusal: null });

/** What belongs to one group and begins anew with the next. */
export const emptyPackets = (): RedPacketsState => ({
  room: '',
  groupId: '',
  statuses: {},
  opened: null,
  records: noRecords(),
  verdict: { kind: 'unasked' },
  sending: notSending(),
});

/** The packets of the class group this tab shows; read with `useSnapshot`. */
export const redPacketsState = memberState<RedPacketsState>(emptyPackets);
