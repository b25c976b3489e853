import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** PATH with the installed tools first, among them the Node of the lockfile. */
export const environment = (extra: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
});

/**
 * Runs a command with our own output and waits for it.
 * @returns its exit code; 1 when it could not be started or was killed
 */
export function runCommand(
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) });
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(`${command}: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
