import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptedFile, readAccepted, withPicture, writeAccepted } from '../scripts/accepted-looks.ts';
import { buildStorybook } from '../scripts/build-steps.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { slowestLines } from '../scripts/slowest.ts';
import { paintAccepted } from './baseline.ts';
import { createInputs } from './inputs.ts';
import { findMachineFonts } from './machine-fonts.ts';
import { photograph, type PhotographedShot, type PhotographRequest } from './photograph.ts';
import { compare, digestOf, isAlike } from './pictures.ts';
import { importPaths, planShots, type Shot } from './plan.ts';
import { describeFinding, type LookFinding, writeReport } from './report.ts';
import { serveFolder } from './serve.ts';
import { openBrowser } from './stage.ts';
import { findSamePictures } from './same-pictures.ts';
import { readStories } from './storybook-build.ts';

/*
 * npm run visual                      compares every picture, looks for clipped words and for faint ones; what is made of
 *                                     nothing that changed since it was accepted rests
 * npm run visual -- button            only those with "button" in their name
 * npm run visual -- --all             those that rest too
 * npm run visual -- --update          accepts all that changed
 * npm run visual -- --update button   accepts those of them that changed
 * npm run visual -- --no-build        takes storybook-static as it is
 * npm run visual -- --report=FILE     writes how many looks passed and failed, as JSON
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--no-build'),
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const isWhole = positionals.length === 0;
const isNamed = ({ name }: Shot): boolean => isWhole || positionals.some((part) => name.includes(part));
const isPictured = ({ checks }: Shot): boolean => checks.includes('picture');
/** CI compares; only who looks at the differences accepts, and commits the list. */
const writes = values.update || !process.env['CI'];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** How often, in ms, a run says how far it is and keeps what it has seen: it takes minutes, and may be ended. */
const rhythm = 15_000;

async function lookAt(
  url: string,
  list: readonly Shot[],
  what: string,
  wish: Partial<PhotographRequest>,
): Promise<PhotographedShot[]> {
  const seen: PhotographedShot[] = [];
  let last = Date.now();
  await photograph(browsers, url, {
    ...wish,
    shots: list,
    onSeen(one) {
      seen.push(one);
      wish.onSeen?.(one);
      if (Date.now() - last < rhythm && seen.length < list.length) return;
      last = Date.now();
      say(`  ${what} ${seen.length}/${list.length}`);
      keep();
    },
  });
  return seen;
}

const keep = (): void => {
  if (writes) writeAccepted(root, version, accepted.looks);
};

// One a core; a process each, since pages of one process take the focus from each other.
const browser = findBrowser();
const browsers = await Promise.all([openBrowser(browser), openBrowser(browser)]);
const version = browsers[0]?.version() ?? '';
const build = process.argv.includes('--no-build') ? join(root, 'storybook-static') : await buildStorybook();
const stories = readStories(build);
const planned = planShots(stories);
const shots = planned.filter(isNamed);
const accepted = readAccepted(root);
const findings: LookFinding[] = [];

const inputs = createInputs(root);
const pathOf = importPaths(stories);
const made = new Map(shots.map((shot) => [shot.name, inputs.digestOf(shot, pathOf(shot))]));
const isResting = ({ name }: Shot): boolean => accepted.looks.get(name)?.inputs === made.get(name);
const awake = shots.filter((shot) => values.all || !isResting(shot));
const resting = shots.length - awake.length;
say(`${shots.length} looks${resting > 0 ? `; ${resting} rest: nothing they are made of has changed` : ''}`);

const names = new Set(planned.map(({ name }) => name));
const stale = [...accepted.looks.keys()].filter((name) => !names.has(name));
if (values.update && isWhole) for (const name of stale) accepted.looks.delete(name);
else findings.push(...stale.map((name): LookFinding => ({ kind: 'stale', name })));

const picturesOf = (name: string): readonly string[] => accepted.looks.get(name)?.pictures ?? [];
/** Right in all that it was looked at for. */
function pass({ name }: Shot, pictures: readonly string[]): void {
  accepted.looks.set(name, { inputs: made.get(name) ?? '', pictures });
}

const served = await serveFolder(build);
/** Seconds by component: what stands before the name of a story. */
const seconds = new Map<string, number>();
/** With another picture than the accepted one, which may be noise. */
const suspects = new Map<string, { seen: PhotographedShot; picture: Buffer }>();
/** Broken or with a fault, which a slow moment may have caused. */
const troubled = new Map<string, PhotographedShot>();
const isExpected = async ({ name }: Shot, picture: Buffer): Promise<boolean> =>
  picturesOf(name).includes(digestOf(picture));

