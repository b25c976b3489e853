/** Where the picture stands in what has arrived; seconds of the stream. */
export interface Position {
  readonly time: number;
  /** The stretches that have arrived, in order. */
  readonly buffered: readonly { readonly start: number; readonly end: number }[];
}

/** What to do to stay live. */
export interface Correction {
  readonly rate: number;
  /** Go there at once; nothing leaves the picture where it is. */
  readonly jumpTo?: number;
}

/** Beyond this the picture is too far behind to walk: it jumps. Seconds. */
const jumpBehind = 6;
/** A picture that has only just begun jumps sooner: nobody has watched anything yet that could be missed. Seconds. */
const jumpBehindAtFirst = 2;
/** Where a jump lands: behind what has arrived, so that the picture does not stand at once. Seconds. */
export const landBehind = 0.8;
/** Hurrying begins above the first and ends below the second, so that the speed does not flutter. Seconds. */
const hurryAbove = 1.8;
const hurryUntil = 1;
/** Nobody hears a voice at this speed as hurried. */
const hurryRate = 1.05;

/** How far the picture is behind what has arrived, in seconds; 0 when nothing has. */
export const behind = ({ time, buffered }: Position): number =>
  Math.max(0, (buffered.at(-1)?.end ?? time) - time);

/**
 * Keeps a live picture close to now without freezing or blacking out (S35): a little faster while it is some
 * seconds behind, a jump within what has arrived when it is far behind or stands before a gap.
 * @param rate the present speed: who hurries goes on until close
 * @param isFirst the picture has only just begun
 */
export function catchUp(position: Position, rate: number, isFirst = false): Correction {
  const last = position.buffered.at(-1);
  if (!last) return { rate: 1 };
  const lag = behind(position);
  if (lag > (isFirst ? jumpBehindAtFirst : jumpBehind))
    return { rate: 1, jumpTo: Math.max(last.start, last.end - landBehind) };
  const gap = afterGap(position);
  if (gap !== undefined) return { rate: 1, jumpTo: gap };
  const hurries = lag > (rate > 1 ? hurryUntil : hurryAbove);
  return { rate: hurries ? hurryRate : 1 };
}

/** Where the next stretch begins when the picture stands in none. */
function afterGap({ time, buffered }: Position): number | undefined {
  const stands = buffered.some(({ start, end }) => time >= start && time < end);
  return stands ? undefined : buffered.find(({ start }) => start > time)?.start;
}
