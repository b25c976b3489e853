import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IConfiguration } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkImports, sourceFolders } from './import-rules.ts';

const root = join(import.meta.dirname, '..');
const load: (id: string) => unknown = createRequire(import.meta.url);
const config = load('../.dependency-cruiser.cjs') as IConfiguration;

/** For each rule a small project that breaks it: files by path, empty where their content does not matter. */
const forbidden: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-cycles': {
    'app/src/a.ts': "import type { B } from './b.ts'; export interface A { b: B }",
    'app/src/b.ts': "import type { A } from './a.ts'; export interface B { a: A }",
  },
  'no-missing-module': { 'app/src/a.ts': "import './gone.ts';" },
  'foundations-stand-alone': {
    'locales/src/a.ts': "import '../../contract/src/b.ts';",
    'contract/src/b.ts': '',
  },
  'contract-knows-only-zod': {
    'contract/src/a.ts': "import 'axios';",
    'node_modules/axios/index.js': '',
  },
  'design-system-draws-only': {
    'design-system/src/a.tsx': "import type { C } from '../../contract/src/b.ts'; export type D = C;",
    'contract/src/b.ts': 'export type C = 1;',
  },
  'contract-rules-know-limits-only': {
    'contract/src/rules.ts': "export { b } from './b.ts';",
    'contract/src/b.ts': 'export const b = 1;',
  },
  'design-system-takes-words-from-i18next': {
    'design-system/src/a.ts': "import { words } from '../../locales/src/b.ts'; export const w = words;",
    'locales/src/b.ts': 'export const words = 1;',
  },
  'app-has-no-styles': {
    'app/src/routes/a.tsx': "import '../../../tokens/src/b.ts';",
    'tokens/src/b.ts': '',
  },
  'app-never-imports-server': { 'app/src/a.ts': "import '../../server/src/b.ts';", 'server/src/b.ts': '' },
  'server-knows-only-the-contract': {
    'server/src/a.ts': "import '../../locales/src/b.ts';",
    'locales/src/b.ts': '',
  },
  'app-shared-is-the-ground': {
    'app/src/shared/a.ts': "import '../features/m/x/index.ts';",
    'app/src/features/m/x/index.ts': '',
  },
  'app-features-below-routes': {
    'app/src/features/m/x/a.ts': "import '../../../routes/b.ts';",
    'app/src/routes/b.ts': '',
  },
  'app-features-never-meet': {
    'app/src/features/m/x/a.ts': "import type { Y } from '../y/index.ts'; export type X = Y;",
    'app/src/features/m/y/index.ts': 'export type Y = 1;',
  },
  'app-services-know-no-state': {
    'app/src/features/m/x/x.service.ts': "import './x.state.ts';",
    'app/src/features/m/x/x.state.ts': '',
  },
  'app-state-knows-nothing': {
    'app/src/features/m/x/x.state.ts': "import './x.service.ts';",
    'app/src/features/m/x/x.service.ts': '',
  },
  'app-actions-draw-nothing': {
    'app/src/features/m/x/x.actions.ts': "import './components/X.tsx';",
    'app/src/features/m/x/components/X.tsx': '',
  },
  'app-components-call-actions': {
    'app/src/features/m/x/components/X.tsx': "import '../x.service.ts';",
    'app/src/features/m/x/x.service.ts': '',
  },
  'server-platform-below-features': {
    'server/src/platform/a.ts': "import '../modules/m/x/index.ts';",
    'server/src/modules/m/x/index.ts': '',
  },
  'server-features-never-meet': {
    'server/src/modules/m/x/x.ports.ts': "import type { Y } from '../y/index.ts'; export type X = Y;",
    'server/src/modules/m/y/index.ts': 'export type Y = 1;',
  },
  'server-ports-are-types': {
    'server/src/modules/m/x/x.ports.ts': "import { y } from '../y/y.ports.ts'; export const x = y;",
    'server/src/modules/m/y/y.ports.ts': 'export const y = 1;',
  },
  'server-routes-know-no-sql': {
    'server/src/modules/m/x/x.routes.ts': "import './x.repository.ts';",
    'server/src/modules/m/x/x.repository.ts': '',
  },
  'server-repositories-know-no-http': {
    'server/src/modules/m/x/x.repository.ts': "import '../../../platform/http/index.ts';",
    'server/src/platform/http/index.ts': '',
  },
  'server-domain-is-pure': {
    'server/src/modules/m/x/x.domain.ts': "import 'kysely';",
    'node_modules/kysely/index.js': '',
  },
  'server-module-joins-its-own': {
    'server/src/modules/m/index.ts':
      "import './x/index.ts'; import type { Y } from '../n/y/index.ts'; export type X = Y;",
    'server/src/modules/m/x/index.ts': '',
    'server/src/modules/n/y/index.ts': 'export type Y = 1;',
  },
  'server-modules-meet-in-app': {
    'server/src/modules/m/index.ts': "import '../n/index.ts';",
    'server/src/modules/n/index.ts': '',
  },
  'module-by-its-door': {
    'server/src/app.ts': "import './modules/m/x/index.ts';",
    'server/src/modules/m/x/index.ts': '',
  },
  'feature-by-its-door': {
    'app/src/routes/A.tsx': "import '../features/m/x/x.state.ts';",
    'app/src/features/m/x/x.state.ts': '',
  },
  'component-area-by-its-door': {
    'design-system/src/components/chat/A/A.tsx': "import '../../gifts/B/B.tsx';",
    'design-system/src/components/gifts/B/B.tsx': '',
  },
  'app-enters-the-contract-by-module': {
    'app/src/a.ts': "import { calls } from '../../contract/src/index.ts'; export const c = calls;",
    'contract/src/index.ts': 'export const calls = 1;',
  },
  'package-by-its-exports': {
    'app/src/a.ts': "import '../../contract/src/b.ts';",
    'contract/src/b.ts': '',
  },
};

