import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';

/** Everything that is source of ours. */
export const sourceFolders = [
  '.storybook',
  'app',
  'contract',
  'design-system',
  'locales',
  'scripts',
  'server',
  'tokens',
  'visual-tests',
] as const;

export interface BrokenImportRule {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  /** What to do about it. */
  readonly comment: string;
}

export interface ImportCheck {
  readonly broken: readonly BrokenImportRule[];
  /** Source files that were looked at. */
  readonly seen: readonly string[];
  /** Source files that were not looked at; any makes the check fail. */
  readonly missed: readonly string[];
}

const notSource = /(^|\/)(node_modules|dist|storybook-static|report|current)(\/|$)/;

/** Every TypeScript file below the folders, relative to the root. */
export function sourcesBelow(root: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !notSource.test(path));
}

/**
 * Checks the imports of a project by `.dependency-cruiser.cjs`.
 * @param root folder with the workspaces in it
 */
export async function checkImports(root: string, folders: readonly string[]): Promise<ImportCheck> {
  const load: (id: string) => unknown = createRequire(import.meta.url);
  const config = load('../.dependency-cruiser.cjs') as IConfiguration;
  const options: ICruiseOptions = {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
  };
  const { output } = await cruise([...folders], options, config.options?.enhancedResolveOptions);
  const { summary, modules } = output as ICruiseResult;
  const seen = new Set(modules.map((module) => module.source));
  const sources = sourcesBelow(root, folders);
  return {
    broken: summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
      comment: config.forbidden?.find((known) => known.name === rule.name)?.comment ?? '',
    })),
    seen: sources.filter((path) => seen.has(path)),
    missed: sources.filter((path) => !seen.has(path)),
  };
}
