import { expect, test } from 'vitest';
import { streamingCalls } from './streaming.calls.ts';

const form = {
  name: 'n',
  introduction: 'i',
  background: 'f1',
  course_type: '1',
  start_time: '1800000000000',
  block_network: '0',
};
const previewOf = (preview_time: unknown) => {
  const { data, error } = streamingCalls.edit.input.safeParse({ ...form, preview_time });
  return data ? { at: data.preview_time } : error?.issues.map(({ message }) => message);
};

test('V32: the preview time may be empty, as a form sends it; otherwise it is a moment', () => {
  expect(previewOf('')).toEqual({ at: undefined });
  expect(previewOf(undefined)).toEqual({ at: undefined });
  expect(previewOf('1790000000000')).toEqual({ at: 1_790_000_000_000 });
  expect(previewOf('soon')).toEqual(['live.preview_past']);
});
