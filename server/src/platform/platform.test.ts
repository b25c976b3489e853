import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/scratch.ts';

test('the scratch database runs the migrations', async () => {
  const scratch = await createTestDatabase();
  await scratch.drop();
  expect(scratch.url).toContain('scratch_');
});
