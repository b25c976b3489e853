import { calls } from '@goldbean/contract/live';
import { request } from '../../../shared/api/index.ts';

/** G201: the acts against me and against channels that I run, newest first. */
export const listOwnModeration = (page: number) => request(calls.moderation.mine, { page });
