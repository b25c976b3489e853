import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachedServerTests, serverTestsIn } from './reached-server-tests.ts';

/** A small server: two features, a composition, and tests that ask it. */
const root = mkdtempSync(join(tmpdir(), 'goldbean-reached-'));
const modules = 'server/src/modules';
const files: Readonly<Record<string, string>> = {
  'contract/package.json': '{ "name": "@goldbean/contract", "exports": { ".": "./src/index.ts" } }',
  'locales/package.json': '{ "name": "@goldbean/locales", "exports": { ".": "./src/index.ts" } }',
  'contract/src/index.ts': [
    "import * as live from './live/index.ts';",
    "export * from './live/index.ts';",
    'export const calls = live.calls;',
  ].join('\n'),
  'contract/src/live/index.ts': [
    "export * from './gifts/gifts.schema.ts';",
    "export * from './bags/bags.schema.ts';",
    "export * as calls from './live.calls.ts';",
  ].join('\n'),
  'contract/src/live/live.calls.ts': [
    "export { giftCalls as gifts } from './gifts/gifts.calls.ts';",
    "export { bagCalls as bags } from './bags/bags.calls.ts';",
  ].join('\n'),
  'contract/src/live/gifts/gifts.schema.ts': 'export const gift = 1;',
  'contract/src/live/gifts/gifts.calls.ts': 'export const giftCalls = {};',
  'contract/src/live/bags/bags.schema.ts': 'export const bag = 1;',
  'contract/src/live/bags/bags.calls.ts': 'export const bagCalls = {};',
  'server/src/platform/clock.ts': 'export const clock = 1;',
  [`${modules}/live/gifts/gifts.service.ts`]:
    "import { gift } from '@goldbean/contract'; export const gifts = gift;",
  [`${modules}/live/gifts/gifts.test.ts`]: "import { gifts } from './gifts.service.ts'; gifts;",
  [`${modules}/live/bags/bags.service.ts`]:
    "import { bag } from '@goldbean/contract'; export const bags = bag;",
  [`${modules}/live/bags/bags.test.ts`]: "import { bags } from './bags.service.ts'; bags;",
  [`${modules}/live/index.ts`]: [
    "import { gifts } from './gifts/gifts.service.ts';",
    "import { bags } from './bags/bags.service.ts';",
    'export const live = [gifts, bags];',
  ].join('\n'),
  'server/src/app.ts': "import { live } from './modules/live/index.ts'; export const app = live;",
  'server/test/system/in-process.ts': [
    "import { calls, namedCalls } from '@goldbean/contract';",
    "import { app } from '../../src/app.ts';",
    'export const callNames = Object.keys(namedCalls);',
    'export const house = [app, calls.gifts];',
  ].join('\n'),
  'server/test/system/bag-draw.test.ts': "import { house } from './in-process.ts'; house.ask('bags.draw');",
  'server/test/system/give.test.ts': "import { house } from './in-process.ts'; house.ask('gifts.give');",
  'server/test/system/fuzz.test.ts': "import { callNames } from './in-process.ts'; callNames;",
};

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const system = (name: string): string => `server/test/system/${name}.test.ts`;
const gifts = `${modules}/live/gifts/gifts.test.ts`;
const bags = `${modules}/live/bags/bags.test.ts`;

test.each([
  [
    'its own tests and those that ask for it',
    `${modules}/live/bags/bags.service.ts`,
    [bags, system('bag-draw'), system('fuzz')],
  ],
  [
    'what stands behind a door',
    'contract/src/live/bags/bags.schema.ts',
    [bags, system('bag-draw'), system('fuzz')],
  ],
  [
    'lists of a module',
    `${modules}/live/index.ts`,
    [bags, gifts, system('bag-draw'), system('fuzz'), system('give')],
  ],
  [
    'a migration of a module',
    'server/migrations/live/20261122T0915_bags.sql',
    [bags, gifts, system('bag-draw'), system('fuzz'), system('give')],
  ],
  [
    'what every server stands on',
    'server/src/platform/clock.ts',
    [system('bag-draw'), system('fuzz'), system('give')],
  ],
  [
    'a helper of tests',
    'server/test/system/in-process.ts',
    [system('bag-draw'), system('fuzz'), system('give')],
  ],
  ['a test', system('give'), [system('give')]],
  ['another module', `${modules}/people/profile/profile.service.ts`, [system('fuzz')]],
  ['nothing of the server', 'app/src/main.tsx', []],
])('a change of %s: %s', (_, path, reached) => {
  expect(reachedServerTests(root, serverTestsIn(root), [path]).toSorted()).toEqual([...reached].toSorted());
});
