import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../src/platform/database/index.ts';
import { keyOf } from '../refusals.ts';
import { openTestServer, type TestServer } from './in-process.ts';

/* Goods and campaigns reach the server by no call, so no field of one holds their addresses. */
let testServer: TestServer;
let channelId = '';
beforeAll(async () => {
  testServer = await openTestServer({}, {}, undefined, { film: false });
  const { rows } = await sql<{ channel_id: string }>`SELECT channel_id FROM channel LIMIT 1`.execute(
    testServer.app.database.reader,
  );
  channelId = rows[0]?.channel_id ?? '';
});
afterAll(() => testServer.close());

const day = 86_400_000;
/** What an operator enters, with one of its addresses. */
const entered = {
  'a product': (tx: Tx, cover: string) =>
    testServer.app.modules.money.features.shop.add(tx, {
      channelId,
      name: 'A book',
      description: '',
      cover,
      price: { minor: 990, currency: 'CNY' },
      stock: null,
      group: null,
    }),
  'a treasure': (tx: Tx, cover: string) =>
    testServer.app.modules.money.features.treasures.add(tx, {
      name: 'A cup',
      description: 'Of clay.',
      cover,
      price: 10,
      stock: 1,
      limit: 1,
      opensAt: Date.now(),
      closesAt: Date.now() + day,
    }),
  'a campaign': (tx: Tx, link: string) =>
    testServer.app.modules.live.features.gifts.activities.open(
      tx,
      {
        channel_id: null,
        type: 'gift',
        title: 'A week of learning',
        img: '',
        link,
        starts_at: Date.now(),
        ends_at: Date.now() + day,
      },
      [],
    ),
} as const;

test.each(Object.keys(entered) as (keyof typeof entered)[])(
  '%s leads to http, https or a place of ours; another address is refused with words',
  async (kind) => {
    const { database } = testServer.app;
    // Undone each time: only whether it is taken counts.
    const given = (address: string) =>
      keyOf(
        database.transaction(async (tx) => {
          await entered[kind](tx, address);
          throw new Error('taken');
        }),
      );
    for (const wrong of [
      'javascript:alert(1)',
      'data:image/svg+xml,<svg>',
      '//example.com/a.png',
      'file:///a',
    ])
      expect(await given(wrong)).toBe('request.address');
    for (const right of ['https://example.com/a.png', 'http://example.com/a.png', '/files/a.png'])
      await expect(given(right)).rejects.toThrow('taken');
  },
);
