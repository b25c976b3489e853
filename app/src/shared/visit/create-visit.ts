/** Whether what was begun or watched is still the present visit. */
export type IsHere = () => boolean;

/** One stay somewhere at a time: at a page, with a member, at a question that a newer one replaces. */
export interface Visit {
  /** Another visit begins; the one before is over. @returns whether this one still lasts */
  readonly begin: () => IsHere;
  /** Before a question: @returns whether the visit that lasts now still does when the answer is here */
  readonly watch: () => IsHere;
  /** The present visit is over, and no other begins. */
  readonly end: () => void;
}

/**
 * An answer that comes after one has left changes nothing: an action watches the visit before it asks, and writes to
 * the state only while it is still here.
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
