import { codes } from '@goldbean/contract';
import { ApiError, unreachable } from '../shared/api/index.ts';
import type { EncodedCall } from '../shared/api/encode-call.ts';
import { transport } from '../shared/api/send.ts';
import type { StoryAnswer, Replies } from './answers.ts';

/** Null between two stories. */
let replies: Replies | null = null;
let open = 0;
let faults: string[] = [];
/** What ends the calls that are under way. */
let ends = new Set<(error: ApiError) => void>();

/** Of a call whose story is over: not tried again, as one without an answer would be. */
const isOver = (): ApiError => new ApiError({ code: codes.system, msgKey: 'system.error' });

/** From now on calls are answered by these and by nothing else. */
export function startTransport(given: Replies): void {
  stopTransport();
  replies = given;
}

/**
 * Ends what is under way, and refuses calls until the next story: a call that never ended would hold up those that
 * the app sends one after the other, also in the stories that follow.
 */
export function stopTransport(): void {
  const ended = ends;
  replies = null;
  open = 0;
  faults = [];
  ends = new Set();
  for (const end of ended) end(isOver());
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

function outcomeOf(call: EncodedCall, { [call.url]: reply }: Replies): StoryAnswer {
  const path = call.url;
  try {
    if (reply) return reply(fieldsOf(call));
    faults.push(`${path} has no answer: give it one with answer(), refuse() or never()`);
  } catch (error) {
    faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { kind: 'waiting' };
}

/** Each answer comes in a turn of its own, as from a network; one that never comes ends with its story. */
const answerOf = (outcome: StoryAnswer): Promise<Exclude<StoryAnswer, { readonly kind: 'waiting' }>> =>
  new Promise((resolve, reject) => {
    const mine = ends;
    mine.add(reject);
    if (outcome.kind === 'waiting') return;
    open += 1;
    setTimeout(() => {
      if (mine !== ends) return;
      mine.delete(reject);
      open -= 1;
      resolve(outcome);
    });
  });

/** Stands where the app has its network: nothing leaves the page. */
transport.send = async (call, options) => {
  if (!replies) throw isOver();
  const given = outcomeOf(call, replies);
  if (given.kind === 'waiting' && given.sent !== undefined) options.onProgress?.(given.sent);
  const outcome = await answerOf(given);
  if (outcome.kind === 'unreachable') throw new ApiError({ code: 0, msgKey: unreachable });
  const { body } = outcome;
  return {
    status: body.code === codes.unavailable ? codes.unavailable : 200,
    // As it would have travelled.
    body: JSON.parse(JSON.stringify(body)) as unknown,
  };
};
