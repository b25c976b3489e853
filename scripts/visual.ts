// It measures how slow the machine is, before the run makes it slower.
import './slowness.ts';
import { runCommand } from './run-command.ts';

/** npm run visual [-- --update [name]]: pictures and layouts of every story against the accepted ones. */
process.exitCode = await runCommand(process.execPath, ['visual-tests/run.ts', ...process.argv.slice(2)]);
// It counts the accepted pictures, and would be old with the next commit; CI accepts none.
if (!process.env['CI']) await runCommand(process.execPath, ['scripts/inventory.ts']);
