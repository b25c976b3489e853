import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { errorWords, refusalWords, type Translator } from './error-words.ts';

const catalogue: Record<string, string> = {
  'errors:system.error': 'System error',
  'errors:request.invalid': 'A field is wrong',
  'errors:live.ended': 'Live ended',
  'connection:unreachable': 'No answer from the server',
};
const words: Translator = { exists: (key) => key in catalogue, t: (key) => catalogue[key] ?? key };

describe('errorWords', () => {
  it.each([
    [
      'a refusal we have words for',
      new ApiError({ code: 410, msgKey: 'live.ended', requestId: 'r' }),
      'Live ended',
    ],
    [
      'M20: a refusal of a newer server',
      new ApiError({ code: 422, msgKey: 'moon.full', requestId: 'r9' }),
      'System error (r9)',
    ],
    [
      'M20: a fault of ours',
      new ApiError({ code: 500, msgKey: 'system.error', requestId: 'r9' }),
      'System error (r9)',
    ],
    ['silence', new ApiError({ code: 0, msgKey: 'unreachable' }), 'No answer from the server'],
    ['M20: what nobody foresaw', new TypeError('x is undefined'), 'System error'],
  ])('%s', (_name, error, expected) => {
    expect(errorWords(error, words)).toBe(expected);
  });
});

describe('refusalWords', () => {
  it('says of silence that nothing answered', () => {
    expect(refusalWords('unreachable', words)).toBe('No answer from the server');
  });

  it('falls back to the general refusal of a field', () => {
    expect(refusalWords('live.ended', words)).toBe('Live ended');
    expect(refusalWords('something.else', words)).toBe('A field is wrong');
  });
});
