import { expect, test } from 'vitest';
import { createScratch } from '../../test/scratch.ts';

test('the scratch database runs the migrations', async () => {
  const scratch = await createScratch();
  await scratch.drop();
  expect(scratch.url).toContain('scratch_');
});
