/** How long a test waits for what must come, in ms: a wait ends at its condition, so only a red one lasts as long. */
export const patienceMs = 30_000;
