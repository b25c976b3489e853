import { checkImports, sourceFolders } from './import-rules.ts';
import { root, say } from './run-command.ts';
import { check, type Suite } from './suites.ts';
import { checkWords, filesWithWords } from './words.ts';

const imports: Suite = {
  name: 'imports',
  async run() {
    const { broken, seen, missed } = await checkImports(root, sourceFolders);
    for (const { rule, from, to, comment } of broken) say(`${from} -> ${to}\n  ${rule}: ${comment}`);
    for (const path of missed) say(`${path} was not looked at`);
    say(`${seen.length} source files looked at`);
    const failed = broken.length + missed.length;
    return { passed: failed === 0 ? 1 : 0, failed };
  },
};

const words: Suite = {
  name: 'words',
  async run() {
    const found = checkWords(root);
    for (const { path, line, word, instead } of found)
      say(`${path}${line === undefined ? '' : `:${line}`}\n  "${word}": write ${instead}`);
    say(`${filesWithWords(root).length} files looked at`);
    return { passed: found.length === 0 ? 1 : 0, failed: found.length };
  },
};

/** The checks that do not run the code. */
export const lintSuites: readonly Suite[] = [
  check('format', 'oxfmt', ['--check', '.']),
  // Files, exports and dependencies that nothing uses, and those used but not declared.
  check('unused', 'knip', ['--no-progress']),
  imports,
  // One list of words that nothing may be named by: scripts/words.ts.
  words,
  // The two dearest, neither of which keeps both cores of a small machine busy to its end.
  check('lint', 'oxlint', ['--type-aware', '.']),
  // A full build: an incremental one does not notice changed words, which are JSON.
  { ...check('types', 'tsc', ['-b', '--force']), isBeside: true },
];
