/** The seed of each run that asks for none, so that a red comes from the change. */
const fixedSeed = 20_261_118;

/** Where chance in tests begins: at `GOLDBEAN_SEED`, which `npm run test:all` sets anew each time. */
export const seedOfRun = (): number => Number(process.env['GOLDBEAN_SEED'] ?? fixedSeed);
