// It measures how slow the machine is, before the run makes it slower.
import './slowness.ts';
import { runCommand } from './run-command.ts';

/** npm run visual [-- --update [name]]: pictures and layouts of every story against the accepted ones. */
process.exitCode = await runCommand(process.execPath, ['visual-tests/run.ts', ...process.argv.slice(2)]);
