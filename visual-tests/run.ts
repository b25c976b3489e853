import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../scripts/find-browser.ts';
import { photograph, type Seen, type Wish } from './photograph.ts';
import { compare, isPackedFrom, pack } from './pictures.ts';
import { planLayouts, planShots, type Shot } from './plan.ts';
import { describeFinding, type Finding, writeReport } from './report.ts';
import { serveFolder } from './serve.ts';
import { openBrowser } from './stage.ts';
import { buildStorybook, checkOut, commitOf, readStories } from './storybook-build.ts';

/*
 * npm run visual                      compares every picture and measures every layout
 * npm run visual -- button            only those with "button" in their name
 * npm run visual -- --update          accepts all that changed
 * npm run visual -- --update button   accepts those of them that changed
 * npm run visual -- --update --alone   the same, each painted in a page loaded for it alone
 * npm run visual -- --no-build        takes storybook-static as it is
 */
const root = join(import.meta.dirname, '..');
const baselineFolder = join(root, 'visual-tests/screenshots');
const versionFile = join(baselineFolder, 'chromium.txt');
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--no-build'),
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, alone: { type: 'boolean', default: false } },
});
const builds = !process.argv.includes('--no-build');
const isChosen = ({ name }: Shot): boolean =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fileOf = (name: string): string => join(baselineFolder, `${name}.webp`);

/** Shows how far it is, every five seconds: a run takes minutes. */
function counter(what: string, total: number): () => void {
  let count = 0;
  let last = Date.now();
  return () => {
    count += 1;
    if (Date.now() - last > 5_000 || count === total) {
      last = Date.now();
      say(`  ${what} ${count}/${total}`);
    }
  };
}

async function takePictures(
  url: string,
  shots: readonly Shot[],
  what: string,
  extra: Partial<Pick<Wish, 'isExpected' | 'onSeen'>> = {},
): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  const tick = counter(what, shots.length);
  const onSeen = (one: Seen): void => {
    seen.set(one.shot.name, one);
    extra.onSeen?.(one);
    tick();
  };
  await photograph(browsers, url, { ...extra, alone: values.alone, shots, take: 'picture', onSeen });
  return seen;
}

/**
 * What pictures are compared with: the repository's, or, since another Chromium paints other pixels, those that
 * this Chromium paints of the commit that made the repository's.
 */
async function baselines(shots: readonly Shot[]): Promise<(name: string) => Promise<Buffer | null>> {
  const fromFile = async (name: string) => (existsSync(fileOf(name)) ? readFile(fileOf(name)) : null);
  const painted = existsSync(versionFile) ? (await readFile(versionFile, 'utf8')).trim() : version;
  if (painted === version || values.update) return fromFile;
  const commit = commitOf(root, 'visual-tests/screenshots');
  say(`The baselines were painted by Chromium ${painted}, this is ${version}:`);
  say(`  painting commit ${commit.slice(0, 10)} anew with this one, and comparing with that.`);
  const checkout = checkOut(root, commit);
  try {
    const served = await serveFolder(buildStorybook(checkout.folder));
    const known = shots.filter((shot) => existsSync(fileOf(shot.name)));
    const reference = await takePictures(served.url, known, 'baseline');
    served.close();
    return async (name) => reference.get(name)?.picture ?? null;
  } finally {
    checkout.remove();
  }
}

async function judge(
  seen: Seen,
  baselineOf: (name: string) => Promise<Buffer | null>,
): Promise<Finding | null> {
  const { name } = seen.shot;
  if (seen.broken !== undefined) return { kind: 'broken', name, reason: seen.broken };
  if (!seen.picture) return null;
  const expected = await baselineOf(name);
  if (expected) {
    const result = await compare(expected, seen.picture);
    if (result.same) return null;
    if (!values.update)
      return {
        kind: 'changed',
        name,
        pixels: result.pixels,
        expected,
        actual: seen.picture,
        diff: result.diff,
      };
  } else if (!values.update) {
    return { kind: 'new', name, actual: seen.picture };
  }
  await writeFile(fileOf(name), await pack(seen.picture));
  say(`accepted ${name}`);
  return null;
}

async function staleFindings(shots: readonly Shot[]): Promise<Finding[]> {
  const names = new Set(shots.map((shot) => shot.name));
  const files = (await readdir(baselineFolder)).filter((file) => file.endsWith('.webp'));
  const stale = files.map((file) => file.slice(0, -'.webp'.length)).filter((name) => !names.has(name));
  if (values.update && positionals.length === 0) {
    for (const name of stale) await rm(fileOf(name));
    return [];
  }
  return stale.map((name) => ({ kind: 'stale', name }));
}

await mkdir(baselineFolder, { recursive: true });
// One a core; a process each, since pages of one process take the focus from each other.
const browsers = await Promise.all([openBrowser(findBrowser()), openBrowser(findBrowser())]);
const version = browsers[0]?.version() ?? '';
say(builds ? 'building Storybook ...' : 'taking storybook-static as it is');
const build = builds ? buildStorybook(root) : join(root, 'storybook-static');
const stories = readStories(build);
const planned = planShots(stories);
const shots = planned.filter(isChosen);
// Accepting pictures measures nothing.
const layouts = values.update ? [] : planLayouts(stories).filter(isChosen);
const baselineOf = await baselines(shots);
const served = await serveFolder(build);
const findings: Finding[] = await staleFindings(planned);

const differing: Finding[] = [];
const isExpected = async ({ name }: Shot, picture: Buffer): Promise<boolean | null> => {
  const expected = await baselineOf(name);
  const isSame = expected && (expected.equals(picture) || (await isPackedFrom(expected, picture)));
  // What is to be accepted is taken as it stands.
  return isSame || (values.update ? null : false);
};
// Judged, and packed, while the next are taken.
const judging: Promise<Finding | null>[] = [];
await takePictures(served.url, shots, 'pictures', {
  isExpected,
  onSeen: (seen) => judging.push(judge(seen, baselineOf)),
});
for (const finding of await Promise.all(judging)) if (finding) differing.push(finding);
// A story that paints its baseline at a second look is unsteady, not changed: it is named, and wants mending.
const doubtful = new Set(differing.filter(({ kind }) => kind !== 'new').map(({ name }) => name));
const again = await takePictures(
  served.url,
  shots.filter(({ name }) => doubtful.has(name)),
  'second looks',
);
for (const finding of differing) {
  const seen = again.get(finding.name);
  const second = seen ? await judge(seen, baselineOf) : finding;
  if (second) findings.push(second);
  else say(`unsteady ${finding.name}`);
}

const tick = counter('layouts', layouts.length);
await photograph(browsers, served.url, {
  shots: layouts,
  take: 'layout',
  onSeen({ shot, faults, broken }) {
    tick();
    const { name } = shot;
    if (broken !== undefined) findings.push({ kind: 'broken', name, reason: broken });
    for (const fault of faults) findings.push({ kind: 'layout', name, ...fault });
  },
});
if (values.update && positionals.length === 0) await writeFile(versionFile, `${version}\n`);
await Promise.all(browsers.map((browser) => browser.close()));
served.close();

for (const finding of findings) say(describeFinding(finding));
if (findings.length > 0) say(`report: ${await writeReport(join(root, 'visual-tests/report'), findings)}`);
const failed = new Set(findings.map((finding) => `${finding.kind === 'layout'}${finding.name}`)).size;
say(`${shots.length + layouts.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
