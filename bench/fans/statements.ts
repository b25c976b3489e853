import pg from 'pg';

/** A statement that was sent, and how long its answer took, ms. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly took: number;
}

type ClientQuery = (...given: unknown[]) => unknown;

/** Does some work. @returns all statements that this process sent meanwhile and that were answered by a promise */
export async function statementsOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const client = pg.Client.prototype as { query: ClientQuery };
  const { query } = client;
  client.query = function counted(this: unknown, ...given) {
    const from = performance.now();
    const answer = query.apply(this, given);
    const text = typeof given[0] === 'string' ? given[0] : '';
    const values = Array.isArray(given[1]) ? (given[1] as unknown[]) : [];
    if (answer instanceof Promise)
      void answer.then(
        () => sent.push({ text, values, took: performance.now() - from }),
        () => {},
      );
    return answer;
  };
  try {
    await work();
    return sent;
  } finally {
    client.query = query;
  }
}
