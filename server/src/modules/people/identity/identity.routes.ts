import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Identity } from './identity.service.ts';

/** Binds the calls of the contract's area `account`. */
export const identityRoutes = (identity: Identity) => ({
  identity: handlersFor(calls.identity, {
    login: (input, { address }) => identity.login(input, address),
    sendCode: (input, { intent, address }) => identity.sendCode(input, intent, address),
    register: (input, { intent, address }) => identity.register(input, intent, address),
    redeemTicket: (input) => identity.redeemTicket(input),
    async logout({ all }, { caller }) {
      await identity.logout(caller.uid, caller.sessionId, all === 1);
      return { ok: true as const };
    },
    createTicket: ({ target }, { caller }) => identity.createTicket(caller.uid, target),
    async setLanguage({ lang }, { caller }) {
      await identity.keepSettings(caller.uid, { lang });
      return { lang };
    },
    memberInfo: (_, { caller }) => identity.memberInfo(caller.uid),
    search: (input, { caller }) => identity.search(caller, input),
    settings: async (input, { caller }) => ({ settings: await identity.keepSettings(caller.uid, input) }),
    hideInRanks: (input, { caller }) => identity.hideInRanks(caller.uid, input),
    learningLevel: (_, { caller }) => identity.learningLevel(caller.uid),
    memberLevel: ({ uid }, { caller }) => identity.memberLevel(uid ?? caller.uid),
    boot: async () => identity.boot(),
  }),
});
