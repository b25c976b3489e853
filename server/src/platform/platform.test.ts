import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/scratch.ts';

test('the scratch database runs the migrations', async () => {
  const testDatabase = await createTestDatabase();
  await testDatabase.drop();
  expect(testDatabase.url).toContain('scratch_');
});
