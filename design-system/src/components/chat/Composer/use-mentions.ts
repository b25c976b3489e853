import { type KeyboardEvent, useState } from 'react';

/** Somebody who can be named behind an `@`. */
export interface MentionMember {
  uid: string;
  nickname: string;
  img: string;
}

/** Stands for every member in the list of mentions that is sent. */
export const mentionAll = 'all';

interface MentionInput {
  value: string;
  /** Where the next letter goes. */
  caret: number;
  members: readonly MentionMember[] | undefined;
  /** Replaces a part of the text and puts the caret behind it. */
  onReplace: (from: number, to: number, words: string) => void;
}

export interface Mentions {
  /** Members that fit what stands behind the `@`; empty while nothing is asked. */
  options: readonly MentionMember[];
  /** Which of them Enter takes. */
  active: number;
  choose: (member: MentionMember) => void;
  /** Uids of those named in the text. */
  named: () => readonly string[];
  /** True when it took the key. */
  handleKey: (event: KeyboardEvent) => boolean;
}

const optionsShown = 6;
/** An `@` at the beginning or behind anything but a Latin letter or digit, so that an e-mail address asks nothing. */
const asking = /(?:^|[^\w@])@([^\s@]{0,20})$/u;

/** Finds whom a member is about to mention, and keeps who was chosen. */
export function useMentions({ value, caret, members, onReplace }: MentionInput): Mentions {
  const [chosen, setChosen] = useState<readonly MentionMember[]>([]);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState(-1);

  const query = members && asking.exec(value.slice(0, caret))?.[1];
  const at = query === undefined ? -1 : caret - query.length - 1;
  const options =
    query === undefined || at === closedAt
      ? []
      : (members ?? [])
          .filter(({ nickname }) => nickname.toLowerCase().includes(query.toLowerCase()))
          .slice(0, optionsShown);
  const shownActive = Math.min(active, options.length - 1);

  const choose = (member: MentionMember) => {
    setChosen([...chosen.filter(({ uid }) => uid !== member.uid), member]);
    setActive(0);
    onReplace(at, caret, `@${member.nickname} `);
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
        choose(option);
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
    choose,
    named: () => chosen.filter(({ nickname }) => value.includes(`@${nickname}`)).map(({ uid }) => uid),
    handleKey,
  };
}
