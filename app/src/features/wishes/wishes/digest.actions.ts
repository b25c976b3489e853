import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { digestState as state } from './digest.state.ts';
import * as service from './wishes.service.ts';

const scope = createRequestScope();
onMemberGone(scope.end);

/** G401: what a month brought to my wishes. @param month `2026-11` */
export async function loadDigest(month: string): Promise<void> {
  const isCurrent = scope.begin();
  Object.assign(state, { month, digest: null, error: null });
  try {
    const digest = await service.loadDigest(month);
    if (isCurrent()) state.digest = digest;
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  }
}
