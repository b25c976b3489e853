import type { ListedReplayEvent } from './replay.service.ts';

/** Something that stands or flies over the picture. */
export type ReplayEventView = Extract<ListedReplayEvent, { type: 'event' }>;

export interface ReplayRenderer {
  readonly show: (event: ReplayEventView) => void;
  /** The picture is somewhere else. */
  readonly clear: () => void;
}

const painters = new Set<ReplayRenderer>();

/** Hands things that come by the hundred to whoever draws them, without rendering anything in between. */
export const shower = {
  /** @returns stops it */
  add(painter: ReplayRenderer): () => void {
    painters.add(painter);
    return () => void painters.delete(painter);
  },
  show(event: ReplayEventView): void {
    for (const painter of painters) painter.show(event);
  },
  clear(): void {
    for (const painter of painters) painter.clear();
  },
};
