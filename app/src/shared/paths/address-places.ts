const second = 1_000;

/** The place on a recording that `t` of an address names, ms; null where it names none. @param typed seconds */
export const mediaPlaceOf = (typed: string | null): number | null =>
  typed !== null && /^\d{1,5}$/.test(typed) ? Number(typed) * second : null;

/** The count of a message in its room that `seq` of an address names; null where it names none. */
export const messagePlaceOf = (typed: string | null): number | null =>
  typed !== null && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
