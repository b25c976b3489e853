import { newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './direct.service.ts';

const opening = createRequestScope();

/**
 * E39: opens the conversation with a member, or finds the one there is.
 * @returns its room; null when it was refused, which is told, and when another was asked for or the page has gone
 */
export async function openDirect(uid: string): Promise<string | null> {
  const isCurrent = opening.begin();
  try {
    const room = await service.open(uid, newRequestId());
    return isCurrent() ? room : null;
  } catch (error) {
    if (isCurrent()) notifyError(error);
    return null;
  }
}

/** The page goes. */
export const stopOpening = opening.end;
