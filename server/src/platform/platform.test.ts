import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';

test('the test database runs the migrations', async () => {
  const testDatabase = await createTestDatabase();
  await testDatabase.drop();
  expect(testDatabase.url).toContain('scratch_');
});
