import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Lives } from './live-sessions.service.ts';

export const liveRoutes = ({ audience, direction, preview, watchers, ...live }: Lives) => ({
  live: handlersFor(calls.live, {
    list: (input, { caller }) => live.list(caller.uid, input),
    states: ({ live_ids }) => live.cards.states(live_ids),
    info: (input, { caller }) => live.info(caller, input),
    preview: () => preview.show(),
    publicOnAir: (input) => preview.onAir(input),
    clarity: (input, { caller }) => live.clarity(caller, input),
    user: (input, { caller }) => live.user(caller, input),
    audience: (input, { caller }) => audience.count(caller, input),
    onlineMembers: (input, { caller }) => audience.members(caller.uid, input),
    rank: (input, { caller }) => audience.rank(caller, input),
    like: (input, { caller, intent }) => audience.like(caller.uid, input, intent),
    likeOld: (input, { caller, intent }) => audience.like(caller.uid, input, intent),
    likes: (input, { caller }) => audience.likes(caller.uid, input),
    watch: (input, { caller }) => audience.watch(caller.uid, input),
    appointment: (input, { caller }) => audience.appointment(caller.uid, input),
  }),
  streaming: handlersFor(calls.streaming, {
    edit: (input, { caller, intent }) => live.editLive(caller, input, intent),
    settings: (input, { caller }) => live.readSettings(caller, input.live_id),
    watchers: (input, { caller }) => watchers.list(caller, input),
    changeProduct: (input, { caller }) => direction.product(caller, input),
    end: (input, { caller }) => direction.end(caller, input),
    notice: (input, { caller }) => direction.notice(caller, input),
    push: (input, { caller, origin }) => live.push(caller, input, origin),
    start: (input, { caller }) => live.startLive(caller, input),
    pause: (input, { caller }) => live.pause(caller, input),
    test: (input, { caller }) => live.test(caller, input),
    health: (input, { caller }) => live.health(caller, input),
  }),
});
