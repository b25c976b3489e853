import { asApiError, createIntents, newRequestId } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './anniversary.service.ts';
import { anniversaryState as state, emptyAnniversary } from './anniversary.state.ts';

/** What the coupon needs of others; the page joins them (a feature knows no other). */
export interface AnniversaryCallbacks {
  /** My beans, as the server says. */
  readonly onBalance: (beans: number) => void;
}

const scope = createRequestScope();
const intents = createIntents(newRequestId);
let ports: AnniversaryCallbacks | null = null;
/** Put away since this page was loaded: they do not come again when a room does. */
const putAway = new Set<string>();

/** Asks for the coupon of a live session that was entered. @returns ends it */
export function openAnniversary(liveId: string, given: AnniversaryCallbacks): () => void {
  const isCurrent = scope.begin();
  ports = given;
  Object.assign(state, emptyAnniversary(), { liveId });
  void load();
  return () => {
    if (!isCurrent()) return;
    scope.end();
    ports = null;
    Object.assign(state, emptyAnniversary());
  };
}

async function load(): Promise<void> {
  const isCurrent = scope.watch();
  try {
    const coupon = await service.loadCoupon(state.liveId);
    if (isCurrent() && coupon && !putAway.has(coupon.id)) state.coupon = coupon;
  } catch {
    // A background call (D90): without it nothing pops up.
  }
}

/** G262; pressed again after an answer that never came it is the same intent. */
export async function takeCoupon(): Promise<void> {
  const { liveId, coupon, isTaking, balance } = state;
  if (!coupon || isTaking || balance !== null) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isTaking: true, failure: '' });
  try {
    const beans = await intents.run(`coupon ${coupon.id}`, (id) => service.takeCoupon(liveId, coupon.id, id));
    if (!isCurrent()) return;
    ports?.onBalance(beans);
    state.balance = beans;
  } catch (error) {
    if (isCurrent()) state.failure = asApiError(error).msgKey;
  } finally {
    if (isCurrent()) state.isTaking = false;
  }
}

/** Puts it away until the page is loaded anew. */
export function closeCoupon(): void {
  if (state.coupon) putAway.add(state.coupon.id);
  state.isClosed = true;
}
