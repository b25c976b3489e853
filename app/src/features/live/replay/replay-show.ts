import type { ReplayEvent } from './replay.service.ts';

/** Something that stands or flies over the picture. */
export type Shown = Extract<ReplayEvent, { type: 'event' }>;

export interface Painter {
  readonly show: (event: Shown) => void;
  /** The picture is somewhere else. */
  readonly clear: () => void;
}

const painters = new Set<Painter>();

/** Hands things that come by the hundred to whoever draws them, without rendering anything in between. */
export const shower = {
  /** @returns stops it */
  add(painter: Painter): () => void {
    painters.add(painter);
    return () => void painters.delete(painter);
  },
  show(event: Shown): void {
    for (const painter of painters) painter.show(event);
  },
  clear(): void {
    for (const painter of painters) painter.clear();
  },
};
