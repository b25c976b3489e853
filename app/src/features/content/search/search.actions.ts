import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './search.service.ts';
import { searchState as state, type SearchQuery } from './search.state.ts';

const scope = createRequestScope();
/** Whose searches were kept. */
const members = createRequestScope();
onMemberGone(() => {
  scope.end();
  members.end();
});

/**
 * G020: shows what the address asks for. What is there already stays as it is, so that whoever comes back finds the page as they
 * left it; while others are on their way, the results of the same words stay too.
 */
export async function search(asked: SearchQuery): Promise<void> {
  const { query, type, page } = state.asked;
  const isSame = query === asked.query && type === asked.type && page === asked.page;
  if (isSame && (state.phase === 'ready' || state.phase === 'loading')) return;
  await ask(asked, query !== asked.query);
}

/** Asks the same again. */
export const searchAgain = (): Promise<void> => ask(state.asked, false);

async function ask(asked: SearchQuery, isOther: boolean): Promise<void> {
  const isCurrent = scope.begin();
  Object.assign(state, { asked, error: null, phase: asked.query === '' ? 'start' : 'loading' });
  if (isOther) Object.assign(state, { totals: {}, groups: [] });
  if (asked.query === '') return;
  try {
    const [found, all] = await Promise.all([
      service.searchAll(asked.query, asked.type, asked.page),
      // The numbers beside the tabs, for who arrives at one group by its address.
      asked.type !== null && Object.keys(state.totals).length === 0
        ? service.searchAll(asked.query, null, 1)
        : null,
    ]);
    if (!isCurrent()) return;
    const counted = asked.type === null ? found : all;
    if (counted) state.totals = Object.fromEntries(counted.groups.map(({ type, total }) => [type, total]));
    Object.assign(state, { phase: 'ready', groups: found.groups, pageSize: found.page_size });
  } catch (error) {
    if (isCurrent()) Object.assign(state, { phase: 'failed', error: ref(asApiError(error)) });
  }
}

/** G502: what was looked for is kept; without it the search works as well. */
export async function keepSearch(query: string): Promise<void> {
  const isCurrent = members.watch();
  try {
    const { list } = await service.keepRecent(query);
    if (isCurrent()) state.recent = list;
  } catch {
    // It is a convenience: nobody needs to hear that it was not kept.
  }
}

/** G501. */
export async function loadRecent(): Promise<void> {
  const isCurrent = members.watch();
  try {
    const { list } = await service.listRecent();
    if (isCurrent()) state.recent = list;
  } catch {
    if (isCurrent()) state.recent ??= [];
  }
}

/** G503: goes at once, and comes back when it could not be forgotten. @param query left out forgets all */
export async function forgetSearch(query?: string): Promise<void> {
  const isCurrent = members.watch();
  const before = state.recent;
  state.recent = query === undefined ? [] : (before?.filter((one) => one !== query) ?? []);
  try {
    await service.forgetRecent(query);
  } catch (error) {
    if (isCurrent()) state.recent = before;
    notifyError(error);
  }
}
