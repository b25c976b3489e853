import { expect, it } from 'vitest';
import { describeDevice } from './device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'Windows 10.0', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 'macOS 10.15.7', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android 15', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'iOS 18.1', false],
  ['something else', '', true],
])('%s', (userAgent, OS, isPC) => {
  expect(describeDevice(userAgent, true)).toEqual({ OS, isPC, flv: 1 });
});
