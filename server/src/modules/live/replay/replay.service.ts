import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { refuse } from '../../../platform/refusal.ts';

type Request<Name extends keyof typeof calls.replay> = CallRequest<(typeof calls.replay)[Name]>;
type Answer<Name extends keyof typeof calls.replay> = CallAnswer<(typeof calls.replay)[Name]>;

/** Replays of live sessions; nothing is recorded yet, so there are none. */
export function createReplays() {
  return {
    info: async (): Promise<Answer<'info'>> => refuse('replay.missing'),
    events: async (): Promise<Answer<'events'>> => refuse('replay.missing'),
    list: async ({ page, page_size }: Request<'list'>): Promise<Answer<'list'>> => ({
      list: [],
      total: 0,
      page,
      page_size,
    }),
    choose: async (): Promise<Answer<'choose'>> => refuse('replay.missing'),
    remove: async (): Promise<Answer<'remove'>> => refuse('replay.missing'),
  };
}
export type Replays = ReturnType<typeof createReplays>;
