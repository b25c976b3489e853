import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Count, Suite } from './suites.ts';

/**
 * The pictures and the layout of stories against the accepted ones.
 * @param chosenFiles of stories, relative to the root, asked for when the suite begins; all without them
 */
export const looksSuite = (chosenFiles: () => readonly string[] | undefined): Suite => ({
  name: 'looks',
  async run() {
    const files = chosenFiles();
    if (files?.length === 0) return { passed: 0, failed: 0 };
    const folder = await mkdtemp(join(tmpdir(), 'goldbean-looks-'));
    const report = join(folder, 'report.json');
    try {
      const chosen = (files ?? []).map((file) => `--stories=${file}`);
      const code = await runCommand(process.execPath, [
        'visual-tests/run.ts',
        ...chosen,
        `--report=${report}`,
      ]);
      const count = JSON.parse(await readFile(report, 'utf8')) as Count;
      return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});
