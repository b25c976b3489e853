/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { messagingCalls as messaging } from './messaging/messaging.calls.ts';
export { groupCalls as groups } from './groups/groups.calls.ts';
