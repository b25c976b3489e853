import { vi } from 'vitest';
import { patienceMs } from './slowness.ts';

/* What vitest waits by default, 1 s, is shorter than a pause of a busy machine: a test that names no time waits longer. */

const waitFor = vi.waitFor.bind(vi);

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
