import type { calls } from '@goldbean/contract/talk';
import type { CallData } from '@goldbean/contract/shared';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

type LargeClass = CallData<typeof calls.groupJoining.large>['list'][number];

/** The large classes there are, and the one that is being entered (its id, or empty); read with `useSnapshot`. */
export const largeClassesState = memberState<Pages<LargeClass> & { entering: string }>(() => ({
  ...emptyPages(),
  entering: '',
}));