/** The same projects with an allowed import instead. */
const allowed: Readonly<Record<string, string>> = {
  'contract/package.json': '{"name":"@goldbean/contract","type":"module","exports":{".":"./src/index.ts"}}',
  'contract/src/index.ts': "import { z } from 'zod'; export const name = z;",
  'node_modules/zod/index.js': 'export const z = 1;',
  'locales/src/index.ts': 'export type Language = 1;',
  'design-system/src/a.ts':
    "import type { Language } from '../../locales/src/index.ts'; export type L = Language;",
  'server/src/app.ts': "import { m } from './modules/m/index.ts'; export const y = m;",
  'server/src/modules/m/index.ts':
    "import type { N } from '../n/index.ts'; import { x } from './x/index.ts'; export const m: N = x;",
  'server/src/modules/n/index.ts': 'export type N = 1;',
  'server/src/modules/m/x/index.ts': "export { x } from './x.service.ts';",
  'server/src/modules/m/x/x.service.ts': "import './x.repository.ts'; export const x = 1;",
  'server/src/modules/m/x/x.repository.ts': "import 'kysely';",
  'server/src/modules/m/x/x.ports.ts': "import type { Y } from '../y/y.ports.ts'; export type X = Y;",
  'server/src/modules/m/y/y.ports.ts': 'export type Y = 1;',
  'node_modules/kysely/index.js': '',
};

let project: string;
beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'goldbean-project-'));
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function build(files: Readonly<Record<string, string>>): Promise<string[]> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), content || 'export {};');
  }
  const folders = Object.keys(files).map((path) => path.split('/', 1)[0] ?? '');
  return [...new Set(folders)].filter((folder) => folder !== 'node_modules');
}

describe('each rule turns red on what it forbids', () => {
  test('and none is without such a project', () => {
    expect(Object.keys(forbidden).toSorted()).toEqual(config.forbidden?.map((rule) => rule.name).toSorted());
  });

  test.each(Object.entries(forbidden))('%s', async (name, files) => {
    const check = await checkImports(project, await build(files));
    expect(check.broken.map((broken) => broken.rule)).toContain(name);
    const said = check.broken.find((broken) => broken.rule === name)?.comment ?? '';
    expect(said.length).toBeGreaterThan(40);
  });
});

test.each([
  ["import { css } from '@emotion/react'; export default css;", 'node_modules/@emotion/react/index.js'],
  ["import '../../design-system/src/styling/index.ts';", 'design-system/src/styling/index.ts'],
])('app-has-no-styles is red on %s', async (line, target) => {
  const check = await checkImports(project, await build({ 'app/src/a.tsx': line, [target]: '' }));
  expect(check.broken.map(({ rule }) => rule)).toContain('app-has-no-styles');
});

test('what is right stays green', async () => {
  const check = await checkImports(project, await build(allowed));
  const crossings = check.broken.filter((broken) => broken.from !== 'design-system/src/a.ts');
  expect(crossings).toEqual([]);
});

test('a module enters its own features by their entry points alone', async () => {
  const inside = {
    'server/src/modules/m/index.ts': "import './x/x.service.ts';",
    'server/src/modules/m/x/x.service.ts': '',
  };
  const check = await checkImports(project, await build(inside));
  expect(check.broken.map((broken) => broken.rule)).toContain('server-module-joins-its-own');
});

describe('the real repository', () => {
  // It reads every source file, so it may take longer than the default timeout.
  test('is looked at whole', async () => {
    const { seen, missed } = await checkImports(root, sourceFolders);
    expect(missed).toEqual([]);
    expect(seen.length).toBeGreaterThan(300);
  });
});
