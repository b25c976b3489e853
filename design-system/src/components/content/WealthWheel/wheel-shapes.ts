/** Radius of the whole wheel in its drawing. */
export const wheelRadius = 100;

/** From the wheel's middle, at a share of its radius; `at` counts sectors clockwise from the top. */
function pointAt(at: number, count: number, radius: number): string {
  const angle = (at / count) * 2 * Math.PI - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
}

/** A sector from the middle out to a share of the radius. */
export function sectorOf(at: number, count: number, share: number): string {
  const radius = wheelRadius * share;
  return `M0 0L${pointAt(at, count, radius)}A${radius} ${radius} 0 0 1 ${pointAt(at + 1, count, radius)}Z`;
}

/** An arc along that sector, at a share of the radius. */
export function rimOf(at: number, count: number, share: number): string {
  const radius = wheelRadius * share;
  return `M${pointAt(at, count, radius)}A${radius} ${radius} 0 0 1 ${pointAt(at + 1, count, radius)}`;
}

/** Where the name of a sector stands: its middle's direction, from -1 to 1 to the right and down. */
export function directionOf(at: number, count: number): { x: number; y: number } {
  const angle = ((at + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
