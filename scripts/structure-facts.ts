import { spawnSync } from 'node:child_process';
import { compositionOf } from './composition.ts';
import { serverFilesWithoutRole } from './file-roles.ts';
import { checkImports, sourceFolders, sourcesBelow } from './import-rules.ts';
import { topLevelFunctions } from './long-functions.ts';
import { environment } from './run-command.ts';
import { allTypes, duplicateTypeNames } from './type-names.ts';

export interface StructureFact {
  readonly name: string;
  readonly value: number;
  /** More than this is a fault; left out where the fact only informs. */
  readonly limit?: number;
}

const isTest = (path: string): boolean =>
  /\.(test|test-fixture|stories|fixtures)\.tsx?$|\/(test|e2e)\//.test(path);
/** Of a top-level function, in lines. */
const longestFunction = 100;
const styleImport = /from '(@emotion\/|@goldbean\/tokens|@goldbean\/design-system\/styling)/;
const styleWords = /\bstyled(?:\.\w+`|\()|\bcss`|<(Box|Stack)\b/;

/** @param share 0 to 1 */
function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Unused exports and types, as `npm run lint` finds them. */
function countUnusedExports(root: string): number {
  const { stdout } = spawnSync('knip', ['--no-progress', '--reporter', 'json'], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  const { issues } = JSON.parse(stdout) as {
    issues: readonly { readonly exports?: readonly unknown[]; readonly types?: readonly unknown[] }[];
  };
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0);
}

/**
 * What `npm run structure` prints.
 * @param read a source file by its path below the root
 */
export async function structureFacts(root: string, read: (path: string) => string): Promise<StructureFact[]> {
  const sources = sourcesBelow(root, sourceFolders);
  const lines = sources
    .filter((path) => !isTest(path))
    .map((path) => read(path).split('\n').length - 1)
    .toSorted((a, b) => a - b);
  const { broken } = await checkImports(root, sourceFolders);
  const disables = sources.reduce(
    (sum, path) => sum + (read(path).match(/(oxlint|eslint)-disable/g)?.length ?? 0),
    0,
  );
  const styled = sources.filter(
    (path) =>
      path.startsWith('app/src/') &&
      !isTest(path) &&
      (styleImport.test(read(path)) || styleWords.test(read(path))),
  );
  const composing = sources.filter((path) =>
    /^server\/src\/(app\.ts|platform\/platform\.ts|modules\/[^/]+\/index\.ts)$/.test(path),
  );
  const cyclesAndForward = composing.reduce((sum, path) => {
    const { cycles, forward } = compositionOf(read(path));
    return sum + cycles.length + forward.length;
  }, 0);
  const longFunctions = sources
    .filter((path) => path.startsWith('server/src/') && !isTest(path))
    .flatMap((path) => topLevelFunctions(path, read(path)))
    .filter(({ lines }) => lines > longestFunction);
  return [
    { name: 'source files', value: sources.length },
    { name: 'lines of a file, median', value: percentile(lines, 0.5) },
    { name: 'lines of a file, 95th percentile', value: percentile(lines, 0.95), limit: 250 },
    { name: 'import cycles', value: broken.filter(({ rule }) => rule === 'no-cycles').length, limit: 0 },
    { name: 'run-time cycles and calls forward', value: cyclesAndForward, limit: 0 },
    { name: 'broken import rules', value: broken.length, limit: 0 },
    {
      name: 'lines of server/src/app.ts',
      value: read('server/src/app.ts').split('\n').length - 1,
      limit: 149,
    },
    { name: 'app files with styles', value: styled.length, limit: 0 },
    { name: 'type names declared twice', value: duplicateTypeNames(allTypes(root)).length, limit: 0 },
    { name: 'server files without a role', value: serverFilesWithoutRole(sources).length, limit: 0 },
    { name: `server functions over ${longestFunction} lines`, value: longFunctions.length },
    { name: 'unused exports', value: countUnusedExports(root), limit: 0 },
    { name: 'lint disables', value: disables, limit: Math.floor(sources.length / 200) },
  ];
}
