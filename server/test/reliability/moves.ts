import type { CallName } from '@goldbean/contract';
import { send, signIn } from '../system/real-server.ts';
import { topUp } from '../system/top-up.ts';

/** A member of the demo who moves money. */
export interface Mover {
  readonly account: string;
  readonly token: string;
  /** Before the first move. */
  readonly beans: number;
}

/** One call that moves money, with a request_id of its own. */
export interface MoneyMove {
  readonly account: string;
  readonly token: string;
  readonly name: CallName;
  readonly fields: Readonly<Record<string, string | number>>;
}

const accounts = ['member', 'member2', 'teacher2', 'jw8801', 'jw8802', 'jw8803', 'jw8804', 'jw8806'];
/** A chalk (V18). */
const giftPrice = 1;

/** Of them, those in the class group of the demo's first channel: they open each packet. */
const grabbers = ['member', 'member2', 'jw8801', 'jw8806'];
/** Of ten moves, so many are grabs. */
const grabsOfTen = 3;
const packet = { kind: 'random', count: grabbers.length, total: 10 * grabbers.length } as const;

export async function readBeans(port: number, { token }: Pick<Mover, 'token'>): Promise<number> {
  const { data } = await send(port, 'wallet.balances', {}, { token });
  return data.beans;
}

/** Signs the demo's members in, fills their wallets and says what they will do. @param databaseUrl the server's */
export async function prepareMoves(port: number, databaseUrl: string, count: number) {
  const tokens: string[] = [];
  for (const account of accounts) tokens.push(await signIn(port, account));
  const uids: string[] = [];
  for (const token of tokens) uids.push((await send(port, 'identity.memberInfo', {}, { token })).data.uid);
  await topUp(databaseUrl, uids, count);
  const { data: lives } = await send(port, 'live.list', { state: 'live' }, { token: tokens[0] ?? '' });
  const liveId = lives.list[0]?.live_id ?? '';
  const movers: Mover[] = [];
  for (const [n, account] of accounts.entries()) {
    const token = tokens[n] ?? '';
    movers.push({ account, token, beans: await readBeans(port, { token }) });
  }
  const packets = await sendPackets(
    port,
    databaseUrl,
    Math.ceil((count * grabsOfTen) / 10 / grabbers.length),
  );
  let grabbed = 0;
  const moves = Array.from({ length: count }, (_, n): MoneyMove => {
    const request_id = `move-${n}`;
    if (n % 10 < grabsOfTen) {
      const account = grabbers[grabbed % grabbers.length] ?? '';
      const packet_id = packets[Math.floor(grabbed / grabbers.length)] ?? '';
      grabbed += 1;
      const token = movers.find((mover) => mover.account === account)?.token ?? '';
      return { account, token, name: 'redPackets.open', fields: { packet_id, request_id } };
    }
    const { account, token } = movers[n % movers.length] as Mover;
    const fields = { live_id: liveId, gift_id: 'chalk', n: 1, request_id };
    return { account, token, name: 'gifts.give', fields };
  });
  const words = `${moves.length - grabbed} gifts, ${grabbed} grabs of ${packets.length} packets`;
  return { movers, moves, adminToken: await signIn(port, 'admin'), words };
}

/** Packets of the teacher for the class group. @returns their ids */
async function sendPackets(port: number, databaseUrl: string, count: number): Promise<string[]> {
  const token = await signIn(port, 'teacher');
  const { data: me } = await send(port, 'identity.memberInfo', {}, { token });
  await topUp(databaseUrl, [me.uid], count * packet.total);
  const { data: groups } = await send(port, 'groups.list', {}, { token });
  const group_id = groups.list[0]?.group.group_id ?? '';
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const fields = { group_id, ...packet, request_id: `packet-${n}` };
    ids.push((await send(port, 'redPackets.send', fields, { token })).data.packet_id);
  }
  return ids;
}

/** How many beans the answered moves bring a member, or cost them. */
export function foreseen(moves: readonly MoneyMove[], answers: readonly unknown[], mover: Mover): number {
  return moves.reduce((sum, { account, name }, place) => {
    // A refusal moves nothing.
    if (account !== mover.account || typeof answers[place] === 'string') return sum;
    return name === 'gifts.give' ? sum - giftPrice : sum + (answers[place] as { amount: number }).amount;
  }, 0);
}
