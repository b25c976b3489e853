/** Whether the visit from which it was obtained still lasts. */
export type IsHere = () => boolean;

/** At most one visit at a time: of a page, to a member, or of a request that a newer one replaces. */
export interface Visit {
  /** Another visit begins; the one before is over. @returns whether this one still lasts */
  readonly begin: () => IsHere;
  /** Called before a request. @returns a check whether the present visit still lasts */
  readonly watch: () => IsHere;
  /** The present visit is over, and no other begins. */
  readonly end: () => void;
}

/**
 * An answer that arrives after its visit has ended must change nothing: an action watches the visit before a request
 * and writes to the state only while the visit lasts.
 */
export function createVisit(): Visit {
  let present = 0;
  const watch = (): IsHere => {
    const mine = present;
    return () => mine === present;
  };
  const end = () => {
    present += 1;
  };
  return {
    begin() {
      end();
      return watch();
    },
    watch,
    end,
  };
}
