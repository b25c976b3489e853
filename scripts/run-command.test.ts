import { expect, test } from 'vitest';
import { measure, runCommand, say } from './run-command.ts';

/** Half a second of work in a child of a child. */
const busy = 'const end = process.cpuUsage().user + 5e5; while (process.cpuUsage().user < end);';
const started = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;

test('a command is measured with the children it has waited for', async () => {
  const idle = await measure(() => runCommand('sleep', ['0.2']));
  expect(idle.result).toBe(0);
  expect(idle.seconds).toBeGreaterThanOrEqual(0.2);
  const worked = await measure(() => runCommand('node', ['-e', started]));
  expect(worked.cpuSeconds).toBeGreaterThanOrEqual(0.5);
  expect(worked.cpuSeconds).toBeGreaterThan(idle.cpuSeconds);
});

test('what is printed at the same time is kept apart and whole', async () => {
  const work = (word: string) => async () => {
    say(`${word} begins`);
    const code = await runCommand('sh', ['-c', `echo ${word}; sleep 0.2; echo ${word} >&2; exit 3`]);
    say(`${word} ends`);
    return code;
  };
  const both = await Promise.all([measure(work('one'), true), measure(work('other'), true)]);
  expect(both.map(({ result }) => result)).toEqual([3, 3]);
  expect(both.map(({ output }) => output)).toEqual([
    'one begins\none\none\none ends\n',
    'other begins\nother\nother\nother ends\n',
  ]);
});

test('a command that is not there has failed', async () => {
  const { result, output } = await measure(() => runCommand('no-such-command', []), true);
  expect(result).not.toBe(0);
  expect(output).toContain('no-such-command');
});
