/** When the tests of a run happen that ask for nothing else: a Wednesday noon in Shanghai. */
const fixedMoment = '2026-11-18T12:00:00+08:00';

/** Moments at which days, months, years and halves of a year end or begin, in Shanghai. */
export const edges = [
  '2026-11-18T23:58:00+08:00',
  '2027-02-01T00:00:30+08:00',
  '2027-06-30T23:58:00+08:00',
  '2027-12-31T23:58:00+08:00',
  '2028-02-29T12:00:00+08:00',
] as const;

/** UTC ms: `GOLDBEAN_NOW`, an ISO date, where it is set; `npm run test:all` sets another of the edges by its seed. */
export const momentOfRun = (): number => Date.parse(process.env['GOLDBEAN_NOW'] ?? fixedMoment);
