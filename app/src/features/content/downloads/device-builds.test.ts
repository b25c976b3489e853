import { expect, test } from 'vitest';
import { describeDevice } from '../../../shared/session/device.ts';
import { partBuilds, phoneAddressOf, systemOf } from './device-builds.ts';

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  macos: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  chromebook: 'Mozilla/5.0 (X11; CrOS x86_64 16093.57.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};
const osOf = (agent: keyof typeof agents) => describeDevice(agents[agent], true).OS;

test.each([
  ['windows', 'windows'],
  ['macos', 'macos'],
  ['linux', 'linux'],
  ['android', 'android'],
  ['iPhone', null],
  ['chromebook', null],
] as const)('S14: a browser on %s is offered the build for %s', (agent, system) => {
  expect(systemOf(osOf(agent), 0)).toBe(system);
});

test('S14: a tablet that calls itself a Mac is offered none', () => {
  expect(systemOf(osOf('macos'), 5)).toBeNull();
  expect(systemOf(osOf('windows'), 10)).toBe('windows');
});

test('S14: nothing is offered to a device that nobody knows', () => {
  expect(systemOf('', 0)).toBeNull();
  expect(systemOf('constructor', 0)).toBeNull();
});

test('S14: builds for this device come first, each list in its order', () => {
  const builds = [
    { os: 'linux', version: '2' },
    { os: 'windows', version: '2' },
    { os: 'linux', version: '1' },
  ] as const;
  expect(partBuilds(builds, 'linux')).toEqual({
    here: [builds[0], builds[2]],
    elsewhere: [builds[1]],
  });
  expect(partBuilds(builds, null).here).toEqual([]);
});

test('S14: a phone’s build has a code with the whole address, but not on the phone', () => {
  const build = { os: 'android', url: '/files/releases/a.apk' } as const;
  const origin = 'https://class.example';
  expect(phoneAddressOf(build, 'windows', origin)).toBe('https://class.example/files/releases/a.apk');
  expect(phoneAddressOf(build, 'android', origin)).toBeNull();
  expect(phoneAddressOf({ ...build, os: 'linux' }, null, origin)).toBeNull();
});
