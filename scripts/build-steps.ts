import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root, runCommand, say } from './run-command.ts';

interface BuildStep {
  readonly name: string;
  /** Folders and files that the result depends on. */
  readonly inputs: readonly string[];
  /** Stories among the inputs count as well. */
  readonly hasStories?: boolean;
  /** There when it was built. */
  readonly output: string;
  readonly work: () => Promise<void>;
}

const ignored = /(^|[\\/])(node_modules|dist|e2e)([\\/]|$)|\.test\.tsx?$/;
const ofStories = /\.stories\.tsx?$/;

/** A digest of the inputs' content, so that neither a checkout nor a touched file causes a build. */
async function digestOf({ inputs, hasStories = false }: BuildStep): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const below = /\w\.\w+$/.test(input)
      ? ['']
      : (await readdir(join(root, input), { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name).slice(join(root, input).length))
          .filter((path) => !ignored.test(path) && (hasStories || !ofStories.test(path)))
          .toSorted();
    for (const path of below) hash.update(path).update(await readFile(join(root, input, path)));
  }
  return hash.digest('hex');
}

async function buildWhenStale(step: BuildStep, always: boolean): Promise<void> {
  const stamp = join(root, 'node_modules/.cache/goldbean', `${step.name}.stamp`);
  const digest = await digestOf(step);
  const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : '';
  if (!always && before === digest && existsSync(join(root, step.output))) return;
  const began = Date.now();
  say(`building the ${step.name} ...`);
  await step.work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
  say(`built the ${step.name} in ${((Date.now() - began) / 1_000).toFixed(1)} s`);
}

async function runOrFail(command: string, args: readonly string[]): Promise<void> {
  if ((await runCommand(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

/** Writes brotli and gzip copies of the built app's text files, which the server sends to clients that accept them. */
async function compressBeside(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < 1_024) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

const tokens: BuildStep = {
  name: 'tokens',
  inputs: ['tokens/src', 'tokens/build.ts', 'package-lock.json'],
  output: 'tokens/dist/tokens.css',
  work: () => runOrFail(process.execPath, ['tokens/build.ts']),
};

const app: BuildStep = {
  name: 'app',
  inputs: ['app', 'design-system/src', 'contract/src', 'locales/src', 'tokens/src', 'package-lock.json'],
  output: 'app/dist/index.html',
  async work() {
    await runOrFail('vite', ['build', 'app', '--logLevel', 'warn']);
    await compressBeside(join(root, 'app/dist'));
  },
};

/** What designers and QA read, and what pictures are taken of. */
const storybook: BuildStep = {
  name: 'Storybook',
  inputs: ['.storybook', ...app.inputs],
  hasStories: true,
  output: 'storybook-static/index.json',
  work: () => runOrFail('storybook', ['build', '-o', 'storybook-static', '--quiet']),
};

/** Builds the tokens, which nearly everything else imports. @param always though nothing changed */
export const buildTokens = (always = false): Promise<void> => buildWhenStale(tokens, always);

/** Builds the tokens and the app. @param always though nothing changed */
export async function buildAll(always = false): Promise<void> {
  await buildTokens(always);
  await buildWhenStale(app, always);
}

/** Builds the tokens and Storybook. @returns the folder of the build */
export async function buildStorybook(): Promise<string> {
  await buildTokens();
  await buildWhenStale(storybook, false);
  return join(root, 'storybook-static');
}

/** Builds the app with every piece that several pages share apart, which nobody is sent. @returns the folder of the build */
export async function buildAppInPieces(): Promise<string> {
  const folder = join(root, 'node_modules/.cache/goldbean/app-in-pieces');
  const args = ['build', 'app', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await runCommand('vite', args, { GOLDBEAN_APP_PIECES: 'apart' });
  if (code !== 0) throw new Error('the app was not built in pieces');
  return folder;
}
