import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('server/{src,test}/**/*.ts');

/** What a module names by its own place, from the root of the repository. */
const placesIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /new URL\(\s*[`']([^`']+)[`'],\s*import\.meta\.url|import\.meta\.dirname,\s*[`']([^`']+)[`']/g,
    ),
  ].map(([, url = '', path = '']) => join(dirname(file), url || path));

test('the server and its tests read what is below server/, so its tests may rest while that is the same', () => {
  const places = files.flatMap((file) => placesIn(file).map((place) => ({ file, place })));
  expect(places.length).toBeGreaterThan(20);
  const outside = places.filter(({ place }) => !place.startsWith('server/'));
  // A whole server, which tests start as a process of its own: they depend on everything.
  expect(outside).toEqual([{ file: 'server/src/server.ts', place: 'app/dist' }]);
});

test('no module of the server reads by an address that depends on where it was started', () => {
  const read = /\b(?:readFile|readdir|copyFile|createReadStream)(?:Sync)?\(\s*[`'](?![/$])/;
  expect(files.filter((file) => read.test(readFileSync(file, 'utf8')))).toEqual([]);
});
