import { calls, type FrozenViewer, type UnfrozenViewer } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** A row of either tab. */
export type FrozenRow = FrozenViewer | UnfrozenViewer;

interface Wanted {
  readonly channel_id: string;
  readonly keyword?: string;
  readonly page: number;
}

/** C067. */
export const listFrozen = (wanted: Wanted) => request(calls.moderation.frozen, wanted);
/** C068. */
export const listUnfrozen = (wanted: Wanted) => request(calls.moderation.unfrozen, wanted);

/** C066. */
export const unfreeze = (freezeId: string, note: string) =>
  request(calls.moderation.unfreeze, { freeze_id: freezeId, note, request_id: newRequestId() });
