import type { SearchHit, SearchType } from '@goldbean/contract/content';
import { memberState, onMemberGone } from '../../../shared/session/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './search.service.ts';

/** How long nothing is typed before names are asked for, ms. */
const pauseMs = 150;

/** What is typed over a page, and the names that fit. */
export const suggestingState = memberState<{
  query: string;
  list: (SearchHit & { readonly type: SearchType })[];
}>(() => ({
  query: '',
  list: [],
}));

const scope = createRequestScope();
let timer: ReturnType<typeof setTimeout> | undefined;
onMemberGone(() => {
  clearTimeout(timer);
  scope.end();
});

/** G500, once nothing is typed for a moment; what cannot be asked suggests nothing. */
export function typeQuery(query: string): void {
  clearTimeout(timer);
  const isCurrent = scope.begin();
  suggestingState.query = query;
  if (query.trim() === '') {
    suggestingState.list = [];
    return;
  }
  timer = setTimeout(() => {
    void (async () => {
      try {
        const { list } = await service.suggest(query);
        if (isCurrent()) suggestingState.list = list;
      } catch {
        if (isCurrent()) suggestingState.list = [];
      }
    })();
  }, pauseMs);
}
