import { codes } from '@goldbean/contract/shared';
import { expect, it } from 'vitest';
import { ApiError } from '../api/index.ts';
import { namedWait } from './named-wait.ts';

const tooFast = (detail?: Record<string, unknown>) =>
  new ApiError({ code: codes.tooFast, msgKey: 'system.too_fast', ...(detail && { detail }) });

it.each([
  ['a limit that names its wait', tooFast({ retry_ms: 4_200 }), 4_200],
  ['a limit that names none', tooFast(), null],
  ['a limit that names nonsense', tooFast({ retry_ms: '4' }), null],
  [
    'another refusal',
    new ApiError({ code: codes.system, msgKey: 'system.error', detail: { retry_ms: 1 } }),
    null,
  ],
  ['no answer', new Error('down'), null],
])('%s', (_what, error, wait) => {
  expect(namedWait(error)).toBe(wait);
});
