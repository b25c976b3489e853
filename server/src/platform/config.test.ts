import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test.each([
  ['the demo, whose passwords are published, on loopback', {}, '127.0.0.1'],
  ['an installation on every address', { GOLDBEAN_DEMO: '0' }, '0.0.0.0'],
  ['the demo where HOST says so', { HOST: '0.0.0.0' }, '0.0.0.0'],
  ['an installation where HOST says so', { GOLDBEAN_DEMO: '0', HOST: '10.0.0.5' }, '10.0.0.5'],
  ['an empty HOST as none', { HOST: '' }, '127.0.0.1'],
])('D85: listens: %s', (_what, env, host) => {
  expect(readConfig(env).host).toBe(host);
});
