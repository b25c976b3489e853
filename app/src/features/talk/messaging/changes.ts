import { markAmended, markBlocked, markRecalled, type ChatMessageLine } from './message-line.ts';

/** What an event said of one message of the room. */
export type MessageChange = { readonly id: string } & (
  | { readonly kind: 'recall'; readonly by: string }
  | { readonly kind: 'amend'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'block'; readonly on: boolean }
  /** Says only that it is another: what it says is asked for. */
  | { readonly kind: 'revise' }
);

/** Messages after a change; what the event itself does not tell stays as it was. */
export function applyChange(
  known: readonly ChatMessageLine[],
  change: MessageChange,
): readonly ChatMessageLine[] {
  switch (change.kind) {
    case 'recall':
      return markRecalled(known, change);
    case 'amend':
      return markAmended(known, change);
    case 'block':
      return change.on ? markBlocked(known, change.id) : known;
    case 'revise':
      return known;
  }
}

let heard: readonly MessageChange[] = [];

/** What events said in the present room: an answer that was asked for before them does not know it. */
export const changes = {
  note(change: MessageChange): void {
    heard = [...heard, change];
  },
  /** Called before a request. @returns what was heard since then */
  watch(): () => readonly MessageChange[] {
    const { length } = heard;
    return () => heard.slice(length);
  },
  /** Another room: what was heard was of the one before. */
  forget(): void {
    heard = [];
  },
};
