import type { Message } from '@goldbean/contract/talk';
import type { BarrageLine } from '@goldbean/design-system/live';
import { ref } from 'valtio/vanilla';
import { memberState } from '../../../shared/session/index.ts';
import type { ReplayInfo } from './replay.service.ts';

/**
 * `opening`: the first picture is on its way. `waiting`: it stands until more has come. `lost`: it could not be
 * fetched; it is tried again. `unsupported`: this browser plays no recording.
 */
export type ReplayPhase = 'opening' | 'playing' | 'paused' | 'waiting' | 'lost' | 'unsupported';

/** Kept as it is: hundreds of messages need no watching. */
type Talk = ReturnType<typeof ref<readonly Message[]>>;

export interface ReplayPageState {
  liveId: string;
  info: ReplayInfo | null;
  /** Why it could not be loaded: a `msg_key`; null while it is loading or there. */
  failure: string | null;
  /** It could not be loaded because I have no ticket (S49). */
  lacksTicket: boolean;
  /** It could not be loaded because I am no iron fan of this channel (P10); null otherwise. */
  ironChannel: string | null;
  /** It could not be loaded because I am not in the fan club of this channel (P10); null otherwise. */
  clubChannel: string | null;
  phase: ReplayPhase;
  /** Of the picture, and how much of it has been fetched; ms. */
  position: number;
  loaded: number;
  speed: number;
  /** The browser let it play without sound only. */
  isSilenced: boolean;
  /** Where the member left last time, ms; null when there is no such place, or they have decided. */
  leftAt: number | null;
  /** What was said until now. */
  talk: Talk;
  /** Comments that flew until now. */
  flown: readonly BarrageLine[];
  isChoosing: boolean;
}

export const emptyReplay = (): ReplayPageState => ({
  liveId: '',
  info: null,
  failure: null,
  lacksTicket: false,
  ironChannel: null,
  clubChannel: null,
  phase: 'opening',
  position: 0,
  loaded: 0,
  speed: 1,
  isSilenced: false,
  leftAt: null,
  talk: ref([]),
  flown: [],
  isChoosing: false,
});

/** The replay this tab shows; read with `useSnapshot`. */
export const replayState = memberState<ReplayPageState>(emptyReplay);
