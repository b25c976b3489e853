import type { z } from 'zod';

/** Roles a member can hold on the whole platform (domain 3.1). */
export const platformRoles = ['member', 'inspector', 'product_head', 'admin', 'support'] as const;
export type PlatformRole = (typeof platformRoles)[number];

/**
 * Who may call: `open` everybody, `member` whoever is signed in, a list only members with one of those
 * platform roles. Rights on an object (its owner, the staff of a channel) are checked by the service.
 */
export type Access = 'open' | 'member' | readonly PlatformRole[];

/**
 * How often (D73). `login`, `chat` and `none` are not counted by the binder: failed log-ins and the ten-fold
 * chat allowance of a room's staff are known to the services alone.
 */
export type RateClass =
  | 'read'
  | 'write'
  | 'money'
  | 'like'
  | 'barrage'
  | 'connect'
  | 'upload'
  | 'code'
  | 'login'
  | 'chat'
  | 'none';

export type Service =
  | 'cms'
  | 'dangwu'
  | 'file'
  | 'hljw'
  | 'hljwgo'
  | 'im'
  | 'live'
  | 'live_fans'
  | 'live_mall'
  | 'live_tuangou'
  | 'livego'
  | 'pay'
  | 'scms'
  | 'search'
  | 'wish';

/** One call between the app and the API host, as both sides implement it. */
export interface Call<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  /** Its number in the list of calls: C001 to C118 are the specification's, G are ours (D16). */
  readonly id: `${'C' | 'G'}${number}`;
  readonly method: 'GET' | 'POST';
  readonly service: Service;
  /** Path below `/<service>/`, to the letter (D15). */
  readonly path: string;
  /** One English sentence for the OpenAPI page. */
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** True when it changes something: then the header `client: pc` is required (D13) and it is never retried blindly. */
  readonly writes: boolean;
  /** How our client encodes the request; the server accepts a form and JSON of each, `multipart` only where it stands here (D12). */
  readonly encoding: 'form' | 'json' | 'multipart' | 'query';
  readonly input: Input;
  /** The shape of `data`. */
  readonly output: Output;
  /** `msg_key`s this call may answer with, beside those every call has. */
  readonly errors: readonly string[];
  /** D10: the fields of `data` are repeated at the top of the body together with `status: 200`. */
  readonly flat?: boolean;
}

type CallDefinition<Input extends z.ZodObject, Output extends z.ZodObject> = Pick<
  Call<Input, Output>,
  'id' | 'service' | 'path' | 'summary' | 'output'
> &
  Partial<Call<Input, Output>> & { readonly input: Input };

/**
 * States one call; what is left out is the common case: a POST with a form, for members, that only reads.
 * @param given the call's own facts
 */
export function defineCall<Input extends z.ZodObject, Output extends z.ZodObject>(
  given: CallDefinition<Input, Output>,
): Call<Input, Output> {
  const writes = given.writes ?? false;
  return {
    method: 'POST',
    access: 'member',
    encoding: given.method === 'GET' ? 'query' : 'form',
    errors: [],
    ...given,
    writes,
    rate: given.rate ?? (writes ? 'write' : 'read'),
  };
}

/** Gathers the calls of one feature by verb; a verb twice does not compile. */
export function defineCalls<const Calls extends Readonly<Record<string, Call>>>(calls: Calls): Calls {
  return calls;
}

/** Calls by feature and verb, as a module's door hands them out: `calls.messaging.join`. */
export type FeatureCalls = Readonly<Record<string, Readonly<Record<string, Call>>>>;

/** `feature.verb` of every call: what logs, tests and the OpenAPI page call it. */
export type CallNameOf<Features extends FeatureCalls> = {
  [Feature in keyof Features & string]: `${Feature}.${keyof Features[Feature] & string}`;
}[keyof Features & string];

/** The call that a name of `CallNameOf` stands for. */
export type CallNamed<
  Features extends FeatureCalls,
  Name extends CallNameOf<Features>,
> = Name extends `${infer Feature}.${infer Verb}` ? Features[Feature][Verb] : never;

/** The same calls by `feature.verb`, for whoever goes through all of them. */
export const callsByName = <const Features extends FeatureCalls>(features: Features) =>
  Object.fromEntries(
    Object.entries(features).flatMap(([feature, verbs]) =>
      Object.entries(verbs).map(([verb, call]) => [`${feature}.${verb}`, call]),
    ),
  ) as { readonly [Name in CallNameOf<Features>]: CallNamed<Features, Name> };

/** Address of a call below the host, as `/service/path` (D15). */
export const callPath = (call: Pick<Call, 'service' | 'path'>): string => `/${call.service}/${call.path}`;

/** What a caller may hand in: numbers as numbers or digits, flags as booleans or 1 and 0, objects as objects. */
export type CallInput<C extends Call> = z.input<C['input']>;
/** What the server's service gets: parsed, trimmed and typed. */
export type CallRequest<C extends Call> = z.output<C['input']>;
/** What the server's service returns as `data`. */
export type CallAnswer<C extends Call> = z.input<C['output']>;
/** What the app's service gets as `data`. */
export type CallData<C extends Call> = z.output<C['output']>;
