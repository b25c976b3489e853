import { liveEvents, luckyCounters, luckyEvents, type LuckyEvent } from '@goldbean/contract/live';
import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { serverNow } from '../../../shared/clock/index.ts';
import { notifyError } from '../../../shared/notices/index.ts';
import { session } from '../../../shared/session/index.ts';
import { connection } from '../../../shared/socket/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import { refreshBagDesk } from './desk.actions.ts';
import * as service from './bags.service.ts';
import { bagsState as state, emptyBags } from './bags.state.ts';

/** What bags need of others; the page joins them (a feature knows no other). */
export interface BagRoomPorts {
  readonly room: string;
  /** My beans, or the gifts in my knapsack, have changed. */
  readonly onPaid: () => void;
}

/** How long after its time a bag is asked for, ms, in case its end was not heard. */
const lateMs = 1_500;

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let ports: BagRoomPorts | null = null;
let drawTimer: ReturnType<typeof setTimeout> | undefined;

/** Follows the bags of a live session. @returns ends it */
export function openBags(liveId: string, given: BagRoomPorts): () => void {
  const isCurrent = scope.begin();
  ports = given;
  const { desk, form, eligibility } = state;
  // The page came back to the front: what is filled in stays.
  const kept = state.liveId === liveId ? { desk, form, eligibility } : {};
  Object.assign(state, emptyBags(), { liveId, ...kept });
  const mine = (uid: string) => {
    if (uid === session.userBaseInfo?.uid) void refreshConditions();
  };
  const stopEvents = connection.onRoom(
    given.room,
    { ...luckyEvents, ...luckyCounters, gift: liveEvents.gift },
    {
      lucky_start: ({ bag }) => {
        hearStart(bag);
        refreshBagDesk();
      },
      lucky_end: (end) => {
        hearEnd(end);
        refreshBagDesk();
      },
      lucky_entries: ({ bag_id, entries }) => {
        if (state.bag?.id === bag_id) state.bag.entries = Math.max(state.bag.entries, entries);
      },
      gift: ({ user }) => mine(user.uid),
    },
  );
  const stopMessages = connection.onRoomMessage(given.room, ({ sender }) => mine(sender.uid));
  void refreshBags();
  refreshBagDesk();
  return () => {
    stopEvents();
    stopMessages();
    if (!isCurrent()) return;
    clearTimeout(drawTimer);
    scope.end();
    ports = null;
  };
}

/** C043: what waits in the live session now; also after events were lost, and when the draw was not heard. */
export async function refreshBags(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const { bag, joined } = await service.loadInfo(state.liveId);
    if (!isCurrent()) return;
    if (!bag) return;
    show(bag, joined);
    if (bag.state === 'drawn') void loadAward(bag.id);
  } catch {
    // Nothing is missed but a bag: the next event shows it.
  }
}

/** An event may be told again: a bag is known by its id (E04). */
function hearStart(bag: service.Bag): void {
  if (state.bag?.id !== bag.id) show(bag, false);
}

function show(bag: service.Bag, joined: boolean): void {
  const isNew = state.bag?.id !== bag.id;
  // What was published first is what the proof is held to: a later answer cannot change it.
  const hash = isNew ? bag.hash : (state.bag?.hash ?? bag.hash);
  state.bag = { ...bag, hash };
  if (isNew) Object.assign(state, { award: null, proof: null, conditions: [], joined: false });
  state.joined ||= joined;
  clearTimeout(drawTimer);
  if (bag.state !== 'open') return;
  const wait = bag.draws_ts - serverNow() + lateMs;
  drawTimer = setTimeout(() => void refreshBags(), Math.max(wait, lateMs));
  void refreshConditions();
}

function hearEnd({
  bag_id,
  state: end,
  void_reason,
  entries,
}: Extract<LuckyEvent, { kind: 'lucky_end' }>): void {
  const { bag } = state;
  if (bag?.id !== bag_id) return;
  clearTimeout(drawTimer);
  Object.assign(bag, { state: end, void_reason, entries });
  if (end === 'drawn') void loadAward(bag_id);
  else if (bag.giver.uid === session.userBaseInfo?.uid) ports?.onPaid();
}

async function loadAward(bagId: string): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const award = await service.loadAward(bagId);
    if (!isCurrent() || state.bag?.id !== bagId) return;
    const isNews = state.award === null;
    state.award = award;
    if (isNews && (award.mine.won || state.bag.giver.uid === session.userBaseInfo?.uid)) ports?.onPaid();
  } catch {
    // The bag stays as it is; it is asked for again with the next look.
  }
}

/** A condition of mine may be met by it. */
export function markEligibility(eligibility: string): void {
  if (state.eligibility === eligibility) return;
  state.eligibility = eligibility;
  void refreshConditions();
}

/** C044: which conditions I meet by now. */
async function refreshConditions(): Promise<void> {
  const { bag, joined } = state;
  if (bag?.state !== 'open' || joined || bag.conditions.length === 0) return;
  const isCurrent = scope.watch();
  try {
    const conditions = await service.loadConditions(bag.id);
    if (isCurrent() && state.bag?.id === bag.id) state.conditions = conditions;
  } catch {
    // What is missing, the server says with the joining too.
  }
}

/** C046: joins; pressed again it is the same intent. */
export async function joinBag(): Promise<void> {
  const { bag, isJoining, conditions } = state;
  if (!bag || isJoining) return;
  const toSay = conditions.find(({ key, met }) => key === 'comment_text' && !met)?.text;
  const isCurrent = scope.watch();
  state.isJoining = true;
  try {
    const { entries } = await intents.run(`join ${bag.id}`, (id) => service.join(bag.id, toSay, id));
    if (isCurrent() && state.bag?.id === bag.id) {
      state.joined = true;
      state.bag.entries = Math.max(state.bag.entries, entries);
    }
  } catch (error) {
    if (!isCurrent()) return;
    const { msgKey } = asApiError(error);
    if (msgKey === 'bag.joined') state.joined = true;
    else notifyError(error);
    if (msgKey === 'bag.condition') void refreshConditions();
    if (msgKey === 'bag.over') void refreshBags();
  } finally {
    if (isCurrent()) state.isJoining = false;
  }
}
