/** What a bag holds. */
export type BagPrizeView =
  /** `beans` for each winner. */
  | { kind: 'beans'; beans: number }
  /** A gift for each winner; `name` stands in for an icon this client does not know. */
  | { kind: 'gift'; gift: { icon: string; name: string }; count: number };

/** Where a condition that is not met can be met: the channel's fan club, its iron-fan plans, the gifts, or a press that follows. */
export type BagWay = 'follow' | 'club' | 'iron' | 'gift';

/** What it takes to join (C044); `isMet` follows what the member does, live. */
export type BagConditionView = { isMet: boolean } & (
  | { key: 'follow' }
  | { key: 'fan' }
  | { key: 'fan_level'; level: number }
  | { key: 'iron_fan' }
  /** This very text in the chat. */
  | { key: 'comment'; text: string }
  | { key: 'gift'; gift: { icon: string; name: string } }
);

/** How a bag stands, and how I stand in it (T13). Moments in UTC ms. */
export type BagState =
  /** Open, and I am not in it; `isJoining` while the call is under way. */
  | { kind: 'waiting'; drawsAt: number; conditions: readonly BagConditionView[]; isJoining?: boolean }
  | { kind: 'joined'; drawsAt: number }
  | { kind: 'drawing' }
  | { kind: 'won'; winners: readonly string[] }
  /** `winners` are nicknames. */
  | { kind: 'lost'; winners: readonly string[] }
  /** Drawn without me: I had not joined. */
  | { kind: 'drawn'; winners: readonly string[] }
  | { kind: 'void'; reason: 'nobody' | 'stopped' | 'late' };

export interface BagProps {
  state: BagState;
  prize: BagPrizeView;
  /** How many can win. */
  winners: number;
  /** How many are in it. */
  entries: number;
  /** Why the member cannot join though nothing is missing: whoever gave the bag cannot win it. */
  disabledReason?: string;
  /** Joins; where only the text to send is missing, the text is sent with it. */
  onJoin: () => void;
  /** The way to meet a condition that is not met; without it the conditions are only told. */
  onMeet?: (way: BagWay) => void;
  /** Opens the proof of the draw (N01), once it has been drawn. */
  onProof?: () => void;
  /** The clock, UTC ms; the server's, when it differs from the member's. */
  now: () => number;
}
