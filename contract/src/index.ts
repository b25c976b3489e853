/*
 * Every module at once, for the server and for tests. The app enters by a module's own door
 * (`@goldbean/contract/talk`), so that the script of a page holds only what the page speaks.
 */
import * as content from './content/index.ts';
import * as live from './live/index.ts';
import * as money from './money/index.ts';
import * as people from './people/index.ts';
import * as staff from './staff/index.ts';
import * as talk from './talk/index.ts';
import * as wishes from './wishes/index.ts';
import { callsByName, type CallNameOf } from './call.ts';
import { joinModules } from './join-modules.ts';
import { catalogueErrors } from './shared/catalogue.errors.ts';
import { requestErrors, systemErrors } from './shared/errors.ts';
import { sharedLimits } from './shared/limits.ts';

export * from './people/index.ts';
export * from './money/index.ts';
export * from './talk/index.ts';
export * from './live/index.ts';
export * from './content/index.ts';
export * from './wishes/index.ts';
export * from './staff/index.ts';
export * from './shared/index.ts';
/** Of a door of its own: what is judged before an upload is no part of the first page. */
export * from './people/files/files.rules.ts';

/** Every call there is, by feature and verb. */
export const calls = joinModules(
  people.calls,
  money.calls,
  talk.calls,
  live.calls,
  content.calls,
  wishes.calls,
  staff.calls,
);
export type Calls = typeof calls;
/** `feature.verb`. */
export type CallName = CallNameOf<Calls>;
/** Every call there is, by `feature.verb`. */
export const namedCalls = callsByName(calls);
export type NamedCalls = typeof namedCalls;

/** Every refusal there is, by `msg_key`. */
export const errors = joinModules(
  systemErrors,
  requestErrors,
  people.errors,
  money.errors,
  talk.errors,
  live.errors,
  content.errors,
  wishes.errors,
  staff.errors,
  catalogueErrors,
);
export type MsgKey = keyof typeof errors;

/**
 * Every limit there is, by name, as `config/boot` answers them. Code of one feature reads that feature's own:
 * `orderLimits`, `liveLimits`.
 */
export const limits = joinModules(
  sharedLimits,
  people.limits,
  money.limits,
  talk.limits,
  live.limits,
  content.limits,
  wishes.limits,
  staff.limits,
);
