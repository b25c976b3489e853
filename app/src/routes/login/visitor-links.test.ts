import { expect, it } from 'vitest';
import { routeOf } from '../route-table.ts';
import { openToVisitors, visitorLinks } from './visitor-links.ts';

it('E Face.1: the door promises each page that is there and asks nobody to sign in, and nothing else', () => {
  const isOpen = (path: string) => routeOf(path)?.login === false;
  expect(visitorLinks.map(({ path }) => path)).toEqual(
    openToVisitors.map(({ path }) => path).filter((path) => isOpen(path)),
  );
  expect(visitorLinks.map(({ path }) => path)).toContain('/chat');
});
