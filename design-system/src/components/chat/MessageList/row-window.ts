import type { ChatMessage } from '../chat-message.ts';

/** Which rows exist (`last` not included), and the room that is kept for those before and after them, px. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
  readonly before: number;
  readonly after: number;
}

/** Height of a row before it is measured, px. */
const usualHeight = 62;
/** Rows so far outside the view are drawn with it, px. */
const spare = 240;

/**
 * Keeps which rows of a chat exist and where each begins, without a look at the page. The view begins at the end and
 * stays there until it goes elsewhere; then one edge between two rows keeps its place in it, whatever comes in above.
 * Appending costs the other rows nothing. Heights are a guess until they are measured, so one that was remembered for
 * another row is made good when its row is drawn.
 * @param mostHeight of the view before `look` tells its height, px
 */
export function createRowWindow(mostHeight: number) {
  let known: readonly ChatMessage[] = [];
  /** Where each row begins, px below the first one's beginning, and behind them where the last one ends. */
  let tops = new Float64Array(64);
  let height = mostHeight;
  /** None in the first picture. */
  let margin = 0;
  let range: RowRange = { first: 0, last: 0, before: 0, after: 0 };
  let isAtEnd = true;
  /** The edge above row `edge` stands `offset` px below the top of the view. */
  let held = { edge: 0, offset: 0 };

  const top = (row: number): number => tops[row] ?? 0;
  const total = (): number => top(known.length);

  const rowAt = (at: number): number => {
    let low = 0;
    let high = known.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (top(middle) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  const drawRows = (first: number, last: number): void => {
    range = { first, last, before: top(first), after: total() - top(last) };
  };
  const drawBetween = (from: number, to: number): void => {
    drawRows(rowAt(from), Math.min(known.length, rowAt(to) + 1));
  };
  const drawEnd = (): void => drawBetween(total() - height - margin, total());

  /** The first `same` rows and the last `tail` ones keep their heights; those between are new. */
  const remember = (messages: readonly ChatMessage[], same: number, tail: number): void => {
    const tailAt = messages.length - tail;
    const kept = tail > 0 ? tops.slice(known.length - tail, known.length + 1) : undefined;
    if (messages.length >= tops.length) {
      const wider = new Float64Array(messages.length * 1.5);
      wider.set(tops.subarray(0, same + 1));
      tops = wider;
    }
    let end = top(same);
    for (let row = same + 1; row <= tailAt; row += 1) tops[row] = end += usualHeight;
    const lift = end - (kept?.[0] ?? 0);
    for (let row = 1; row <= tail; row += 1) tops[tailAt + row] = (kept?.[row] ?? 0) + lift;
  };

  const take = (messages: readonly ChatMessage[]): void => {
    const most = Math.min(known.length, messages.length);
    let same = 0;
    // When the last one stands where it stood, so do those before it.
    if (isSame(known, messages, known.length - 1, 0)) same = known.length;
    else while (same < most && isSame(known, messages, same, 0)) same += 1;
    const shift = messages.length - known.length;
    let tail = 0;
    while (tail < most - same && isSame(known, messages, known.length - 1 - tail, shift)) tail += 1;

    // The first row may lose the day above it: what holds is where it ends.
    if (held.edge === 0) held = { edge: 1, offset: held.offset + top(1) };
    remember(messages, same, tail);
    if (held.edge > same) held = { ...held, edge: held.edge + shift };
    if (same + tail === 0) isAtEnd = true;
    known = messages;
    const within = (row: number): number => Math.min(Math.max(row, 0), known.length);
    if (isAtEnd) drawEnd();
    else
      drawRows(
        within(range.first < same ? range.first : range.first + shift),
        within(range.last <= same ? range.last : range.last + shift),
      );
  };

  return {
    get isAtEnd(): boolean {
      return isAtEnd;
    },

    /** The rows to draw; another object when they, or their messages, are others. */
    get range(): RowRange {
      return range;
    },

    /** The row at a height, px below the beginning of the first one. */
    rowAt,

    /** The rows to draw of these messages. Asked again for the same ones it answers the same. */
    show(messages: readonly ChatMessage[]): RowRange {
      if (messages !== known) take(messages);
      return range;
    },

    /**
     * The view stands at `at` px below the beginning of the first row and is `viewHeight` px high.
     * @param least so much must be drawn above and below it, px
     * @returns whether other rows must be drawn
     */
    look(at: number, viewHeight: number, least: number): boolean {
      height = viewHeight;
      margin = spare;
      const end = at + height;
      const { first, last } = range;
      if (top(first) <= Math.max(0, at - least) && top(last) >= Math.min(total(), end + least)) return false;
      // After a leap only what can be seen, so that it is seen at once.
      const around = end < top(first) || at > top(last) ? 0 : spare;
      drawBetween(at - around, end + around);
      return true;
    },

    /**
     * The view stands here by the reader's own will: at the end it follows, elsewhere it keeps its place. After a leap
     * to rows that were never measured that is where the first of them begins, so that nothing moves as they come.
     */
    hold(at: number, isEnd: boolean): void {
      isAtEnd = isEnd;
      const row = rowAt(at);
      const edge = at > 0 && row >= range.first && row < range.last ? row + 1 : row;
      held = { edge, offset: top(edge) - at };
    },

    /** Goes to where a row begins. */
    goTo(row: number): void {
      isAtEnd = false;
      held = { edge: row, offset: 0 };
      drawBetween(top(row), top(row) + height);
    },

    goToEnd(): void {
      isAtEnd = true;
      drawEnd();
    },

    /** Where a view that is not at the end belongs, px below the beginning of the first row. */
    place: (): number => top(held.edge) - held.offset,

    /** Gives the rows that are not drawn `by` px more room before those that are, if there are any. */
    shift(by: number): void {
      const { first, last, before } = range;
      if (before === 0) return;
      for (let row = first; row <= known.length; row += 1) tops[row] = top(row) + by;
      drawRows(first, last);
    },

    /** @param ends where each of the drawn rows ends, px below the beginning of the first of them */
    measure(ends: readonly number[]): void {
      const { first } = range;
      const behind = first + ends.length;
      const grown = top(first) + (ends.at(-1) ?? 0) - top(behind);
      for (const [row, end] of ends.entries()) tops[first + row + 1] = top(first) + end;
      if (grown === 0) return;
      for (let row = behind + 1; row <= known.length; row += 1) tops[row] = top(row) + grown;
    },
  };
}

export type RowWindow = ReturnType<typeof createRowWindow>;

/** Whether the message at a place is, `shift` places on, still the same one. */
function isSame(
  before: readonly ChatMessage[],
  now: readonly ChatMessage[],
  at: number,
  shift: number,
): boolean {
  const one = before[at];
  return one !== undefined && (one === now[at + shift] || one.id === now[at + shift]?.id);
}
