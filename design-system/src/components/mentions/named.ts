/** Somebody whose name stands in a text behind an `@`. */
export interface NamedMember {
  uid: string;
  nickname: string;
  /** Where the `@` stands, in UTF-16 units. */
  at: number;
}

const endOf = ({ nickname, at }: NamedMember): number => at + 1 + nickname.length;
/** Letters and digits that would make another name of the one they touch; Chinese and Thai have no spaces. */
const joined = /[\p{Script=Latin}\p{M}\p{N}_]{2}/u;

/** Whether a name that stands in a text and ends there is one of its own: An is not named in "@Anh". */
export const isWholeName = (text: string, end: number): boolean => !joined.test(text.slice(end - 1, end + 1));

/** Those of `named` whose name stands where it was put, as a name of its own. */
export const stillNamed = (named: readonly NamedMember[], text: string): readonly NamedMember[] =>
  named.filter((one) => text.startsWith(`@${one.nickname}`, one.at) && isWholeName(text, endOf(one)));

/** How many units two texts share at their beginning or their end, at most `most`. */
function shared(one: string, other: string, most: number, isEnd: boolean): number {
  const place = (length: number) => (isEnd ? -1 - length : length);
  let length = 0;
  while (length < most && one.at(place(length)) === other.at(place(length))) length += 1;
  return length;
}

/**
 * Who is named after a text was changed in one place: a name moves with the words before it, and one that was written into
 * is none any more.
 * @param caret where it stands after the change: of two places that look alike it tells which changed
 */
export function followed(
  named: readonly NamedMember[],
  before: string,
  after: string,
  caret: number,
): readonly NamedMember[] {
  const rest = after.slice(caret);
  const most = Math.min(before.length, after.length);
  const tail = rest.length <= most && before.endsWith(rest) ? rest.length : shared(before, after, most, true);
  const head = shared(before, after, most - tail, false);
  const moved = stillNamed(named, before).flatMap((one) => {
    if (endOf(one) <= head) return [one];
    return one.at >= before.length - tail ? [{ ...one, at: one.at + after.length - before.length }] : [];
  });
  return stillNamed(moved, after);
}

/**
 * Where members are named in a text that is finished: longer names first, so that An does not take the place of An Nguyen,
 * and of two with one name the first stands first.
 */
export function placed(
  text: string,
  members: readonly { readonly uid: string; readonly nickname: string }[],
): readonly NamedMember[] {
  const found: NamedMember[] = [];
  for (const { uid, nickname } of members.toSorted((a, b) => b.nickname.length - a.nickname.length)) {
    const words = `@${nickname}`;
    let at = text.indexOf(words);
    const isFree = () =>
      isWholeName(text, at + words.length) &&
      found.every((one) => at >= endOf(one) || one.at >= at + words.length);
    while (at !== -1 && !isFree()) at = text.indexOf(words, at + 1);
    if (at !== -1) found.push({ uid, nickname, at });
  }
  return found.toSorted((a, b) => a.at - b.at);
}
