import { expect, test } from 'vitest';
import type { AcceptedLooks } from '../scripts/accepted-looks.ts';
import { planShots, type StoryEntry } from './plan.ts';
import { findSamePictures } from './same-pictures.ts';

const story = (id: string, ...tags: string[]): StoryEntry => ({
  id,
  title: `Pages/${id}`,
  type: 'story',
  tags,
  importPath: './x.stories.tsx',
});
const found = (entries: readonly StoryEntry[], picturesOf: (name: string) => string[]) => {
  const shots = planShots(entries);
  const looks: AcceptedLooks = new Map(
    shots.map(({ name, checks }) => [
      name,
      { inputs: '', pictures: checks.includes('picture') ? picturesOf(name) : [] },
    ]),
  );
  return findSamePictures(shots, entries, looks);
};

test('two pages with one picture in one mode are named', () => {
  const same = found([story('one'), story('two')], (name) => [
    name,
    ...(name.includes('-th') ? ['same'] : []),
  ]);
  expect(same).toEqual([{ name: 'two.education-th', other: 'one.education-th' }]);
});

test('a picture may come again in another mode, and where a story says so', () => {
  expect(found([story('one')], () => ['same'])).toEqual([]);
  expect(found([story('one'), story('two', 'same-picture')], () => ['same'])).toEqual([]);
});
