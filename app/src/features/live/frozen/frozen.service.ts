import { calls, type FrozenViewer, type UnfrozenViewer } from '@goldbean/contract/live';
import { newRequestId, request } from '../../../shared/api/index.ts';

/** A row of either tab. */
export type FrozenRow = FrozenViewer | UnfrozenViewer;

interface FrozenQuery {
  readonly channel_id: string;
  readonly keyword?: string;
  readonly page: number;
}

/** C067. */
export const listFrozen = (wanted: FrozenQuery) => request(calls.moderation.frozen, wanted);
/** C068. */
export const listUnfrozen = (wanted: FrozenQuery) => request(calls.moderation.unfrozen, wanted);

/** C066. */
export const unfreeze = (freezeId: string, note: string) =>
  request(calls.moderation.unfreeze, { freeze_id: freezeId, note, request_id: newRequestId() });
