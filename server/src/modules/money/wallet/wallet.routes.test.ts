import { afterAll, beforeAll, expect, test } from 'vitest';
import { walletRoutes } from './wallet.routes.ts';
import { createWalletFixture, type WalletFixture } from './wallet.test-fixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await createWalletFixture();
  await fixture.credit('w1', 10, { source: 'reward' });
  await fixture.pay('w1', 4);
});
afterAll(() => fixture.drop());

/** What the call binder hands to a handler of a signed-in member. */
const as = (uid: string, roles: readonly ('member' | 'admin')[] = ['member']) =>
  ({ caller: { uid, roles, sessionId: 's' } }) as Parameters<
    ReturnType<typeof walletRoutes>['wallet']['balances']
  >[1];
const paging = { page: 1, page_size: 20 };

test('each call answers for the member who asks', async () => {
  const routes = walletRoutes(fixture.wallet).wallet;
  expect(await routes.balances({}, as('w1'))).toMatchObject({ beans: 6 });
  expect(await routes.balances({}, as('w2'))).toMatchObject({ beans: 0 });
  const statement = await routes.statement({ currency: 'BEAN', ...paging }, as('w1'));
  expect(statement).toMatchObject({ total: 2, list: [{ amount: -4 }, { amount: 10 }] });
  expect(await routes.lots(paging, as('w1'))).toMatchObject({
    list: [{ left: 6, source: 'reward', turn: 1 }],
  });
  expect(await routes.channelIncome({ channel_id: 'c1' }, as('owner'))).toEqual({ beans: 4 });
  expect(await routes.reconciliation({}, as('admin'))).toMatchObject({ ok: true, drifted: 0 });
});

test('the one who undoes a journal is named as its actor', async () => {
  const routes = walletRoutes(fixture.wallet).wallet;
  const { list } = await fixture.wallet.statement('w1', { currency: 'BEAN', ...paging });
  const given = { journal_id: list[0]?.journal_id ?? '', reason: 'charged twice', request_id: 'k' };
  const { journal_id: id } = await routes.reverse(given, as('boss', ['member', 'admin']));
  expect(await routes.balances({}, as('w1'))).toMatchObject({ beans: 10 });
  const { list: after } = await fixture.wallet.statement('w1', { currency: 'BEAN', ...paging });
  expect(after[0]).toMatchObject({ journal_id: id, kind: 'reversal', amount: 4 });
  expect(await routes.reverse(given, as('boss'))).toEqual({ journal_id: id });
});
