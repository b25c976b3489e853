import type { MemberInfo } from '@goldbean/contract/people';
import { codes } from '@goldbean/contract/shared';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { onMemberGone, session, signIn, signOutHere } from '../../../shared/session/index.ts';
import * as service from './identity.service.ts';
import { identityState } from './identity.state.ts';
import { followSettings, forgetChoices, keepChoices } from './settings.actions.ts';

/**
 * At start: navigation and features, then who is signed in. A failure leaves what the snapshot restored (D59).
 * @param address the token and the one-time ticket that stood in the address bar, or empty (S01)
 */
export async function startIdentity(address: {
  readonly token: string;
  readonly ticket: string;
}): Promise<void> {
  void loadBoot();
  if (address.ticket !== '') await takeTicket(address.ticket);
  else if (address.token !== '') await takeAddressToken(address.token);
  else if (session.token !== '') await loadMember();
}

async function loadBoot(): Promise<void> {
  try {
    const boot = await service.loadBoot();
    session.menu = boot.menus;
    session.market = boot.market;
    identityState.demoAccounts = boot.features.demo_accounts;
  } catch {
    // A background call (D90): the menu of the last visit stays, and every page says for itself what failed.
  }
}

async function takeAddressToken(token: string): Promise<void> {
  identityState.checking = true;
  try {
    const member = await service.loadMember(token);
    signIn(token);
    await takeMember(member);
  } catch (error) {
    // One clear message: on the login page when nobody is signed in, else in passing.
    if (session.token === '' && asApiError(error).code === codes.login) session.ended = 'expired';
    else notifyError(error);
    if (session.token !== '') await loadMember();
  } finally {
    identityState.checking = false;
  }
}

async function takeTicket(ticket: string): Promise<void> {
  identityState.checking = true;
  try {
    const { token } = await service.redeemTicket(ticket);
    signIn(token);
    await loadMember();
  } catch (error) {
    if (session.token === '' && asApiError(error).msgKey === 'account.ticket_over') session.ended = 'ticket';
    else notifyError(error);
    if (session.token !== '') await loadMember();
  } finally {
    identityState.checking = false;
  }
}

async function loadMember(): Promise<void> {
  try {
    await takeMember(await service.loadMember());
  } catch {
    // A token that is over ends the session in the request layer; anything else leaves the last known member.
  }
}

async function takeMember(member: MemberInfo): Promise<void> {
  const { uid, nickname, mobile, img, jwcode } = member;
  session.userBaseInfo = { uid, nickname, mobile, img, jwcode };
  session.permission = member.permission;
  session.ishw = member.ishw;
  // K32: who is in the static zone stays there over a reload; the account can only put them into it.
  if (member.user_status === 2) session.userStatus = 2;
  identityState.roles = member.roles;
  await followSettings(member.settings);
}

/**
 * D83: signs in; the pages and the message connection follow by themselves.
 * @throws ApiError, for the form to show beside its fields
 */
export async function signInWith(credentials: service.Credentials): Promise<void> {
  const { token } = await service.login(credentials);
  signIn(token);
  await keepChoices();
  await loadMember();
}

/**
 * G120: opens an account and signs in to it.
 * @throws ApiError, for the form to show beside its fields
 */
export async function registerWith(account: service.NewAccount, requestId: string): Promise<void> {
  const { token } = await service.register(account, requestId);
  signIn(token);
  await keepChoices();
  await loadMember();
}

onMemberGone(() => {
  identityState.roles = [];
});

const codeIntents = createIntents(newRequestId);

/**
 * Asked again after no answer came, it is the same request: one code is sent.
 * @returns ms until another may be asked for. @throws ApiError
 */
export const sendCode = (account: string, area: number, scene: service.CodeScene): Promise<number> =>
  codeIntents.run(`${scene} ${area} ${account}`, (id) => service.sendCode(account, area, scene, id));

/**
 * S31: the session ends here at once, whether or not the server can be told.
 * @param everywhere on all devices too
 */
export async function signOut(everywhere = false): Promise<void> {
  const { token } = session;
  if (token === '') return;
  forgetChoices();
  signOutHere('chosen');
  try {
    await service.logout(everywhere, token);
  } catch (error) {
    // Here the member is signed out all the same; that the other devices are not must be said.
    if (everywhere) notifyError(error);
  }
}

/**
 * D14: the address of another site of ours, with a one-time ticket instead of the token.
 * @throws ApiError
 */
async function ticketAddress(target: string): Promise<string> {
  const url = new URL(target);
  if (session.token !== '') url.searchParams.set('token', await service.createTicket(target));
  url.searchParams.set('lang', session.lang);
  return url.href;
}

/** D60: which navigation entry the member is in. @param code empty: none of its own. @param userStatus K32 */
export function enterMenu(code: string, userStatus: 1 | 2): void {
  session.status = code;
  session.userStatus = userStatus;
}

/** D14: leaves for a site of ours elsewhere, in a new tab. */
export async function openExternal(target: string): Promise<void> {
  try {
    window.open(await ticketAddress(target), '_blank', 'noopener');
  } catch (error) {
    notifyError(error);
  }
}

/** The member changed how they are shown: the bar says it at once. */
export function showMyself({ uid, nickname, img }: Pick<MemberInfo, 'uid' | 'nickname' | 'img'>): void {
  if (session.userBaseInfo?.uid === uid) Object.assign(session.userBaseInfo, { nickname, img });
}
