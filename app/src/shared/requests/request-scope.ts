/** Whether the scope from which it was obtained is still current. */
export type IsCurrent = () => boolean;

/** At most one scope at a time: of a page, of a member, or of a request that a newer one replaces. */
export interface RequestScope {
  /** Begins another scope and ends the one before. @returns whether this one is still current */
  readonly begin: () => IsCurrent;
  /** Called before a request. @returns a check whether the present scope is still current */
  readonly watch: () => IsCurrent;
  /** Ends the present scope; no other begins. */
  readonly end: () => void;
}

/**
 * An answer that arrives after its scope has ended must change nothing: an action watches the scope before a request
 * and writes to the state only while the scope is current.
 */
export function createRequestScope(): RequestScope {
  let present = 0;
  const watch = (): IsCurrent => {
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
