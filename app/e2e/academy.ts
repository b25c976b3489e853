import {
  agreements,
  calls,
  orderStates,
  payTypes,
  rechargeChannels,
  type Call,
  type CallData,
  type CallInput,
} from '@goldbean/contract';
import { expect } from '@playwright/test';
import { readAnswer } from '../src/shared/api/api-error.ts';
import { encodeCall } from '../src/shared/api/encode-call.ts';
import { codeSentTo } from './server-process.ts';

/** Address of the server under test. */
export const baseUrl = (): string => process.env['GOLDBEAN_URL'] ?? '';

/** The ready accounts of the demo (D85); the second teacher's live sessions have not begun. */
export type AcademyAccount =
  | 'member'
  | 'member2'
  | 'jw8801'
  | 'teacher'
  | 'teacher2'
  | 'inspector'
  | 'producthead'
  | 'admin';

/** A member as a script: what a test arranges or checks beside the browser. */
export interface AcademyMember {
  readonly token: string;
  readonly uid: string;
  readonly nickname: string;
  readonly call: <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;
  /** Says something in a room. @param replyTo id of the message it answers */
  readonly write: (room: string, text: string, replyTo?: string) => Promise<{ readonly id: string }>;
  /** My beans now. */
  readonly beans: () => Promise<number>;
}

async function send<C extends Call>(call: C, input: CallInput<C>, token: string): Promise<CallData<C>> {
  const { url, method, query, headers, body } = encodeCall(call, input, { token, appFrom: 'hljw_edu' });
  const answer = await fetch(`${baseUrl()}${url}?${query}`, { method, headers, ...(body && { body }) });
  return call.output.parse(readAnswer({ status: answer.status, body: await answer.json() })) as CallData<C>;
}

/** The password of the ready accounts, as the login page names it. */
async function demoPassword(): Promise<string> {
  const { features } = await send(calls.identity.boot, {}, '');
  const [first] = features.demo_accounts;
  if (!first) throw new Error('the server was started without its demo');
  return first.password;
}

function personOf({ token, member }: CallData<typeof calls.identity.login>): AcademyMember {
  const call: AcademyMember['call'] = (asked, input) => send(asked, input, token);
  return {
    token,
    uid: member.uid,
    nickname: member.nickname,
    call,
    write: (room, text, replyTo) =>
      call(calls.messaging.publish, {
        room,
        client_msg_id: crypto.randomUUID(),
        kind: 'text',
        body: { text },
        ...(replyTo !== undefined && { reply_to: replyTo }),
      }),
    beans: async () => (await call(calls.wallet.balances, {})).beans,
  };
}

/** Signs a ready account in beside the browser: for those whose role the demo gives, and where the demo is the subject. */
export async function person(account: AcademyAccount): Promise<AcademyMember> {
  const password = await demoPassword();
  return personOf(await send(calls.identity.login, { account, password, agree: 1 }, ''));
}

/** What a new member has. */
export interface NewAcademyMember {
  /** Left out, one that no other member has. */
  readonly nickname?: string;
  /** At least so many beans, bought in one pack. */
  readonly beans?: number;
  /** At least so many gold coins, bought in one pack. */
  readonly coins?: number;
  /** Is in the class of this teacher's channel. */
  readonly inClassOf?: 'teacher' | 'teacher2';
}

/** A member of one test alone, and what they sign in with. */
export interface OwnMember extends AcademyMember {
  readonly account: string;
  readonly password: string;
}

let members = 0;

/** Opens an account that no other test knows, by the calls that anybody would make. */
export async function newMember({
  // Padded, since no name may begin another.
  nickname = `Own member ${String((members += 1)).padStart(3, '0')}`,
  beans = 0,
  coins = 0,
  inClassOf,
}: NewAcademyMember = {}): Promise<OwnMember> {
  const account = `${crypto.randomUUID()}@goldbean.test`;
  const password = crypto.randomUUID();
  const [code] = await Promise.all([
    codeSentTo(account),
    send(calls.identity.sendCode, { account, scene: 'register' }, ''),
  ]);
  const member = personOf(
    await send(calls.identity.register, { account, password, code, nickname, agree: 1 }, ''),
  );
  if (beans > 0) await buyBeans(member, beans);
  if (coins > 0) await buyCoins(member, coins);
  if (inClassOf) await joinClass(member, await person(inClassOf));
  return { ...member, account, password };
}

