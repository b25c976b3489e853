import type { Browser } from 'playwright';
import { findLayoutFaults, type LayoutFault } from './layout.ts';
import type { Shot } from './plan.ts';
import { openStage, type Stage } from './stage.ts';

/** What came of a shot. */
export interface Seen {
  readonly shot: Shot;
  /** PNG; undefined where none was asked for, the expected one was seen at once, or the story broke. */
  readonly picture?: Buffer;
  readonly faults: readonly LayoutFault[];
  /** Why the story could not be shown. */
  readonly broken?: string;
}

export interface Wish {
  readonly shots: readonly Shot[];
  /** What is done with each. */
  readonly take: 'picture' | 'layout';
  /**
   * Whether a picture is the very one that is expected of a shot; null where none is. It is asked about a first look,
   * at a page that showed other stories before; what is not as expected is looked at again, on a page loaded for it.
   */
  readonly isExpected?: (shot: Shot, picture: Buffer) => Promise<boolean | null>;
  /** Loads a page for each picture: for what another story may leave behind, such as where the focus shows. */
  readonly alone?: boolean;
  readonly onSeen: (seen: Seen) => void;
}

/** Shots that one page takes before it gives way to a fresh one; small enough that two browsers end together. */
const perPage = 60;

/** Gathers by what a page must be loaded anew for. */
function lists({ shots }: Wish): Shot[][] {
  const groups = Map.groupBy(shots, ({ mode: { theme, language } }) => `${theme}-${language}`);
  return [...groups.values()].flatMap((list) => {
    const sorted = list.toSorted((a, b) => (a.storyId < b.storyId ? -1 : a.storyId > b.storyId ? 1 : 0));
    return Array.from({ length: Math.ceil(sorted.length / perPage) }, (_, at) =>
      sorted.slice(at * perPage, (at + 1) * perPage),
    );
  });
}

async function takePicture(stage: Stage, shot: Shot, { isExpected, alone }: Wish): Promise<Seen> {
  await stage.show(shot.storyId);
  const first = await stage.glance();
  const asExpected = (await isExpected?.(shot, first)) ?? null;
  if (asExpected === true) return { shot, faults: [] };
  if (asExpected === null && !alone) return { shot, picture: await stage.picture(first), faults: [] };
  await stage.open(shot.storyId);
  return { shot, picture: await stage.picture(), faults: [] };
}

async function measure(stage: Stage, shot: Shot): Promise<Seen> {
  await stage.show(shot.storyId);
  return { shot, faults: await findLayoutFaults(stage.page) };
}

/** Walks through the shots, some dozens a page; each browser, a process of its own, takes a page at a time. */
export async function photograph(browsers: readonly Browser[], url: string, wish: Wish): Promise<void> {
  const queue = lists(wish).toSorted((a, b) => b.length - a.length);

  async function work(browser: Browser): Promise<void> {
    for (let list = queue.shift(); list; list = queue.shift()) await walk(browser, list);
  }

  async function walk(browser: Browser, list: readonly Shot[]): Promise<void> {
    let stage: Stage | undefined;
    for (const shot of list) {
      try {
        stage ??= await openStage(browser, url, shot.mode);
        const seen = wish.take === 'picture' ? takePicture(stage, shot, wish) : measure(stage, shot);
        wish.onSeen(await seen);
      } catch (error) {
        const broken = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
        wish.onSeen({ shot, faults: [], broken });
        // The page may be stuck; the next story gets a fresh one.
        await stage?.close().catch(() => {});
        stage = undefined;
      }
    }
    await stage?.close();
  }

  await Promise.all(browsers.map(work));
}
