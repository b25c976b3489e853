import { expect, test } from 'vitest';
import { programPaths } from './page-paths.ts';

const isProgram = programPaths(['hljw', 'im', 'livego']);

test.each([
  '/im/v2/chat/join',
  '/livego/nothing',
  '/hljw/api/pindao/liveZan',
  '/files/a',
  '/flv/a',
  '/ws',
  '/docs',
])('%s is for programs', (path) => {
  expect(isProgram(path)).toBe(true);
});

test.each(['/', '/home', '/hljw/homepage', '/hljw/apiary', '/live/1', '/chat', '/imagine'])(
  '%s is a page',
  (path) => {
    expect(isProgram(path)).toBe(false);
  },
);
