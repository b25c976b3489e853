/** A test that failed and held when its file ran once more alone. */
export interface FlakyTest {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly name: string;
}

/** A line of the register `docs/flaky.tsv`. */
interface FlakyEntry {
  readonly test: string;
  /** What makes it flaky, a word of docs/testing.md. */
  readonly kind: string;
  /** yyyy-mm-dd */
  readonly firstSeen: string;
  /** Area whose owners mend it. */
  readonly owner: string;
  /** yyyy-mm-dd: a week after it was first seen. */
  readonly expires: string;
}

/** With more flaky tests than this, in a run or in the register, the suite itself is ill. */
export const mostFlaky = 5;

/** With more failed files than this the change is broken, and nothing runs again. */
export const mostAgain = 10;

/** Rules and money are decided by reason alone: there a failure by chance is a fault. */
const steady =
  /^(?!server\/|app\/e2e\/|.*\.stories\.tsx$)|^server\/(src\/modules\/money|test\/system\/money-)/;

/** Whether a failed file may run once more. @param file relative to the root */
export const mayRunAgain = (file: string): boolean => !steady.test(file);

/** How a test is named in the register. */
export const nameOf = ({ file, name }: FlakyTest): string => `${file} > ${name}`;

/** Reads the register: a header, then a line for each test, separated by tabs. */
export function readRegister(text: string): FlakyEntry[] {
  return text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => {
      const [test = '', kind = '', firstSeen = '', owner = '', expires = ''] = line.split('\t');
      return { test, kind, firstSeen, owner, expires };
    });
}

const week = 7 * 24 * 3_600_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** The line that puts a test into the register. @param now in ms */
export const lineFor = (test: FlakyTest, now: number): string =>
  [nameOf(test), 'unknown', dayOf(now), test.file.split('/').slice(0, 4).join('/'), dayOf(now + week)].join(
    '\t',
  );

/**
 * Why flaky tests turn a run red; empty while they are few and young.
 * @param now in ms
 */
export function judgeFlaky(
  flaky: readonly FlakyTest[],
  register: readonly FlakyEntry[],
  now: number,
): string[] {
  const expired = register.filter(({ expires }) => expires < dayOf(now));
  return [
    ...(flaky.length > mostFlaky ? [`${flaky.length} flaky tests in one run: at most ${mostFlaky}`] : []),
    ...(register.length > mostFlaky
      ? [`${register.length} tests in docs/flaky.tsv: at most ${mostFlaky}`]
      : []),
    ...expired.map(({ test, expires }) => `docs/flaky.tsv: ${test} was to be mended by ${expires}`),
  ];
}
