import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Dangwu } from './dangwu.service.ts';

export const dangwuRoutes = (dangwu: Dangwu) => ({
  dangwu: handlersFor(calls.dangwu, {
    balance: (_input, { caller }) => dangwu.mine(caller.uid),
    buyBeans: (input, { caller, intent }) => dangwu.buyBeans(caller.uid, input, intent),
    goods: () => dangwu.goods(),
    createOrder: (input, { caller, intent, origin }) => dangwu.order(caller.uid, input, intent, origin),
    statement: (input, { caller }) => dangwu.statement(caller.uid, input),
  }),
});