/** The cheapest pack with at least so much in it. */
function packOf<Pack>(packs: readonly Pack[], amountOf: (pack: Pack) => number, least: number): Pack {
  const [pack] = packs
    .filter((each) => amountOf(each) >= least)
    .toSorted((one, other) => amountOf(one) - amountOf(other));
  if (!pack) throw new Error(`no pack has ${least}`);
  return pack;
}

/** Pays at the local cashier, and waits until the order is credited. */
async function payAt(cashier: string | null, member: AcademyMember, order_no: string): Promise<void> {
  if (cashier === null) throw new Error('the server has no cashier');
  await fetch(cashier, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
  const state = async () => (await member.call(calls.orders.detail, { order_no })).order.state;
  await expect.poll(state).toBe(orderStates.credited);
}

async function buyBeans(member: AcademyMember, least: number): Promise<void> {
  const { list, agreement } = await member.call(calls.recharge.offer, {});
  const { order_no, code_url } = await member.call(calls.recharge.payByWechat, {
    goods_id: packOf(list, (pack) => pack.beans, least).id,
    channel: rechargeChannels.other,
    agree: 1,
    agreement_version: agreement.version,
    request_id: crypto.randomUUID(),
  });
  await payAt(code_url, member, order_no);
}

async function buyCoins(member: AcademyMember, least: number): Promise<void> {
  const { list, agreement } = await member.call(calls.recharge.coinPacks, {});
  const { order_no, pay_url } = await member.call(calls.recharge.createCoinOrder, {
    goods_id: packOf(list, (pack) => pack.coins, least).id,
    pay_type: payTypes.card,
    agree: 1,
    agreement_version: agreement.version,
    request_id: crypto.randomUUID(),
  });
  await payAt(pay_url, member, order_no);
}

/** Subscribes to a teacher's channel, and so takes a place in its class. */
async function joinClass(member: AcademyMember, teacher: AcademyMember): Promise<void> {
  const { list } = await teacher.call(calls.channels.list, { tab: 'mine' });
  const [channel] = list;
  if (!channel) throw new Error('the teacher has no channel');
  await member.call(calls.channels.subscribe, {
    channel_id: channel.channel_id,
    action: 'add',
    agree: 1,
    agreement_version: agreements.channel.version,
  });
}

/** Whose live session shows the demo's film: the ready account `teacher`. */
const filmTeacher = '财经课堂老师';

/** The live session on air that shows the demo's film; others are those of tests that run beside. */
export async function liveOnAir(viewer: AcademyMember) {
  const { list } = await viewer.call(calls.live.list, { state: 'live' });
  const shown = list.find(({ streamer }) => streamer.nickname === filmTeacher);
  if (!shown) throw new Error('the live session of the film is not on air');
  return shown;
}

/**
 * A live session of a teacher that has not begun, of the asking test alone; its picture is that of another of theirs. What
 * a test before left on air is ended: while its encoder may come back, nothing else can be tested or begun in the channel.
 */
export async function liveToCome(teacher: AcademyMember, admins: readonly string[] = []) {
  const { list } = await teacher.call(calls.live.list, {});
  const own = list.filter(({ streamer }) => streamer.uid === teacher.uid);
  const [like] = own;
  if (!like) throw new Error('the teacher has no live session');
  for (const { live_id, state } of own) {
    if (state === 'live') await teacher.call(calls.streaming.end, { live_id, kind: 'end' });
  }
  const { live } = await teacher.call(calls.streaming.settings, { live_id: like.live_id });
  const start_time_ts = Date.now() + 2 * 3_600_000;
  const { live_id } = await teacher.call(calls.streaming.edit, {
    channel_id: live.channel_id,
    name: `${live.name} ${Date.now().toString(36)}`,
    introduction: live.introduction,
    background: live.background_id,
    course_type: live.course_type,
    block_network: live.block_network,
    start_time: start_time_ts,
    admins: [...admins],
  });
  return { live_id, channel_id: live.channel_id, channel: like.channel, start_time_ts };
}

/** The class that all of them are in; a member's own list has others too, the one written in last first. */
export async function sharedClass(...people: readonly [AcademyMember, ...AcademyMember[]]) {
  const lists = await Promise.all(people.map(async ({ call }) => (await call(calls.groups.list, {})).list));
  const shared = lists[0]?.find(
    ({ group }) =>
      group.kind === 'class' &&
      lists.every((list) => list.some((entry) => entry.group.group_id === group.group_id)),
  );
  if (!shared) throw new Error('they share no class');
  return shared.group;
}
