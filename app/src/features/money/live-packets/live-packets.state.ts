import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { BagRecords, BagStatus, OwnSentPacket, Prize, UnclaimedRedBag } from './live-packets.service.ts';

/** What is filled in to lay a red packet, and to let it rain. */
export interface RedBagDraft {
  kind: 'random' | 'ordinary';
  prize: 'beans' | 'gift';
  giftId: string | null;
  count: number | null;
  total: number | null;
  follow: boolean;
}
export interface RainDraft {
  total: number | null;
  seconds: number | null;
  perUser: number | null;
}
export const emptyRedBagDraft = (): RedBagDraft => ({
  kind: 'random',
  prize: 'beans',
  giftId: null,
  count: null,
  total: null,
  follow: false,
});
export const emptyRainDraft = (): RainDraft => ({ total: null, seconds: 20, perUser: 10 });

/** A rain as it stands for me. */
export interface Rain {
  id: string;
  /** UTC ms of the server. */
  startsAt: number;
  endsAt: number;
  most: number;
  /** Beans. */
  mine: number;
  /** Catches that were made, answered or not. */
  taps: number;
  last: { no: number; amount: number } | null;
  /** Everything fell before its time. */
  isOver: boolean;
}

/** The bag that is looked into. */
export interface OpenedBag {
  id: string;
  shows: 'paper' | 'records';
  phase: 'loading' | 'ready' | 'claiming' | 'failed';
  /** Why it failed, in words. */
  failure: string;
}

export type LivePacketVerdict =
  | { kind: 'unasked' | 'verifying' | 'matched' | 'failed' }
  | { kind: 'mismatched'; computed: string };

export interface LivePacketsState {
  liveId: string;
  /** Bags I may still open, and those I opened here, the newest first. */
  bags: UnclaimedRedBag[];
  statuses: Record<string, BagStatus>;
  prizes: Record<string, Prize>;
  opened: OpenedBag | null;
  records: Pages<BagRecords['list'][number]>;
  /** The rain whose catchers are looked at. */
  rainRecords: string | null;
  verdict: LivePacketVerdict;
  rain: Rain | null;
  /** For those who run the live session. */
  desk: { phase: 'loading' | 'ready' | 'failed'; failure: string; list: OwnSentPacket[] };
  bagForm: DraftFormState<RedBagDraft>;
  rainForm: DraftFormState<RainDraft>;
  /** Why something could not be given, in words. */
  refusal: string;
}

export const emptyLivePackets = (): LivePacketsState => ({
  liveId: '',
  bags: [],
  statuses: {},
  prizes: {},
  opened: null,
  records: emptyPages(),
  rainRecords: null,
  verdict: { kind: 'unasked' },
  rain: null,
  desk: { phase: 'loading', failure: '', list: [] },
  bagForm: emptyForm(emptyRedBagDraft()),
  rainForm: emptyForm(emptyRainDraft()),
  refusal: '',
});

/** Red packets and rain of the live session this tab shows; read with `useSnapshot`. */
export const livePacketsState = memberState<LivePacketsState>(emptyLivePackets);
