import { liveEvents, type LiveEvent, giftLimits } from '@goldbean/contract/live';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createFlown } from '../../../shared/barrage/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { barrageDelay } from './barrage-timing.ts';
import { takeDrafts } from './gift-draft.ts';
import * as service from './gifts.service.ts';
import { emptyGifts, giftsState as state } from './gifts.state.ts';
import { createPainters } from './painters.ts';

/** What giving needs of others; the page joins them (a feature knows no other). */
export interface GiftSendingPorts {
  /** Room whose gifts and comments are shown. */
  readonly room: string;
  /** ms since the live session went on air at the picture on this screen; null before there is one (N02). */
  readonly momentSeen: () => number | null;
  /** My beans after something was given. */
  readonly onBalance: (beans: number) => void;
  /** The server says that my beans do not suffice: what is shown of them is out of date. */
  readonly onShort: () => void;
}

type GiftEvent = Omit<Extract<LiveEvent, { kind: 'gift' }>, 'kind'>;
type BarrageEvent = Extract<LiveEvent, { kind: 'barrage' }>;

const gifts = createPainters<GiftEvent>();
const comments = createPainters<BarrageEvent>();
/** Hands over each gift of the room. @returns stops it */
export const onGift = gifts.add;
/** Hands over each comment at its moment (N02). @returns stops it */
export const onBarrage = comments.add;

const flown = createFlown((lines) => {
  state.flown = lines;
});
const scope = createRequestScope();
let ports: GiftSendingPorts | null = null;
const waiting = new Set<ReturnType<typeof setTimeout>>();
const intents = createIntents(newRequestId);

/**
 * Shows the gifts and comments of a live session, and lets the member give.
 * @returns ends it
 */
export function openGifts(liveId: string, given: GiftSendingPorts): () => void {
  const isCurrent = scope.begin();
  ports = given;
  Object.assign(state, emptyGifts(), { liveId });
  const stopHearing = connection.onRoom(given.room, liveEvents, {
    gift: showGift,
    gifts: ({ list }) => list.forEach(showGift),
    barrage: (comment) => atItsMoment(comment.media_ts, () => showComment(comment)),
  });
  void loadPanel();
  void loadCampaigns();
  return () => {
    stopHearing();
    if (!isCurrent()) return;
    scope.end();
    ports = null;
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
    flown.clear();
  };
}

/** The gifts there are and those I own. */
export async function loadPanel(): Promise<void> {
  const isCurrent = scope.watch();
  state.panel.phase = 'loading';
  try {
    const [tabs, knapsack] = await Promise.all([
      service.loadTabs(state.liveId),
      service.loadKnapsack(state.liveId),
    ]);
    if (!isCurrent()) return;
    // Only now: a visit that was closed again at once must not take what was kept for the one that stays (V05).
    Object.assign(state, takeDrafts(state.liveId));
    state.panel = { phase: 'ready', failure: '', tabs };
    state.knapsack = knapsack;
  } catch (error) {
    if (isCurrent()) state.panel = { phase: 'failed', failure: asApiError(error).msgKey, tabs: [] };
  }
}

async function loadCampaigns(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const list = await service.loadCampaigns(state.liveId);
    if (isCurrent()) state.campaigns = list;
  } catch {
    // A background call (D90): without it no campaign is shown.
  }
}

/** What I own, anew: gifts were won, or put into a bag. */
export async function reloadKnapsack(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const knapsack = await service.loadKnapsack(state.liveId);
    if (isCurrent()) state.knapsack = knapsack;
  } catch {
    // What is shown is what was owned before; a gift that is not there is refused.
  }
}

/** Chooses one of a gift in the panel, as a wish of the teacher does (D18). */
export function chooseGift(giftId: string): void {
  state.giftDraft = { giftId, count: 1 };
  state.choices += 1;
}

/** Gifts come by the dozen (E28), each at its own moment. */
function showGift(gift: GiftEvent): void {
  atItsMoment(gift.media_ts, () => gifts.show(gift));
}

function showComment(comment: BarrageEvent): void {
  comments.show(comment);
  const { event_id: id, user, text, media_ts: at } = comment;
  const isOwn = user.uid === session.userBaseInfo?.uid;
  flown.add({ id, at, uid: user.uid, nickname: user.nickname, text, isOwn });
}

/** N02: shows something of the room when this picture has come as far as that of who sent it. */
function atItsMoment(mediaTs: number | null, show: () => void): void {
  const ms = barrageDelay(mediaTs, ports?.momentSeen() ?? null);
  if (ms === 0) return show();
  const timer = setTimeout(() => {
    waiting.delete(timer);
    show();
  }, ms);
  waiting.add(timer);
}

/**
 * E28: gives `n` of a gift. The balance is what the server says afterwards; a gift of the knapsack costs nothing.
 * @returns whether it was given; why not is told in passing
 */
export async function giveGift(giftId: string, n: number, from: 'balance' | 'knapsack'): Promise<boolean> {
  if (state.isGiving) return false;
  const isCurrent = scope.watch();
  state.isGiving = true;
  try {
    const answer = await intents.run(`gift ${state.liveId} ${giftId} ${n} ${from}`, (request_id) =>
      service.give({
        live_id: state.liveId,
        gift_id: giftId,
        n,
        from,
        combo_id: goingCombo(giftId),
        media_ts: ports?.momentSeen() ?? undefined,
        request_id,
      }),
    );
    if (!isCurrent()) return true;
    ports?.onBalance(answer.balance);
    state.combo = { giftId, id: answer.combo.id, until: Date.now() + giftLimits.giftComboMs };
    if (from === 'knapsack') keepInKnapsack(giftId, answer.knapsack_left);
    return true;
  } catch (error) {
    failed(error);
    return false;
  } finally {
    if (isCurrent()) state.isGiving = false;
  }
}

const goingCombo = (giftId: string): string | undefined =>
  state.combo?.giftId === giftId && state.combo.until > Date.now() ? state.combo.id : undefined;

function keepInKnapsack(giftId: string, left: number): void {
  state.knapsack = state.knapsack
    .map((item) => (item.gift.gift_id === giftId ? { ...item, n: left } : item))
    .filter(({ n }) => n > 0);
}

/**
 * P03, K15: sends a comment over the picture for 1 bean. It flies here when the room brings it, like everywhere.
 * @returns whether it was sent; what was not sent is not charged, and its words stay with the writer
 */
export async function giveBarrage(text: string): Promise<boolean> {
  if (state.isSendingBarrage) return false;
  const isCurrent = scope.watch();
  state.isSendingBarrage = true;
  try {
    const { balance } = await intents.run(`barrage ${state.liveId} ${text}`, (request_id) =>
      service.giveBarrage({
        live_id: state.liveId,
        text,
        media_ts: ports?.momentSeen() ?? undefined,
        request_id,
      }),
    );
    if (isCurrent()) ports?.onBalance(balance);
    return true;
  } catch (error) {
    failed(error);
    return false;
  } finally {
    if (isCurrent()) state.isSendingBarrage = false;
  }
}

function failed(error: unknown): void {
  if (asApiError(error).msgKey === 'wallet.insufficient_beans') ports?.onShort();
  notifyError(error);
}
