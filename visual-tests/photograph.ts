import type { Browser, BrowserContext } from 'playwright';
import { patienceMs } from '../scripts/slowness.ts';
import { type ContrastFault, findContrastFaults } from './contrast.ts';
import { findLayoutFaults, findSidewaysScroll, type LayoutFault } from './layout.ts';
import type { Shot } from './plan.ts';
import { findPressFaults } from './presses.ts';
import { openStage, openTheatre, type Stage } from './stage.ts';
import { findTypefaceFaults, type TypefaceFault } from './typeface.ts';

/** The result of a shot. */
export interface PhotographedShot {
  readonly shot: Shot;
  /** How long it took, in ms. */
  readonly took: number;
  /** PNG; undefined where none was asked for, the expected one was seen at once, or the story broke. */
  readonly picture?: Buffer;
  readonly faults: readonly (LayoutFault | ContrastFault | TypefaceFault)[];
  /** Why the story could not be shown. */
  readonly broken?: string;
}

export interface PhotographRequest {
  readonly shots: readonly Shot[];
  /**
   * Whether a picture is the accepted one. It is called for a first, quick picture on a page that showed other stories
   * before; when they differ, the shot is taken again on a newly loaded page. Without this function a page is loaded for
   * each picture.
   */
  readonly isExpected?: (shot: Shot, picture: Buffer) => Promise<boolean>;
  readonly onSeen: (seen: PhotographedShot) => void;
}

/** Shots that one page takes before a new one is opened; few enough that two browsers end at about the same time. */
const perPage = 150;

/**
 * Shots of a width, all in one language after each other: a page loads its script once and goes on to the next story and
 * theme. The widest first, since they are whole pages, which take longest.
 */
function lists({ shots }: PhotographRequest): Shot[][] {
  const groups = [...Map.groupBy(shots, ({ width }) => width)].toSorted(([a], [b]) => b - a);
  return groups.flatMap(([, list]) => {
    const placeOf = ({ mode, storyId }: Shot) => `${mode.language} ${storyId}`;
    const sorted = list.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : placeOf(a) > placeOf(b) ? 1 : 0));
    return Array.from({ length: Math.ceil(sorted.length / perPage) }, (_, at) =>
      sorted.slice(at * perPage, (at + 1) * perPage),
    );
  });
}

async function takePicture(
  stage: Stage,
  shot: Shot,
  { isExpected }: PhotographRequest,
): Promise<Buffer | undefined> {
  if (isExpected) {
    await stage.show(shot.storyId, shot.mode);
    if (await isExpected(shot, await stage.glance())) return undefined;
  }
  await stage.open(shot.storyId, shot.mode);
  return stage.picture();
}

/** A look of the slowest page takes 12 s on a quiet machine; one that takes this long, in ms, waits for what never comes. */
const longestLook = 10 * patienceMs;

/** How long, in ms, a page or what it shares with others may take to close. */
const longestClose = 5_000;

/** @throws an Error with `reason` when the work has not ended in `ms` */
async function within<T>(ms: number, reason: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const at = (px: number, faults: readonly LayoutFault[]): LayoutFault[] =>
  faults.map(({ rule, where }) => ({ rule, where: `${where} at ${px} px` }));

/** Looks at the words at the widths of a page and at what a press reaches, at last as wide as the window was. */
async function lookAtWidths(
  stage: Stage,
  { width, otherWidths, pressWidths, narrowest }: Shot,
): Promise<LayoutFault[]> {
  if (otherWidths.length === 0) return findLayoutFaults(stage.page);
  const faults: LayoutFault[] = [];
  if (narrowest !== undefined) {
    await stage.resize(narrowest);
    faults.push(...at(narrowest, await findSidewaysScroll(stage.page)));
  }
  for (const px of [...otherWidths, width]) {
    await stage.resize(px);
    faults.push(
      ...at(px, [
        ...(await findLayoutFaults(stage.page)),
        ...(await findSidewaysScroll(stage.page)),
        ...(pressWidths.includes(px) ? await findPressFaults(stage.page) : []),
      ]),
    );
  }
  return faults;
}

async function look(
  stage: Stage,
  shot: Shot,
  wish: PhotographRequest,
): Promise<Omit<PhotographedShot, 'took'>> {
  const picture = shot.checks.includes('picture') ? await takePicture(stage, shot, wish) : undefined;
  await stage.show(shot.storyId, shot.mode);
  const clipped = shot.checks.includes('layout') ? await lookAtWidths(stage, shot) : [];
  const foreign = shot.checks.includes('layout') ? await findTypefaceFaults(stage.page) : [];
  const faint = shot.checks.includes('contrast') ? await findContrastFaults(stage.page) : [];
  return { shot, ...(picture && { picture }), faults: [...clipped, ...foreign, ...faint] };
}

/** Closes what it can: a page that is stuck may never close, and the browser's end takes it along. */
async function leave(what: { close(): Promise<void> }): Promise<void> {
  await within(longestClose, 'it does not close', what.close()).catch(() => {});
}

/** Takes the shots, some dozens per page; each browser is a process of its own and has one page at a time. */
export async function photograph(
  browsers: readonly Browser[],
  url: string,
  wish: PhotographRequest,
): Promise<void> {
  const queue = lists(wish);

  async function work(browser: Browser): Promise<void> {
    let theatre: BrowserContext | undefined;
    for (let list = queue.shift(); list; list = queue.shift()) {
      let stage: Stage | undefined;
      for (const shot of list) {
        const began = performance.now();
        try {
          theatre ??= await openTheatre(browser);
          stage ??= await openStage(theatre, url, shot.width);
          const seen = await within(longestLook, 'the look does not end', look(stage, shot, wish));
          wish.onSeen({ ...seen, took: performance.now() - began });
        } catch (error) {
          const broken = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
          wish.onSeen({ shot, took: performance.now() - began, faults: [], broken });
          // What is stuck in it would hold up its next page.
          if (theatre) await leave(theatre);
          theatre = stage = undefined;
        }
      }
      if (stage) await leave(stage);
    }
    if (theatre) await leave(theatre);
  }

  await Promise.all(browsers.map(work));
}
