import { type KeyboardEvent, useEffect, useState } from 'react';
import { standAllIn } from '../../primitives/index.ts';
import { followed, type NamedMember, stillNamed } from './named.ts';

/** Somebody who can be named behind an `@`. */
export interface MentionMember {
  uid: string;
  nickname: string;
  img: string;
}

/** Looks for members beyond those at hand, as in a class whose members have not all written. */
export interface MentionSearch {
  /** What stands behind the `@` now, also when it is nothing yet. Keep the function the same. */
  onAsk: (query: string) => void;
  /** What was last asked for and answered. */
  query: string;
  /** Who fits it, by whatever the owner searches. */
  found: readonly MentionMember[];
}

/** Stands for every member in the list of mentions that is sent. */
export const mentionAll = 'all';

interface MentionInput {
  value: string;
  /** Where the next letter goes. */
  caret: number;
  /** Who is named in it so far. */
  named: readonly NamedMember[];
  members: readonly MentionMember[] | undefined;
  search: MentionSearch | undefined;
  /** The text is to be another, with who is named in it then. @param caret where it is to be put, unless it stands there */
  onWrite: (text: string, named: readonly NamedMember[], caret?: number) => void;
}

export interface Mentions {
  /** Members that fit what stands behind the `@`; empty while nothing is asked. */
  options: readonly MentionMember[];
  /** Which of them Enter takes. */
  active: number;
  choose: (member: MentionMember) => void;
  /** Names somebody at the caret, whom nobody asked for with an `@`. */
  add: (member: MentionMember) => void;
  /** The text was changed by hand. @param caret where it stands after that */
  write: (text: string, caret: number) => void;
  /** Puts words where the caret is. */
  insert: (words: string) => void;
  /** Uids of those named in the text, each once. */
  named: () => readonly string[];
  /** True when it took the key. */
  handleKey: (event: KeyboardEvent) => boolean;
}

const optionsShown = 6;
/** An `@` at the beginning or behind anything but a Latin letter or digit, so that an e-mail address asks nothing. */
const asking = /(?:^|[^\w@])@([^\s@]{0,20})$/u;

/** Those at hand whose name has the letters, then who was found for them; each once. */
function fitting(
  query: string,
  members: readonly MentionMember[],
  search: MentionSearch | undefined,
): readonly MentionMember[] {
  const near = members.filter(({ nickname }) => standAllIn(nickname, query));
  const known = new Set(near.map(({ uid }) => uid));
  const far = search?.query === query ? search.found.filter(({ uid }) => !known.has(uid)) : [];
  return [...near, ...far];
}

/** Finds whom a member is about to mention, and follows who was chosen through the text. */
export function useMentions({ value, caret, named, members, search, onWrite }: MentionInput): Mentions {
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);

  const query = members && asking.exec(value.slice(0, caret))?.[1];
  const at = query === undefined ? -1 : caret - query.length - 1;
  const isAsking = query !== undefined && at !== closedAt;
  const onAsk = search?.onAsk;
  useEffect(() => {
    if (isAsking) onAsk?.(query);
  }, [isAsking, query, onAsk]);
  const options = isAsking ? fitting(query, members ?? [], search).slice(0, optionsShown) : [];
  const shownActive = Math.min(active, options.length - 1);

  const replace = (from: number, to: number, words: string, more: readonly NamedMember[] = []) => {
    const text = value.slice(0, from) + words + value.slice(to);
    const end = from + words.length;
    onWrite(text, [...followed(named, value, text, end), ...more], end);
  };

  const put = ({ uid, nickname }: MentionMember, from: number) => {
    setActive(0);
    replace(from, caret, `@${nickname} `, [{ uid, nickname, at: from }]);
  };

  const handleKey = (event: KeyboardEvent): boolean => {
    const option = options[shownActive];
    if (!option || event.nativeEvent.isComposing) return false;
    switch (event.key) {
      case 'ArrowDown':
        setActive((shownActive + 1) % options.length);
        break;
      case 'ArrowUp':
        setActive((shownActive - 1 + options.length) % options.length);
        break;
      case 'Enter':
      case 'Tab':
        put(option, at);
        break;
      case 'Escape':
        setClosedAt(at);
        break;
      default:
        return false;
    }
    event.preventDefault();
    return true;
  };

  return {
    options,
    active: shownActive,
    choose: (member) => put(member, at),
    add: (member) => put(member, caret),
    write: (text, at) => onWrite(text, followed(named, value, text, at)),
    insert: (words) => replace(caret, caret, words),
    named: () => [...new Set(stillNamed(named, value).map(({ uid }) => uid))],
    handleKey,
  };
}
