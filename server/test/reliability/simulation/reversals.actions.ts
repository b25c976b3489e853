import { sql } from 'kysely';
import { must, type Action } from './action.ts';
import type { ModelJournal, Simulation, SimulationStep } from './context.ts';

/** Who undoes journals. */
const administrator = '1000000000000000006';

async function journalOf(sim: Simulation, { uid, key, move }: ModelJournal): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM wallet_journal
    WHERE actor = ${uid} AND kind = ${move.kind} AND request_id = ${key}`.execute(
    sim.testServer.app.database.reader,
  );
  return rows[0]?.id ?? '';
}

/** What undoing does: what was paid goes back to where it came from, what was issued is taken from where it lies. */
function undo(sim: Simulation, { uid, currency, amount, move }: ModelJournal): void {
  const { model } = sim;
  if (move.kind === 'issue') {
    model.add(currency === 'BEAN' ? `beans ${uid} ${move.expiresAt}` : `${currency} ${uid}`, -amount);
    model.add(`system issue ${currency}`, amount);
    return;
  }
  model.add(`channel ${move.channel} ${currency}`, -amount);
  if (currency !== 'BEAN') model.add(`${currency} ${uid}`, amount);
  for (const drawn of move.drawn) model.add(`beans ${uid} ${drawn.expiresAt}`, drawn.amount);
}

/** An administrator undoes a journal, once: whoever asks again hears of the same (G160). */
export function reverse(
  sim: Simulation,
  step: SimulationStep,
  journal = sim.pick(sim.journals, step.nth),
  reason = 'by mistake',
): Action | null {
  if (!journal) return null;
  const { uid, currency, amount, move } = journal;
  const effect = (answer: { journal_id: string }): void => {
    const { journal_id: id } = answer;
    must((journal.undoneBy?.id ?? id) === id, 'a journal was undone by two others');
    if (journal.undoneBy !== null) return;
    undo(sim, journal);
    journal.undoneBy = { id, key: step.key };
  };
  return {
    key: `reverse ${step.key}`,
    given: [uid, journal.key, move.kind, reason],
    run: async () =>
      sim.testServer.call('wallet.reverse', administrator, {
        journal_id: await journalOf(sim, journal),
        reason,
        request_id: step.key,
      }),
    foresee() {
      if (journal.undoneBy !== null || move.kind === 'gift') return effect;
      if (currency !== 'BEAN')
        return sim.model.balance(uid, currency) < amount ? 'wallet.spent_since' : effect;
      if (move.expiresAt <= sim.testServer.clock.now()) return 'wallet.spent_since';
      if (sim.model.spendings(uid) === move.spendings) return effect;
      // The model knows what expires together, and not which of it was spent.
      return { refusal: 'wallet.spent_since', effect };
    },
    // Who came later undid nothing, and may have had any reason.
    other: () =>
      journal.undoneBy?.key === step.key ? reverse(sim, step, journal, 'for another reason') : null,
  };
}
