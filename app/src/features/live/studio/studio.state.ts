import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { AirHealth, Push } from './studio.service.ts';

export interface StudioState {
  liveId: string;
  push: Push | null;
  /** Why the address could not be had: a `msg_key`. */
  failure: string | null;
  isRotating: boolean;
  /** The encoder as last measured; null before the first answer. */
  health: AirHealth | null;
  /** The answer is older than two rounds: what it says may be over. */
  isHealthStale: boolean;
  /** Chosen here as the live session that the next push makes live. */
  isChosen: boolean;
  /** What the teacher has asked for and is under way. */
  doing: 'choose' | 'test' | 'pause' | 'end' | 'stop' | null;
  /** C064: what is said to everybody in the room. */
  notice: DraftFormState<{ text: string }>;
}

export const emptyStudio = (): StudioState => ({
  liveId: '',
  push: null,
  failure: null,
  isRotating: false,
  health: null,
  isHealthStale: false,
  isChosen: false,
  doing: null,
  notice: emptyForm({ text: '' }),
});

/** The console of the live session this tab streams; read with `useSnapshot`. */
export const studioState = memberState<StudioState>(emptyStudio);
