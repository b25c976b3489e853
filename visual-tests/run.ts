import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook } from '../scripts/build-steps.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { slowestLines } from '../scripts/slowest.ts';
import { findMachineFonts } from './machine-fonts.ts';
import { photograph, type Seen, type Wish } from './photograph.ts';
import { compare, isSame, pack } from './pictures.ts';
import { planShots, type Shot } from './plan.ts';
import { describeFinding, type Finding, writeReport } from './report.ts';
import { serveFolder } from './serve.ts';
import { openBrowser } from './stage.ts';
import { buildStorybookOf, checkOut, commitOf, readStories } from './storybook-build.ts';

/*
 * npm run visual                      compares every picture, looks for clipped words and for faint ones
 * npm run visual -- button            only those with "button" in their name
 * npm run visual -- --update          accepts all that changed
 * npm run visual -- --update button   accepts those of them that changed
 * npm run visual -- --update --general  accepts what changed as a page shows it that showed other stories before: in a third
 *                                     of the time, for changes of a thousand pictures; a comparison follows
 * npm run visual -- --alone           loads a page for each picture: what a baseline is, in twice the time
 * npm run visual -- --no-build        takes storybook-static as it is
 * npm run visual -- --stories=FILE    only those of a file of stories; may be given more than once
 * npm run visual -- --report=FILE     writes how many looks passed and failed, as JSON
 */
const root = join(import.meta.dirname, '..');
const baselineFolder = join(root, 'visual-tests/screenshots');
const versionFile = join(baselineFolder, 'chromium.txt');
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--no-build'),
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    general: { type: 'boolean', default: false },
    stories: { type: 'string', multiple: true },
    report: { type: 'string' },
  },
});
const builds = !process.argv.includes('--no-build');
const isWhole = positionals.length === 0 && values.stories === undefined;
const isNamed = ({ name }: Shot): boolean =>
  positionals.length === 0 || positionals.some((part) => name.includes(part));

const isPictured = ({ checks }: Shot): boolean => checks.includes('picture');
const justPicture = (shot: Shot): Shot => ({ ...shot, checks: ['picture'] });

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fileOf = (name: string): string => join(baselineFolder, `${name}.webp`);

/** Prints the progress every five seconds: a run takes minutes. */
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

async function lookAt(
  url: string,
  list: readonly Shot[],
  what: string,
  wish: Partial<Wish> = {},
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const tick = counter(what, list.length);
  const onSeen = (one: Seen): void => {
    seen.push(one);
    wish.onSeen?.(one);
    tick();
  };
  await photograph(browsers, url, { ...wish, shots: list, onSeen });
  return seen;
}

/**
 * What pictures are compared with: the repository's, or, since another Chromium paints other pixels, those that
 * this Chromium paints of the commit that made the repository's.
 */
async function baselines(): Promise<(name: string) => Promise<Buffer | null>> {
  const fromFile = async (name: string) => (existsSync(fileOf(name)) ? readFile(fileOf(name)) : null);
  const known = existsSync(versionFile) ? (await readFile(versionFile, 'utf8')).trim() : version;
  if (known === version || values.update) return fromFile;
  const commit = commitOf(root, 'visual-tests/screenshots');
  say(`The baselines were painted by Chromium ${known}, this is ${version}:`);
  say(`  painting commit ${commit.slice(0, 10)} anew with this one, and comparing with that.`);
  const checkout = checkOut(root, commit);
  try {
    const served = await serveFolder(buildStorybookOf(checkout.folder));
    const shots = pictured.filter((shot) => existsSync(fileOf(shot.name)));
    const painted = await lookAt(served.url, shots.map(justPicture), 'baseline');
    served.close();
    const reference = new Map(painted.map(({ shot, picture }) => [shot.name, picture]));
    return async (name) => reference.get(name) ?? null;
  } finally {
    checkout.remove();
  }
}

async function judge(
  { shot: { name, fidelity }, picture }: Seen,
  baselineOf: (name: string) => Promise<Buffer | null>,
): Promise<Finding | null> {
  if (!picture) return null;
  const expected = await baselineOf(name);
  if (values.update) {
    if (expected && (await isSame(expected, picture))) return null;
    await writeFile(fileOf(name), await pack(picture, fidelity));
    say(`accepted ${name}`);
    return null;
  }
  if (!expected) return { kind: 'new', name, actual: picture };
  const result = await compare(expected, picture);
  if (result.same) return null;
  return { kind: 'changed', name, pixels: result.pixels, expected, actual: picture, diff: result.diff };
}

