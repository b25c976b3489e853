import type { Browser } from 'playwright';
import { type ContrastFault, findContrastFaults } from './contrast.ts';
import { findLayoutFaults, findSidewaysScroll, type LayoutFault } from './layout.ts';
import type { Shot } from './plan.ts';
import { openStage, type Stage } from './stage.ts';
import { findTypefaceFaults, type TypefaceFault } from './typeface.ts';

/** The result of a shot. */
export interface Seen {
  readonly shot: Shot;
  /** How long it took, in ms. */
  readonly took: number;
  /** PNG; undefined where none was asked for, the expected one was seen at once, or the story broke. */
  readonly picture?: Buffer;
  readonly faults: readonly (LayoutFault | ContrastFault | TypefaceFault)[];
  /** Why the story could not be shown. */
  readonly broken?: string;
}

export interface Wish {
  readonly shots: readonly Shot[];
  /**
   * Whether a picture is exactly the expected one. It is called for a first, quick picture on a page that showed other
   * stories before; when they differ, the shot is taken again on a newly loaded page. Without this function a page is
   * loaded for each picture.
   */
  readonly isExpected?: (shot: Shot, picture: Buffer) => Promise<boolean>;
  readonly onSeen: (seen: Seen) => void;
}

/** Shots that one page takes before a new one is opened; few enough that two browsers end at about the same time. */
const perPage = 150;

/** Groups shots by the settings that need a newly loaded page. */
function lists({ shots }: Wish): Shot[][] {
  const groups = Map.groupBy(
    shots,
    ({ mode: { theme, language }, width }) => `${theme}-${language}-${width}`,
  );
  return [...groups.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => (a.storyId < b.storyId ? -1 : a.storyId > b.storyId ? 1 : 0));
    return Array.from({ length: Math.ceil(sorted.length / perPage) }, (_, at) =>
      sorted.slice(at * perPage, (at + 1) * perPage),
    );
  });
}

async function takePicture(stage: Stage, shot: Shot, { isExpected }: Wish): Promise<Buffer | undefined> {
  if (isExpected) {
    await stage.show(shot.storyId);
    if (await isExpected(shot, await stage.glance())) return undefined;
  }
  await stage.open(shot.storyId);
  return stage.picture();
}

/** Looks at the words at the widths of a page, the widest last, as the window was. */
async function lookAtWidths(stage: Stage, { width, narrower }: Shot): Promise<LayoutFault[]> {
  if (narrower.length === 0) return findLayoutFaults(stage.page);
  const faults: LayoutFault[] = [];
  for (const px of [...narrower, width]) {
    await stage.resize(px);
    const found = [...(await findLayoutFaults(stage.page)), ...(await findSidewaysScroll(stage.page))];
    faults.push(...found.map(({ rule, where }) => ({ rule, where: `${where} at ${px} px` })));
  }
  return faults;
}

async function look(stage: Stage, shot: Shot, wish: Wish): Promise<Omit<Seen, 'took'>> {
  const picture = shot.checks.includes('picture') ? await takePicture(stage, shot, wish) : undefined;
  await stage.show(shot.storyId);
  const clipped = shot.checks.includes('layout') ? await lookAtWidths(stage, shot) : [];
  const foreign = shot.checks.includes('layout') ? await findTypefaceFaults(stage.page) : [];
  const faint = shot.checks.includes('contrast') ? await findContrastFaults(stage.page) : [];
  return { shot, ...(picture && { picture }), faults: [...clipped, ...foreign, ...faint] };
}

/** Takes the shots, some dozens per page; each browser is a process of its own and has one page at a time. */
export async function photograph(browsers: readonly Browser[], url: string, wish: Wish): Promise<void> {
  const queue = lists(wish).toSorted((a, b) => b.length - a.length);

  async function work(browser: Browser): Promise<void> {
    for (let list = queue.shift(); list; list = queue.shift()) await walk(browser, list);
  }

  async function walk(browser: Browser, list: readonly Shot[]): Promise<void> {
    let stage: Stage | undefined;
    for (const shot of list) {
      const began = performance.now();
      try {
        stage ??= await openStage(browser, url, shot);
        const seen = await look(stage, shot, wish);
        wish.onSeen({ ...seen, took: performance.now() - began });
      } catch (error) {
        const broken = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
        wish.onSeen({ shot, took: performance.now() - began, faults: [], broken });
        // The page may be stuck; the next story gets a fresh one.
        await stage?.close().catch(() => {});
        stage = undefined;
      }
    }
    await stage?.close();
  }

  await Promise.all(browsers.map(work));
}
