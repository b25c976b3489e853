import type { TaskField, TaskSubmission, User } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';

/** By the byte order mark a spreadsheet knows the text as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets take a cell that begins so for a formula, in full width too. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

const cell = (words: string): string => {
  const harmless = formula.test(words) ? `'${words}` : words;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows of cells as CSV (RFC 4180), of which a spreadsheet runs nothing. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

interface Result {
  readonly user: User;
  readonly submission: TaskSubmission;
}

const wordsOf = (field: TaskField, { answers }: TaskSubmission): string =>
  (answers.fields?.[field.id] ?? [])
    .map((value) => field.options.find(({ id }) => id === value)?.label ?? value)
    .join('; ');

/** The results of a task, a row for each submission and a column for each question. */
export function resultsCsv(
  { kind, fields }: { readonly kind: string; readonly fields: readonly TaskField[] },
  results: readonly Result[],
): string {
  const isWork = kind === 'assignment';
  const head = ['Name', 'Number', 'Submitted', ...fields.map(({ label }) => label)];
  const workHead = isWork ? ['Work', 'Files', 'Mark', 'Comment'] : [];
  const rows = results.map(({ user, submission }) => {
    const { answers, files, submitted_ts, points, comment } = submission;
    const work = [
      answers.text ?? '',
      files.map(({ name }) => name).join('; '),
      points === null ? '' : String(points),
      comment,
    ];
    return [
      user.nickname,
      user.jwcode,
      shanghaiTime(submitted_ts),
      ...fields.map((field) => wordsOf(field, submission)),
      ...(isWork ? work : []),
    ];
  });
  return csvOf([[...head, ...workHead], ...rows]);
}
