import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Count, Suite } from './suites.ts';

/**
 * The pictures and the layout of stories against the accepted ones.
 * @param isWhole looks also at those that are made of nothing that has changed since they were accepted
 */
export const looksSuite = (isWhole: boolean): Suite => ({
  name: 'looks',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'goldbean-looks-'));
    const report = join(folder, 'report.json');
    try {
      const code = await runCommand(process.execPath, [
        'visual-tests/run.ts',
        ...(isWhole ? ['--all'] : []),
        `--report=${report}`,
      ]);
      const count = JSON.parse(await readFile(report, 'utf8')) as Count;
      return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
