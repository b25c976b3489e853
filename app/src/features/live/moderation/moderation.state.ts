import type { LiveRole } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';
import type { ViewerDetail } from './moderation.service.ts';

/** Whom the reader looks at. */
export interface OpenedViewer {
  readonly uid: string;
  readonly nickname: string;
  /** Id of the message in which they were pressed: evidence of what is done. */
  readonly messageId?: string;
}

/** What is asked about before it is done. */
export type ModerationDialogKind = 'warn' | 'freeze' | 'block' | 'warnStreamer' | 'ban';

/** A viewer who is restricted back. Moments in UTC ms. */
export interface RestrictedViewer {
  readonly uid: string;
  readonly nickname: string;
  readonly img: string;
  readonly kind: 'warned' | 'muted' | 'frozen' | 'blocked';
  readonly reason: string;
  /** Null for good. */
  readonly until: number | null;
  /** Of a freeze: where it happened, and who decided. */
  readonly live: string;
  readonly by: string;
}

export interface RoomModerationState {
  liveId: string;
  channelId: string;
  room: string;
  /** What I am in the room. */
  role: LiveRole;
  shown: OpenedViewer | null;
  viewer: { phase: 'loading' | 'ready' | 'failed'; data: ViewerDetail | null; error: unknown };
  /** Whom a dialog is about may be another than who is shown: their row was pressed. */
  asked: { readonly action: ModerationDialogKind; readonly member: OpenedViewer | null } | null;
  /** Uid of whom something is being done to, the live session's id for its streamer; null for nobody. */
  saving: string | null;
  error: unknown;
  restricted: { phase: 'loading' | 'ready' | 'failed'; list: RestrictedViewer[]; error: unknown };
}

export const emptyModeration = (): RoomModerationState => ({
  liveId: '',
  channelId: '',
  room: '',
  role: 'member',
  shown: null,
  viewer: { phase: 'loading', data: null, error: null },
  asked: null,
  saving: null,
  error: null,
  restricted: { phase: 'loading', list: [], error: null },
});

export const moderationState = memberState<RoomModerationState>(emptyModeration);