async function staleFindings(): Promise<Finding[]> {
  const names = new Set(planned.filter(isPictured).map((shot) => shot.name));
  const files = (await readdir(baselineFolder)).filter((file) => file.endsWith('.webp'));
  const stale = files.map((file) => file.slice(0, -'.webp'.length)).filter((name) => !names.has(name));
  if (values.update && isWhole) {
    for (const name of stale) await rm(fileOf(name));
    return [];
  }
  return stale.map((name) => ({ kind: 'stale', name }));
}

await mkdir(baselineFolder, { recursive: true });
// One a core; a process each, since pages of one process take the focus from each other.
const browser = findBrowser();
const browsers = await Promise.all([openBrowser(browser), openBrowser(browser)]);
const version = browsers[0]?.version() ?? '';
if (!builds) say('taking storybook-static as it is');
const build = builds ? await buildStorybook() : join(root, 'storybook-static');
const stories = readStories(build);
const planned = planShots(stories);
const chosenStories = new Set(
  stories
    .filter(({ importPath }) => values.stories?.some((file) => importPath.endsWith(file)) ?? true)
    .map(({ id }) => id),
);
const isChosen = (shot: Shot): boolean => isNamed(shot) && chosenStories.has(shot.storyId);
// A run that accepts pictures checks nothing else.
const shots = values.update
  ? planned.filter(isChosen).filter(isPictured).map(justPicture)
  : planned.filter(isChosen);
const pictured = shots.filter(isPictured);
const baselineOf = await baselines();
const served = await serveFolder(build);
const findings: Finding[] = await staleFindings();

const isExpected = async ({ name }: Shot, picture: Buffer): Promise<boolean> => {
  const expected = await baselineOf(name);
  return expected !== null && isSame(expected, picture);
};
// Pictures are compared and packed while the next are taken.
const judging: Promise<Finding | null>[] = [];
/** Seconds by component: what stands before the name of a story. */
const seconds = new Map<string, number>();
await lookAt(served.url, shots, 'looks', {
  ...(!values.alone && { isExpected }),
  keepsPage: values.update && values.general,
  onSeen(seen) {
    const { name, storyId } = seen.shot;
    const component = storyId.replace(/--.*/, '');
    seconds.set(component, (seconds.get(component) ?? 0) + seen.took / 1_000);
    if (seen.broken !== undefined) findings.push({ kind: 'broken', name, reason: seen.broken });
    for (const fault of seen.faults) findings.push({ kind: 'fault', name, ...fault });
    judging.push(judge(seen, baselineOf));
  },
});
const differing = new Map(
  (await Promise.all(judging))
    .filter((finding) => finding !== null)
    .map((finding) => [finding.name, finding]),
);
/** With more differences there are no second pictures: the change is general, and they would take too long. */
const mostSecondLooks = 50;
// A story that equals its baseline only in the second picture is unsteady: it is listed, to be fixed.
const changed = pictured.filter(({ name }) => differing.get(name)?.kind === 'changed');
const doubtful = changed.length > mostSecondLooks ? [] : changed;
if (changed.length > mostSecondLooks) say(`${changed.length} pictures differ: no second looks`);
for (const seen of await lookAt(served.url, doubtful.map(justPicture), 'second looks')) {
  const { name } = seen.shot;
  if (seen.broken !== undefined || (await judge(seen, baselineOf))) continue;
  say(`unsteady ${name}`);
  differing.delete(name);
}
findings.push(...differing.values());
if (isWhole && !values.update) findings.push(...(await findMachineFonts(browser, served.url)));
if (values.update && isWhole) await writeFile(versionFile, `${version}\n`);
await Promise.all(browsers.map((one) => one.close()));
served.close();

for (const finding of findings) say(describeFinding(finding));
for (const line of slowestLines([...seconds].map(([file, spent]) => ({ file, seconds: spent })))) say(line);
if (findings.length > 0) say(`report: ${await writeReport(join(root, 'visual-tests/report'), findings)}`);
const failed = new Set(findings.map(({ name }) => name)).size;
const passed = shots.length - failed;
if (values.report !== undefined) await writeFile(values.report, JSON.stringify({ passed, failed }));
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
