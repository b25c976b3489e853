/**
 * Why the picture is behind (S35). `live`: it is not, or no more than always. `paused`: the viewer held it. `hidden`:
 * the page was in the background. `network`: the picture stood and waited for what was to come. `buffer`: more has
 * arrived than is shown.
 */
export type LagCause = 'live' | 'paused' | 'hidden' | 'network' | 'buffer';

/** Closer than this to what has arrived, nothing has to be explained. Seconds. */
const explainedFrom = 1.8;

/** Remembers what made the picture fall behind until it has caught up. */
export function createLagCause() {
  let noted: LagCause | null = null;
  return {
    /** Something that makes a picture fall behind; the last counts. */
    note(cause: 'paused' | 'hidden' | 'network'): void {
      noted = cause;
    },
    /** @param lag seconds behind what has arrived */
    of(lag: number): LagCause {
      if (lag >= explainedFrom) return noted ?? 'buffer';
      noted = null;
      return 'live';
    },
  };
}
