/** How long a test of this run waits for what must come, in ms; scripts/slowness.ts measures how slow the machine is. */
export const patienceMs = 30_000 * Number(process.env['GOLDBEAN_SLOWNESS'] || 1);
