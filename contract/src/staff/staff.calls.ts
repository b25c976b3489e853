/* The calls of this module by feature. A namespace, so that a script holds only the features it names. */
export { feedbackCalls as feedback } from './feedback/feedback.calls.ts';
