import type { Message } from '@goldbean/contract/talk';
import type { RecordsWanted } from '@goldbean/design-system/chat';
import { proxy } from 'valtio/vanilla';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface RecordsState {
  /** The room that is searched; empty while none is. */
  room: string;
  wanted: RecordsWanted;
  found: Pages<Message>;
}

/** Another object each time that the words to look for are asked for by key; null once they were. */
export const searchAsked = proxy<{ by: object | null }>({ by: null });

export const emptyRecords = (): RecordsState => ({
  room: '',
  wanted: { query: '', kind: null, person: null, day: null },
  found: emptyPages(),
});

/** What is looked for in the room beside which the panel stands; read with `useSnapshot`. */
export const recordsState = memberState<RecordsState>(emptyRecords);
