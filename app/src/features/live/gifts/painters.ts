/** Hands things that come by the hundred to whoever draws them, without rendering anything in between. */
export function createPainters<Thing>() {
  const painters = new Set<(thing: Thing) => void>();
  return {
    /** @returns stops it */
    add(paint: (thing: Thing) => void): () => void {
      painters.add(paint);
      return () => void painters.delete(paint);
    },
    show(thing: Thing): void {
      for (const paint of painters) paint(thing);
    },
  };
}
