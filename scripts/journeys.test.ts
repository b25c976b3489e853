import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { journeys, walksOf } from './journeys.ts';

const specs = ['bags', 'exchange', 'one-face', 'votes'];

test.each([
  ['a feature of the server', ['server/src/modules/live/bags/bags.domain.ts'], ['bags']],
  ['a feature of the contract', ['contract/src/live/votes/votes.calls.ts'], ['votes']],
  ['a file of its own', ['app/e2e/one-face.spec.ts'], ['one-face']],
  ['a story and a test', ['app/src/routes/bags/A.stories.tsx', 'server/src/modules/live/bags/a.test.ts'], []],
  ['a feature that none walks through', ['app/src/features/talk/marks/marks.state.ts'], []],
])('%s reaches the files that walk through it', (_, paths, reached) => {
  expect(walksOf(specs, paths)).toEqual(reached);
});

test('each journey is a file', () => {
  expect(journeys.filter((name) => !existsSync(`app/e2e/${name}.spec.ts`))).toEqual([]);
});
