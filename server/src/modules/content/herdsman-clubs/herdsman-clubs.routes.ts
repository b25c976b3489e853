import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { HerdsmanClubs } from './herdsman-clubs.service.ts';

export const herdsmanClubRoutes = (clubs: HerdsmanClubs) => ({
  herdsmanClubs: handlersFor(calls.herdsmanClubs, {
    list: (input, { caller }) => clubs.list(caller, input),
    detail: (input, { caller }) => clubs.detail(caller, input),
    attend: (input, { caller, intent }) => clubs.attend(caller, input, intent),
    save: (input, { caller, intent }) => clubs.save(caller, input, intent),
  }),
});
