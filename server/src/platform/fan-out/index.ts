export type { FanOut } from './fan-out.ts';
export { createInProcessFanOut } from './in-process.ts';
export { createRedisFanOut } from './redis.ts';