/** Accepts what is right or to be accepted, and puts aside what is not. */
function judge(seen: PhotographedShot): void {
  const { shot, broken, faults, picture } = seen;
  const { name } = shot;
  suspects.delete(name);
  troubled.delete(name);
  const pictures = picturesOf(name);
  if (broken !== undefined || faults.length > 0) troubled.set(name, seen);
  else if (!isPictured(shot)) pass(shot, []);
  else if (!picture || pictures.includes(digestOf(picture))) pass(shot, pictures);
  else if (values.update) {
    pass(shot, [digestOf(picture)]);
    say(`accepted ${name}`);
  } else suspects.set(name, { seen, picture });
}
await lookAt(served.url, awake, 'looks', {
  isExpected,
  onSeen(seen) {
    const component = seen.shot.storyId.replace(/--.*/, '');
    seconds.set(component, (seconds.get(component) ?? 0) + seen.took / 1_000);
    judge(seen);
  },
});

/** Why a look was not right. */
const reasonOf = (seen?: PhotographedShot): string =>
  seen?.broken ?? seen?.faults.map(({ rule, where }) => `${rule}, ${where}`).join('; ') ?? 'another picture';

/** With more that is wrong there are no second looks: the change is general, and they would take too long. */
const mostSecondLooks = 50;
const first = new Map(suspects);
const firstTrouble = new Map(troubled);
const doubted = [[...troubled.values()], Array.from(suspects.values(), ({ seen }) => seen)]
  .filter(({ length }) => length <= mostSecondLooks)
  .flat();
if (doubted.length > 0) {
  const again = new Map<string, PhotographedShot>();
  await lookAt(
    served.url,
    doubted.map(({ shot }) => shot),
    'second looks',
    {
      onSeen(seen) {
        again.set(seen.shot.name, seen);
        judge(seen);
      },
    },
  );
  for (const [name, { shot, picture }] of again) {
    if (suspects.has(name) || troubled.has(name)) continue;
    const before = first.get(name)?.picture;
    if (before && picture && (await isAlike(before, picture))) {
      pass(shot, withPicture(picturesOf(name), digestOf(before)));
    }
    // A story that is right only at the second look is unsteady: it is listed, to be mended.
    else say(`unsteady ${name}: ${reasonOf(firstTrouble.get(name))}`);
  }
}
for (const [name, { broken, faults }] of troubled) {
  if (broken !== undefined) findings.push({ kind: 'broken', name, reason: broken });
  for (const fault of faults) findings.push({ kind: 'fault', name, ...fault });
}
for (const [name, { picture }] of suspects) {
  if (picturesOf(name).length > 0) continue;
  findings.push({ kind: 'new', name, actual: picture });
  suspects.delete(name);
}
if (suspects.size > 0) {
  say(`${suspects.size} pictures differ; painting them as they were accepted:`);
  const doubtful = new Map(Array.from(suspects.values(), ({ seen: { shot } }) => [shot, pathOf(shot)]));
  const before = await paintAccepted(root, accepted, doubtful, (url, list) =>
    lookAt(url, list, 'as accepted', {}),
  );
  for (const [name, { seen, picture }] of suspects) {
    const expected = before.get(name);
    if (!expected) findings.push({ kind: 'unknown', name, actual: picture });
    else {
      const result = await compare(expected, picture);
      if (result.same) pass(seen.shot, withPicture(picturesOf(name), digestOf(picture)));
      else
        findings.push({
          kind: 'changed',
          name,
          pixels: result.pixels,
          expected,
          actual: picture,
          diff: result.diff,
        });
    }
  }
}
keep();
if (isWhole) {
  const same = findSamePictures(planned, stories, accepted.looks);
  findings.push(...same.map((one): LookFinding => ({ kind: 'same', ...one })));
  findings.push(...(await findMachineFonts(browser, served.url)));
}
await Promise.all(browsers.map((one) => one.close()));
served.close();

for (const finding of findings) say(describeFinding(finding));
for (const line of slowestLines([...seconds].map(([file, spent]) => ({ file, seconds: spent })))) say(line);
if (findings.length > 0) say(`report: ${await writeReport(join(root, 'visual-tests/report'), findings)}`);
if (writes) say(`${acceptedFile} says what was seen to be right: commit it`);
const failed = new Set(findings.map(({ name }) => name)).size;
const passed = shots.length - failed;
if (values.report !== undefined) await writeFile(values.report, JSON.stringify({ passed, failed }));
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
