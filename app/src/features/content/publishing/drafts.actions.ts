import { ref } from 'valtio/vanilla';
import { asApiError, isUndecided } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './publishing.service.ts';
import { publishingState as state } from './publishing.state.ts';

/** So long nothing must be written before the draft is kept, ms. */
const quietMs = 1_000;

const scope = createRequestScope();
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is kept, so that the same is not kept twice. */
let kept = '';
/** A keeping is on its way: the next one names the draft that it makes. */
let keeping: Promise<void> | undefined;

/** What is written now; pictures count once they have arrived. */
export const written = (): service.PostInput => ({
  text: state.text,
  media: state.pictures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
  topic: state.topicId,
});

/** Another page of writing begins. @param isKept what it begins with is on the server already */
export function beginDraft(isKept: boolean): void {
  scope.begin();
  clearTimeout(timer);
  keeping = undefined;
  kept = isKept ? JSON.stringify(written()) : '';
}

/** Something changed: the draft is kept soon (S06). A post that is changed has its words on the server already. */
export function keepSoon(): void {
  state.isChanged = true;
  clearTimeout(timer);
  if (state.editing === null) timer = setTimeout(() => void keepDraft(), quietMs);
}

/** G422: keeps the draft now, if it says anything new; in the background, a refusal is said on the page. */
async function keepDraft(): Promise<void> {
  clearTimeout(timer);
  const isCurrent = scope.watch();
  // Without a wait where there is nothing to wait for: a page that goes has no later moment.
  if (keeping) await keeping;
  if (!isCurrent() || state.phase !== 'writing') return;
  const words = written();
  const now = JSON.stringify(words);
  const isNothing = words.text.trim() === '' && words.media.length === 0;
  if (now === kept || (isNothing && state.draft === null)) return;
  keeping = save(words, now, isCurrent);
  await keeping;
  if (isCurrent()) keeping = undefined;
}

async function save(words: service.PostInput, now: string, isCurrent: () => boolean): Promise<void> {
  try {
    const { id, saved_ts } = await service.saveDraft(state.draft, words);
    if (!isCurrent()) return;
    kept = now;
    Object.assign(state, { draft: id, savedAt: saved_ts, isChanged: false, error: null });
  } catch (error) {
    // What nobody decided is tried again with the next change.
    const refused = asApiError(error);
    if (isCurrent() && state.phase === 'writing' && !isUndecided(refused)) state.error = ref(refused);
  }
}

/** Waits for a keeping that is on its way, so that the post takes its draft with it. */
export async function settleDraft(): Promise<void> {
  clearTimeout(timer);
  await keeping;
}

/** The page goes: what was written last is kept once more. */
export function endDraft(): void {
  if (state.editing === null) void keepDraft();
}
