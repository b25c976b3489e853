import type { Live, LiveRole, LiveState, QualityTier, TierOff } from '@goldbean/contract/live';
import type { User } from '@goldbean/contract/shared';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import type { AudienceFigures, LiveInfo, OnlineMember } from './live.service.ts';
import type { PlayerStatus } from '../../../shared/player/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** A live session as the viewer's page knows it. */
export interface LiveRoom {
  live: Live;
  /** Name of its message room. */
  room: string;
  channel: { channel_id: string; name: string; img: string };
  streamer: User;
  state: LiveState;
  /** On air without an encoder: UTC ms when the live session ends unless it comes back (T01). Null otherwise. */
  interruptedUntil: number | null;
  /** UTC ms since when the teacher shows the pause picture (G213); null while they do not. */
  pausedSince: number | null;
  /** What is pushed is a test, which I may see (G212). */
  testing: boolean;
  /** It has a picture now. */
  hasTestPicture: boolean;
  /** UTC ms on the server's clock. */
  startedTs: number | null;
  endReason: string;
  /** T02: its channel may not broadcast; `until` in UTC ms. Null otherwise, and until it is known. */
  ban: { reason: string; until: number | null } | null;
  /** A signed address for the next connection only (D89), empty while nothing is on air. */
  flv: string;
  /** An address for browsers that play no FLV; null while there is none. */
  hls: string | null;
  my: {
    role: LiveRole;
    followed: boolean;
    subscribed: boolean;
    /** My iron-fan membership of the channel runs. */
    iron_fan: boolean;
    /** D26. */
    frozen: boolean;
    /** G094: has a warning to acknowledge. */
    warned: boolean;
    muted: boolean;
    appointed: boolean;
  };
  counters: { online: number; watched: number; likes: number; fans: number };
  /** What ran in the room when it was entered, or asked for anew; what it says since is known to the features it is of. */
  now: LiveInfo['now'];
}

export interface RoomNotice {
  id: string;
  text: string;
  type: 'notice' | 'system';
}

/** K27: the tiers there are, and the one that is watched. */
export interface Quality {
  tiers: readonly { readonly key: QualityTier; readonly off: TierOff | null }[];
  chosen: QualityTier;
}

export interface LiveRoomState {
  liveId: string;
  room: LiveRoom | null;
  /** Why it could not be loaded: a `msg_key`; null while it is loading or there. */
  failure: string | null;
  /** It could not be loaded because I have no ticket (S49). */
  lacksTicket: boolean;
  /** It could not be loaded because I am no iron fan of this channel (P10); null otherwise. */
  ironChannel: string | null;
  /** It could not be loaded because I am not in the fan club of this channel (P10); null otherwise. */
  clubChannel: string | null;
  notice: RoomNotice | null;
  /** Likes pressed here that the server has not counted yet. */
  likesUnsent: number;
  player: PlayerStatus;
  /** Which of the two videos shows the picture: another tier comes in the other one. */
  shown: 0 | 1;
  quality: Quality;
  /** What the live session has come to; null until it is known. */
  figures: AudienceFigures | null;
  /** Who is in the room. */
  online: Pages<OnlineMember>;
}

export const emptyLiveRoom = (): LiveRoomState => ({
  liveId: '',
  room: null,
  failure: null,
  lacksTicket: false,
  ironChannel: null,
  clubChannel: null,
  notice: null,
  likesUnsent: 0,
  player: { phase: 'idle', lag: 0, why: 'live', isSilenced: false },
  shown: 0,
  quality: { tiers: [], chosen: 'original' },
  figures: null,
  online: emptyPages(),
});

/** The live session this tab shows; read with `useSnapshot`. */
export const liveRoomState = memberState<LiveRoomState>(emptyLiveRoom);
