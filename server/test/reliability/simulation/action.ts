import { isDeepStrictEqual } from 'node:util';
import type { MsgKey } from '@goldbean/contract';
import { Refusal } from '../../../src/platform/refusal.ts';
import { isSimulated, withFault, type FaultKind } from './faults.ts';

/** What an allowed step does to the model, given its answer. */
type Effect = (answer: never) => void | Promise<void>;

/** Allowed, or refused in this one way: which of both, the model is too coarse to say. */
interface Either {
  readonly refusal: MsgKey;
  readonly effect: Effect;
}

/** Something a member or a job does, and what must come of it. */
export interface Action {
  /** What may be repeated: whose, which call, which request_id. Left out where only its own state prevents a second. */
  readonly key?: string;
  /** How long a repeat is answered as before, in ms; then it is refused. For ever where left out. */
  readonly answeredMs?: number;
  /** All that decides about a repeat: the same key with another is refused. */
  readonly given: unknown;
  run(): Promise<unknown>;
  /** What is due is done for the model, as whoever looks does it, a repeat too. */
  settle?(): void;
  /** Asked right before it runs: the refusal, or what to do with the model once the answer is there. */
  foresee(): MsgKey | Effect | Either;
  /** What of the answer is the same for ever, when not all is. */
  lasting?(answer: never): unknown;
  /** The same key with another body. */
  other?(): Action | null;
  /** It is several transactions side by side: when one of them is rolled back, the others stand. */
  readonly inParts?: boolean;
}

/** Of calls that are done inside of `idempotency.once` (D77). */
export const answeredADay = 24 * 3_600_000;

/** A difference between what must be and what is. */
class Fault extends Error {}

/** @throws Fault */
export function must(holds: boolean, what: string): void {
  if (!holds) throw new Fault(what);
}

type ActionOutcome = { readonly answer: unknown } | { readonly refusal: MsgKey };

async function outcomeOf(work: Promise<unknown>): Promise<ActionOutcome> {
  try {
    return { answer: await work };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.msgKey };
    throw error;
  }
}

const words = (value: unknown): string => JSON.stringify(value);

/** How many actions came to what, of all runs: a simulation in which nothing is refused proves little. */
export interface SimulationTally {
  done: number;
  refused: number;
  repeated: number;
  faults: number;
}

/**
 * Carries actions out under faults and holds their answers to what was foreseen.
 * @param lookAfterAbort compares what is stored with the model, which an aborted action has not changed
 * @param onOutcome gets each answer and refusal, in the order of asking
 */
export function createJudge(
  lookAfterAbort: () => Promise<void>,
  tally: SimulationTally,
  now: () => number,
  onOutcome: (outcome: unknown) => void,
) {
  async function hear(work: Promise<unknown>): Promise<ActionOutcome> {
    const outcome = await outcomeOf(work);
    onOutcome(outcome);
    return outcome;
  }

  /** Invariant 6: body and answer of each key that was done, and when that was. */
  const done = new Map<string, { readonly given: unknown; readonly answer: unknown; readonly at: number }>();

  /**
   * Asks as a client does: again after a fault.
   * @param foresee called when what is stored is as the model has it, right before or after the first try
   */
  async function ask(action: Action, fault: FaultKind, foresee: () => void): Promise<ActionOutcome> {
    if (fault !== 'abort') foresee();
    if (fault === 'twice' && action.key !== undefined) {
      const [first, second] = await Promise.all([outcomeOf(action.run()), outcomeOf(action.run())]);
      onOutcome([first, second]);
      const comparable = (outcome: ActionOutcome) =>
        'answer' in outcome ? lastingOf(action, outcome.answer) : outcome;
      must(
        isDeepStrictEqual(comparable(first), comparable(second)),
        `asked twice at once, answered ${words(first)} and ${words(second)}`,
      );
      return first;
    }
    try {
      const outcome = await hear(withFault(fault, () => action.run()));
      if (fault === 'abort') foresee();
      return outcome;
    } catch (error) {
      if (!isSimulated(error)) throw error;
      tally.faults += 1;
      onOutcome(fault);
      if (fault === 'abort') {
        // A lost answer leaves its effect behind; a rolled back step must leave nothing.
        if (action.inParts !== true) await lookAfterAbort();
        foresee();
      }
      return hear(action.run());
    }
  }

  const lastingOf = (action: Action, answer: unknown): unknown =>
    action.lasting ? action.lasting(answer as never) : answer;

  return {
    /** @throws Fault */
    async carryOut(action: Action, fault: FaultKind): Promise<void> {
      const { key, given } = action;
      const before = key === undefined ? undefined : done.get(key);
      const isSafe = fault !== 'lost' || key !== undefined;
      let foreseen: ReturnType<Action['foresee']> | undefined;
      const outcome = await ask(action, isSafe ? fault : 'none', () => {
        action.settle?.();
        if (!before) foreseen = action.foresee();
      });
      if (before) {
        tally.repeated += 1;
        const isAnswered = now() - before.at <= (action.answeredMs ?? Infinity);
        const expected =
          isAnswered && isDeepStrictEqual(before.given, given)
            ? { answer: before.answer }
            : { refusal: 'system.repeated' };
        const got = 'answer' in outcome ? { answer: lastingOf(action, outcome.answer) } : outcome;
        must(
          isDeepStrictEqual(got, expected),
          `a repeat was answered ${words(got)} instead of ${words(expected)}`,
        );
        return;
      }
      if (typeof foreseen === 'string') {
        tally.refused += 1;
        must(
          'refusal' in outcome && outcome.refusal === foreseen,
          `${words(outcome)} instead of the refusal ${foreseen}`,
        );
        return;
      }
      const either = typeof foreseen === 'object' ? foreseen : null;
      if ('refusal' in outcome) {
        must(outcome.refusal === either?.refusal, `refused with ${outcome.refusal}, but it is allowed`);
        tally.refused += 1;
        return;
      }
      const effect = typeof foreseen === 'object' ? foreseen.effect : foreseen;
      await effect?.(outcome.answer as never);
      tally.done += 1;
      if (key !== undefined) done.set(key, { given, answer: lastingOf(action, outcome.answer), at: now() });
    },
  };
}
