import type { FaultKind } from './faults.ts';
import type { SimulationServer } from './simulation-server.ts';
import type { Currency, IronPlan, TicketState, WishStatus } from '@goldbean/contract';
import type { ModelLot, Model, ModelHold } from './model.ts';

/** One step: plain numbers, so that it can be printed, left out and done again. */
export interface SimulationStep {
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

/** A lucky bag as the model knows it. */
export interface ModelLuckyBag {
  readonly id: string;
  readonly giver: string;
  readonly each: number;
  /** Prizes, each for another member. */
  readonly winners: number;
  /** UTC ms. */
  readonly drawsAt: number;
  readonly expiresAt: number;
  readonly seed: string;
  /** The beans in it; null: gifts. */
  readonly hold: ModelHold | null;
  /** Who joined, in that order. */
  readonly entries: string[];
  isOver: boolean;
}

/** A live session that asks a ticket, as the model knows it. */
export interface ModelTicketedLive {
  readonly id: string;
  /** What a ticket costs. */
  readonly beans: number;
  /** UTC ms. */
  readonly startAt: number;
  state: 'not_started' | 'ended' | 'stopped';
  /** Oldest first. */
  readonly tickets: { readonly uid: string; readonly hold: ModelHold; state: TicketState }[];
}

/** An iron-fan membership of the channel, as the model knows it. */
export interface ModelIronFan {
  readonly uid: string;
  plan: IronPlan;
  /** It goes on by itself. */
  auto: boolean;
  /** The end of the paid time, UTC ms. */
  until: number;
  /** What is charged for the period to come. */
  next: { readonly plan: IronPlan; readonly coins: number };
  /** Charges that failed for it, and when the last did, UTC ms. */
  tries: number;
  triedAt: number;
  isOver: boolean;
}

/** The fan club of a channel. */
export interface ModelClub {
  readonly channelId: string;
  readonly followers: ReadonlySet<string>;
}

/** A member of a fan club, present or past, as the model knows them. */
export interface ModelFan {
  readonly channelId: string;
  readonly uid: string;
  isIn: boolean;
  /** When they left it, UTC ms. */
  readonly exits: number[];
  closeness: number;
  /** Until then the badge is lit, UTC ms; null where it never was. */
  litUntil: number | null;
  /** It goes on by itself. */
  auto: boolean;
  /** Tasks that were done by saying so, `<day> <task>`. */
  readonly rewarded: Set<string>;
}

/** A wish of the pool, as far as money goes with it. */
export interface ModelWish {
  readonly id: string;
  readonly author: string;
  status: WishStatus;
  mergedInto: string | null;
  /** Speed-up packs that were not refunded, and where their beans came from; `at` in UTC ms. */
  tickets: {
    readonly uid: string;
    readonly beans: number;
    readonly drawn: readonly ModelLot[];
    readonly at: number;
  }[];
  /** Promised to its author, in beans. */
  reward: number | null;
  isRewarded: boolean;
}

/** A bean that was paid for light, at UTC ms. */
export interface ModelLight {
  readonly channelId: string;
  readonly uid: string;
  readonly at: number;
  readonly isByItself: boolean;
}

/** Goods of the live session on air. Their stock and how many are sold stand in the books. */
export interface ModelProduct {
  readonly id: string;
  readonly minor: number;
  /** So many each member may buy; null without a limit. */
  readonly limit: number | null;
  /** Its stock is limited. */
  readonly isCounted: boolean;
}

/** An order as the model knows it. */
export interface ModelOrder {
  readonly orderNo: string;
  /** Of the action that placed it. */
  readonly key: string;
  readonly uid: string;
  readonly minor: number;
  /** Beans. */
  readonly gives: number;
  /** What of the stock it holds; null for beans. */
  readonly goods: { readonly id: string; readonly n: number; readonly isCounted: boolean } | null;
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
    | { readonly kind: 'gift'; readonly drawn: readonly ModelLot[]; readonly channel: string };
  /** The journal that undid it, and with which request_id. */
  undoneBy: { readonly id: string; readonly key: string } | null;
}

/** Where a run takes place. */
export interface SimulationPlace {
  readonly liveId: string;
  readonly channelId: string;
  readonly groupId: string;
  /** Whose live session it is. */
  readonly teacher: string;
  /** A picture that the teacher has uploaded. */
  readonly background: string;
  /** Who works for the channel: they need no ticket. */
  readonly staff: ReadonlySet<string>;
  /** Who is in the group, those who run the channel too. */
  readonly inGroup: ReadonlySet<string>;
}

/** What the actions of a run share. */
export interface Simulation extends SimulationPlace {
  readonly testServer: SimulationServer;
  readonly model: Model;
  readonly packets: ModelPacket[];
  readonly luckyBags: ModelLuckyBag[];
  readonly ticketedLives: ModelTicketedLive[];
  readonly ironFans: ModelIronFan[];
  readonly wishes: ModelWish[];
  /** The one with the most followers first. */
  readonly clubs: readonly ModelClub[];
  readonly fans: ModelFan[];
  /** In the order in which they were paid. */
  readonly lights: ModelLight[];
  /** Members whose light was switched off for want of a bean, as often as it was. */
  readonly lightsOff: string[];
  readonly products: readonly ModelProduct[];
  readonly orders: ModelOrder[];
  readonly journals: ModelJournal[];
  /** What happened once, and what was special about it. */
  readonly facts: Map<string, string>;
  /** All deadlines that have come, for the model, as the jobs do it. */
  settleDue(): void;
  /** Runs the jobs of all deadlines that have come, each `times`, and the sweep that comes after what failed. */
  runDue(times: number): Promise<void>;
  member(n: number): string;
  pick<Item>(list: readonly Item[], n: number): Item | undefined;
  isInGroup(uid: string): boolean;
  /** When the account was opened, UTC ms. */
  openedAt(uid: string): number;
  /** The hold in which a packet's beans are. */
  holdOfPacket(packetId: string): Promise<string>;
}
