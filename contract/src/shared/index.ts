/* The door of what all modules share: the definition of calls, the envelope, common refusals, fields and limits. */
export * from '../call.ts';
export * from '../stream.ts';
export { agreementNames, agreements, type AgreementName } from './agreements.ts';
export * from './envelope.ts';
export * from './errors.ts';
export {
  characters,
  feedOf,
  isAddress,
  listOf,
  nobody,
  saysNothing,
  scrolling,
  user,
  type User,
} from './fields.ts';
export { folded, standAllIn, wordsOfQuery } from './folding.ts';
export * from './limits.ts';
