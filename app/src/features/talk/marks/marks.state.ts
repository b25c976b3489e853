import type { Favourite, Pin } from '@goldbean/contract/talk';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface MarksState {
  /** In the order of pinning. */
  pins: Pin[];
  /** Ids of messages of this room that I keep. */
  favourites: string[];
  /** Rows that are selected, in the order of choosing; null while nothing is being selected. */
  selected: string[] | null;
  /** M18: how far deleting the selected ones has come; `left` could not be deleted, 0 when that is not known. */
  deleting: { kind: 'none' } | { kind: 'under way' } | { kind: 'failed'; left: number };
  /** Id of the message that is to be hidden from the class, while the reason is asked for. */
  toBlock: string | null;
  /** Id of the one message that is to be deleted for me, while that is asked. */
  toDelete: string | null;
}

export const emptyMarks = (): MarksState => ({
  pins: [],
  favourites: [],
  selected: null,
  deleting: { kind: 'none' },
  toBlock: null,
  toDelete: null,
});

/** What is marked in the room on screen; read with `useSnapshot`. */
export const marksState = memberState<MarksState>(emptyMarks);

/** What I keep of all rooms, the newest first. */
export const favouritesState = memberState<Pages<Favourite>>(() => emptyPages<Favourite>());
