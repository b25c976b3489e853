import { dangwuCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Dangwu } from './dangwu.service.ts';

export const dangwuRoutes = (dangwu: Dangwu) =>
  handlersFor(dangwuCalls, {
    dangwu: (_input, { caller }) => dangwu.mine(caller.uid),
    buyBeansWithDangwu: (input, { caller, intent }) => dangwu.buyBeans(caller.uid, input, intent),
    dangwuGoods: () => dangwu.goods(),
    createDangwuOrder: (input, { caller, intent, origin }) => dangwu.order(caller.uid, input, intent, origin),
    dangwuStatement: (input, { caller }) => dangwu.statement(caller.uid, input),
  });
