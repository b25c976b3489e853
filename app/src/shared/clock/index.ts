export { learnServerTime, serverNow } from './server-clock.ts';
export { useNow, useServerNow } from './use-now.ts';
