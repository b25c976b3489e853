import { calls, type MemberInfo } from '@goldbean/contract/people';
import type { CallInput } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

export type Credentials = CallInput<typeof calls.identity.login>;
export type NewAccount = CallInput<typeof calls.identity.register>;
/** What a code is asked for. */
export type CodeScene = CallInput<typeof calls.identity.sendCode>['scene'];

/** G012: limits, navigation, features. */
export const loadBoot = () => request(calls.identity.boot, {});

/** G001. @throws ApiError `account.*` */
export const login = (credentials: Credentials) => request(calls.identity.login, credentials);

/** G002. @returns ms until another code may be asked for */
export const sendCode = async (
  account: string,
  area: number,
  scene: CodeScene,
  requestId: string,
): Promise<number> =>
  (await request(calls.identity.sendCode, { account, area, scene, request_id: requestId })).wait;

/** G120. @throws ApiError `account.*` */
export const register = (account: NewAccount, requestId: string) =>
  request(calls.identity.register, { ...account, request_id: requestId });

/** G003. @throws ApiError `account.ticket_over` */
export const redeemTicket = (ticket: string) => request(calls.identity.redeemTicket, { ticket });

/** C006. @param token another than the session's, to check it */
export const loadMember = (token?: string): Promise<MemberInfo> =>
  request(calls.identity.memberInfo, {}, token === undefined ? {} : { token });

/** G004. @param everywhere every session of the member, not only that of `token` */
export const logout = (everywhere: boolean, token: string) =>
  request(calls.identity.logout, { all: everywhere ? 1 : 0 }, { token });

/** What a member chooses for the account; what is left out stays. */
export type SettingsChange = CallInput<typeof calls.identity.settings>;

/** G122. */
export const keepSettings = (change: SettingsChange) => request(calls.identity.settings, change);

/** G005: a one-time ticket for a site of ours elsewhere (D14). */
export const createTicket = async (target: string): Promise<string> =>
  (await request(calls.identity.createTicket, { target })).ticket;
