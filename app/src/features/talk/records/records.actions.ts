import type { RecordsWanted } from '@goldbean/design-system/chat';
import { ref } from 'valtio/vanilla';
import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import * as service from './records.service.ts';
import { emptyRecords, recordsState as state, searchAsked } from './records.state.ts';

/** So long nothing must be typed before the words are searched, ms. */
const typingMs = 300;
const dayMs = 86_400_000;
let typing: ReturnType<typeof setTimeout> | undefined;

const found = createPages({
  state: () => state.found,
  load: (page) => {
    const { room, wanted } = state;
    const { query, kind, person, day } = wanted;
    return service.search(
      {
        room,
        ...(query.trim() !== '' && { q: query }),
        ...(kind && { kind }),
        ...(person && { uid: person.uid }),
        // The clocks of Asia/Shanghai are never changed: a day has 24 hours.
        ...(day !== null && { from: day, to: day + dayMs }),
      },
      page,
    );
  },
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});

/** E38: begins with the newest of a room. @returns ends it */
export function openRecords(room: string): () => void {
  Object.assign(state, emptyRecords(), { room });
  void found.open();
  return () => {
    clearTimeout(typing);
    found.close();
    searchAsked.by = null;
    Object.assign(state, emptyRecords());
  };
}

/** The panel, also one that is opened by this, takes the focus to the words that are looked for. */
export function askForWords(): void {
  searchAsked.by = ref({});
}

/** What is looked for changes; what was found before goes at once. */
export function want(change: Partial<RecordsWanted>): void {
  clearTimeout(typing);
  found.close();
  Object.assign(state.wanted, change);
  state.found = emptyPages();
  if (change.query === undefined) void found.open();
  else typing = setTimeout(() => void found.open(), typingMs);
}

/** The next page, or the first once more. */
export const moreRecords = (): Promise<void> => found.more();
