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
export interface Move {
  readonly account: string;
  readonly token: string;
  readonly name: CallName;
  readonly fields: Readonly<Record<string, string | number>>;
}

const accounts = ['member', 'member2', 'teacher2', 'jw8801', 'jw8802', 'jw8803', 'jw8804', 'jw8806'];
/** A chalk (V18). */
const giftPrice = 1;

export async function readBeans(port: number, { token }: Pick<Mover, 'token'>): Promise<number> {
  const { data } = await send(port, 'wallet', {}, { token });
  return data.beans;
}

/** Signs the demo's members in, fills their wallets and says what they will do. @param databaseUrl the server's */
export async function prepareMoves(port: number, databaseUrl: string, count: number) {
  const tokens: string[] = [];
  for (const account of accounts) tokens.push(await signIn(port, account));
  const uids: string[] = [];
  for (const token of tokens) uids.push((await send(port, 'memberInfo', {}, { token })).data.uid);
  await topUp(databaseUrl, uids, count);
  const { data: lessons } = await send(port, 'liveList', { state: 'live' }, { token: tokens[0] ?? '' });
  const liveId = lessons.list[0]?.live_id ?? '';
  const movers: Mover[] = [];
  for (const [n, account] of accounts.entries()) {
    const token = tokens[n] ?? '';
    movers.push({ account, token, beans: await readBeans(port, { token }) });
  }
  const moves = Array.from({ length: count }, (_, n): Move => {
    const { account, token } = movers[n % movers.length] as Mover;
    const fields = { live_id: liveId, gift_id: 'chalk', n: 1, request_id: `move-${n}` };
    return { account, token, name: 'giveGift', fields };
  });
  return { movers, moves, adminToken: await signIn(port, 'admin'), words: 'gifts' };
}

/** How many beans the answered moves bring a member, or cost them. */
export function foreseen(moves: readonly Move[], answers: readonly unknown[], mover: Mover): number {
  return moves.reduce((sum, { account, name }, place) => {
    if (account !== mover.account || typeof answers[place] === 'string') return sum;
    return name === 'giveGift' ? sum - giftPrice : sum;
  }, 0);
}
