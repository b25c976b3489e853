import { expect, test } from 'vitest';
import { extentOf } from './changed.ts';

test.each([
  ['unit', ['app/src/features/live/gifts/gift-draft.ts'], 'related'],
  ['unit', ['package-lock.json'], 'all'],
  ['server', ['server/src/modules/money/wallet/wallet.domain.ts'], 'related'],
  ['server', ['contract/src/call.ts'], 'related'],
  ['server', ['server/migrations/money/20261122T0915_holds.sql'], 'related'],
  ['server', ['server/migrations/platform/20261122T0915_jobs.sql'], 'all'],
  ['server', ['server/test/test-database.ts'], 'all'],
  ['server', ['server/test/system/fuzz.test.ts'], 'related'],
  ['server', ['app/src/main.tsx'], 'none'],
  ['process', ['server/src/server.ts'], 'all'],
  ['process', ['design-system/src/primitives/Button/Button.tsx'], 'none'],
  ['stories', ['design-system/src/primitives/Button/Button.tsx'], 'related'],
  ['stories', ['locales/src/en/actions.json'], 'related'],
  ['stories', ['tokens/src/red.json'], 'all'],
  ['stories', ['server/src/server.ts'], 'none'],
  ['stories', ['package.json'], 'none'],
  ['e2e', ['app/src/main.tsx'], 'related'],
  ['e2e', ['app/e2e/academy.ts'], 'all'],
  ['e2e', ['app/e2e/shop.spec.ts'], 'related'],
  ['looks', ['design-system/src/primitives/Button/Button.tsx'], 'all'],
  ['looks', ['app/e2e/shop.spec.ts'], 'none'],
  ['looks', ['tokens/src/red.json'], 'all'],
  ['looks', ['visual-tests/accepted.tsv'], 'all'],
  ['looks', ['server/src/server.ts'], 'none'],
  ['first-route', ['server/src/server.ts'], 'none'],
  ['first-route', ['design-system/src/primitives/Button/Button.tsx'], 'all'],
  ['e2e', ['docs/rules.md', 'design-system/src/primitives/Button/Button.tsx'], 'none'],
  ['lint', ['docs/rules.md'], 'all'],
])('%s after a change of %j runs: %s', (suite, paths, extent) => {
  expect(extentOf(suite, paths)).toBe(extent);
});
