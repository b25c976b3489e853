import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths/index.ts';
import { routeAreas, routeOf, routeTable } from './route-table.ts';

/** D92, as far as these pages exist. */
const keptAlive = ['/chat', '/hljw/homepage'];
/** D07, as far as these pages exist. */
const open = ['/chat', '/home', '/login', '/logout', '/tjLogin'];

describe('the route table', () => {
  it('has a page for every address, and an address for every page', () => {
    const addresses = Object.values(paths).map(({ path }) => path);
    expect(routeTable.map(({ path }) => path).toSorted()).toEqual(
      addresses.filter((path) => path !== paths.root.path).toSorted(),
    );
  });

  it('asks for login everywhere but where D07 says', () => {
    expect(
      routeTable
        .filter(({ login }) => !login)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(open);
  });

  it('keeps alive what D92 says', () => {
    expect(routeTable.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual(keptAlive);
  });

  it('finds a route with a slash at its end, and nothing for an unknown address', () => {
    expect(routeOf('/hljw/homepage/')?.path).toBe('/hljw/homepage');
    expect(routeOf('/hljw/homepagex')).toBeUndefined();
    expect(routeOf('/')).toBeUndefined();
  });

  it('gathers the routes of every folder that has some', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const areas = files.flatMap((file) => /^([\w-]+)[\\/]\1\.routes\.ts$/.exec(file)?.[1] ?? []);
    expect(routeAreas.map(({ folder }) => folder).toSorted()).toEqual(areas.toSorted());
  });

  it('has pages on disk for all it loads', () => {
    const pages = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
    const loaded = routeTable.map(({ load }) => /['"`]([^'"`]*Page)\.tsx['"`]/.exec(load.toString())?.[1]);
    for (const page of loaded) {
      expect(pages).toContainEqual(expect.stringContaining(`${page?.split('/').at(-1)}.tsx`));
    }
  });
});
