import type { FaultKind } from './faults.ts';
import type { House } from './house.ts';
import type { Currency } from '@goldbean/contract';
import type { Drawn, Model, ModelHold } from './model.ts';

/** One step: plain numbers, so that it can be printed, left out and done again. */
export interface Step {
  /** Name of its action. */
  readonly what: string;
  readonly member: number;
  readonly other: number;
  readonly amount: number;
  /** Which of what there is by then. */
  readonly nth: number;
  /** Its request_id; `again` uses that of an earlier step. */
  readonly key: string;
  readonly fault: FaultKind;
}

/** A red packet as the model knows it. */
export interface ModelPacket {
  readonly id: string;
  readonly scene: 'class' | 'bag' | 'rain';
  readonly count: number;
  readonly total: number;
  readonly startsAt: number;
  readonly expiresAt: number;
  /** The beans in it, or null when it is full of gifts of its sender. */
  readonly hold: ModelHold | null;
  readonly gift: { readonly sender: string; readonly id: string } | null;
  /** What each catch took: `<uid>`, in a rain `<uid> <tap>`. */
  readonly taken: Map<string, number>;
  isOver: boolean;
}

/** An order as the model knows it. */
export interface ModelOrder {
  readonly orderNo: string;
  readonly uid: string;
  readonly minor: number;
  readonly gives: number;
  readonly expiresAt: number;
  /** Of the payment that credited it. */
  transaction: string | null;
  /** Somebody saw that its time was over. */
  isClosed: boolean;
}

/** A journal of the wallet that may be undone, as the model knows it. */
export interface ModelJournal {
  /** Whose intent it was: `actor` and `request_id` of the journal. */
  readonly uid: string;
  readonly key: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly move:
    /** When beans of it expire, and how often the member had spent beans by then. */
    | { readonly kind: 'issue'; readonly expiresAt: number; readonly spendings: number }
    /** Where the beans came from, and who got them. */
    | { readonly kind: 'gift'; readonly drawn: readonly Drawn[]; readonly channel: string };
  /** The journal that undid it, and with which request_id. */
  undoneBy: { readonly id: string; readonly key: string } | null;
}

/** Where a run takes place. */
export interface Place {
  readonly liveId: string;
  readonly channelId: string;
  readonly groupId: string;
  /** Whose live session it is. */
  readonly teacher: string;
  /** Who is in the group, those who run the channel too. */
  readonly inGroup: ReadonlySet<string>;
}

/** What the actions of a run share. */
export interface Simulation extends Place {
  readonly house: House;
  readonly model: Model;
  readonly packets: ModelPacket[];
  readonly orders: ModelOrder[];
  readonly journals: ModelJournal[];
  /** What happened once, and what was special about it. */
  readonly facts: Map<string, string>;
  member(n: number): string;
  pick<Item>(list: readonly Item[], n: number): Item | undefined;
  isInGroup(uid: string): boolean;
  /** When the account was opened, UTC ms. */
  openedAt(uid: string): number;
  /** The hold in which a packet's beans are. */
  holdOfPacket(packetId: string): Promise<string>;
}
