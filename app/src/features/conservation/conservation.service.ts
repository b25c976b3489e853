import { calls, type CallData } from '@goldbean/contract';
import { request } from '../../shared/api/index.ts';

export type Conservation = CallData<typeof calls.conservation>;
export type Totals = Conservation['list'][number];
export type Drift = Conservation['drifts'][number];

/** G124. */
export const loadConservation = (): Promise<Conservation> => request(calls.conservation, {});
