import { fileLimits } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import { conversionOf, isVoiceLength, shownName } from './files.domain.ts';

test.each([
  [fileLimits.voiceLeastMs - fileLimits.voiceSlackMs - 1, false],
  [fileLimits.voiceLeastMs - fileLimits.voiceSlackMs, true],
  [fileLimits.voiceMs + fileLimits.voiceSlackMs, true],
  [fileLimits.voiceMs + fileLimits.voiceSlackMs + 1, false],
])('D79: a voice message of %i ms: %s', (duration, isRight) => {
  expect(isVoiceLength(duration)).toBe(isRight);
});

describe('the shown name', () => {
  test.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\a\\report.pdf', 'report.pdf'],
    ['a\u202Egpj.pdf', 'agpj.pdf'],
    ['a\0b\nc.txt', 'abc.txt'],
    ['', 'file'],
    ['\uD800.txt', '\uFFFD.txt'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('%j becomes %j', (given, shown) => {
    expect(shownName(given)).toBe(shown);
  });
});

test.each([
  ['V10: an avi', { mime: 'video/vnd.avi', duration: null }, { from: 'avi', to: 'mp4' }],
  ['V10: an flv', { mime: 'video/x-flv', duration: null }, { from: 'flv', to: 'mp4' }],
  ['an mp4 that browsers do not play', { mime: 'video/mp4', duration: null }, { from: 'mov', to: 'mp4' }],
  ['an mp4 that plays', { mime: 'video/mp4', duration: 1_000 }, null],
  ['D79: a recording', { mime: 'audio/webm', duration: 1_000 }, { from: 'webm', to: 'mp3' }],
  ['a paper', { mime: 'application/pdf', duration: null }, null],
])('%s', (_what, file, expected) => expect(conversionOf(file)).toEqual(expected));
