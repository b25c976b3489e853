import { readdir } from 'node:fs/promises';
import type { RouteArea, RouteEntry } from './src/routes/route.ts';

const folder = new URL('src/routes/', import.meta.url);

/**
 * The route areas for what runs in Node: the build makes its script groups of them. Node imports the files itself,
 * since Vite would bundle the pages that the routes load into its configuration; so what a `.routes.ts` imports must
 * run in Node.
 */
export async function readRouteAreas(): Promise<RouteArea[]> {
  const files = await readdir(folder, { recursive: true });
  const found = files.filter((file) => file.endsWith('.routes.ts')).toSorted();
  const areas: RouteArea[] = [];
  // One after the other: a loader that is not Node's own may hand out a module that two import at once half made.
  for (const file of found) {
    const { area } = (await import(/* @vite-ignore */ new URL(file, folder).href)) as {
      readonly area: RouteArea;
    };
    areas.push(area);
  }
  return areas;
}

/** Name of the file that holds a route's page, without its ending. @throws when its `load` imports none */
export function pageFileOf({ path, load }: RouteEntry): string {
  const name = /(\w+Page)\.tsx/.exec(load.toString())?.[1];
  if (name === undefined) throw new Error(`${path} loads no page`);
  return name;
}
