/** What a file of a server module may be, as its name says: `<noun>.<role>.ts`. CONTRIBUTING.md says what each means. */
const serverRoles = [
  'routes',
  'service',
  'usecase',
  'domain',
  'repository',
  'tables',
  'ports',
  'provider',
  'registry',
  'access',
  'views',
  'messages',
  'search',
  'product',
  'review',
  'webhooks',
  'events',
  'job',
  'state',
  'socket',
] as const;

const inModule = /^server\/src\/modules\/.+\/.+\.ts$/;
const named = new RegExp(`/[a-z0-9-]+\\.(${serverRoles.join('|')})\\.ts$`);
/** A test and what it stands on; `testing/` holds clients that other tests share. */
const ofTests = /\.test(-fixture)?\.ts$|\/testing\//;

/** Files of server modules whose names say no role. @param paths relative to the root */
export const serverFilesWithoutRole = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) => inModule.test(path) && !path.endsWith('/index.ts') && !ofTests.test(path) && !named.test(path),
  );
