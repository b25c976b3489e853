import { codes } from '@goldbean/contract';
import { ApiError, unreachable } from '../shared/api/index.ts';
import type { EncodedCall } from '../shared/api/encode-call.ts';
import { transport } from '../shared/api/send.ts';
import type { Outcome, Replies } from './answers.ts';

let replies: Replies = {};
let open = 0;
let faults: string[] = [];

/** From now on calls are answered by these and by nothing else. */
export function startTransport(given: Replies): void {
  replies = given;
  open = 0;
  faults = [];
}

/** How many answers are on their way. */
export const openCalls = (): number => open;

/** What the story forgot to say: calls without an answer, and answers that the contract does not know. */
export const transportFaults = (): readonly string[] => faults;

/** The request as the server reads it: query and body as one set of fields. */
function fieldsOf({ query, body }: EncodedCall): Record<string, unknown> {
  const fields = Object.fromEntries(query.entries());
  if (body === undefined) return fields;
  if (typeof body !== 'string') return { ...fields, ...Object.fromEntries(body.entries()) };
  return { ...fields, ...(JSON.parse(body) as Record<string, unknown>) };
}

function outcomeOf(call: EncodedCall): Outcome {
  const path = call.url;
  const reply = replies[path];
  try {
    if (reply) return reply(fieldsOf(call));
    faults.push(`${path} has no answer: give it one with answer(), refuse() or never()`);
  } catch (error) {
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { kind: 'waiting' };
}

const forEver = <Value>(): Promise<Value> => new Promise(() => {});
/** Each answer comes in a turn of its own, as from a network. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Stands where the app has its network: nothing leaves the page. */
transport.send = async (call, options) => {
  const mine = replies;
  const outcome = outcomeOf(call);
  if (outcome.kind === 'waiting') {
    if (outcome.sent !== undefined) options.onProgress?.(outcome.sent);
    return forEver();
  }
  open += 1;
  await nextTurn();
  // The story that asked is over.
  if (mine !== replies) return forEver();
  open -= 1;
  if (outcome.kind === 'unreachable') throw new ApiError({ code: 0, msgKey: unreachable });
  const { body } = outcome;
  return {
    status: body.code === codes.unavailable ? codes.unavailable : 200,
    // As it would have travelled.
    body: JSON.parse(JSON.stringify(body)) as unknown,
  };
};
