import { moderationLimits, type FreezeType, type LiveRole } from '@goldbean/contract';

/** T03: when a freeze ends by itself, UTC ms; null for one for good. */
export const freezeUntil = (now: number, type: FreezeType): number | null =>
  type === '3' ? now + moderationLimits.freezeMs : null;

/**
 * T02, P04: until when a ban holds by the word of one person, and the end that a second one has to confirm.
 * @param asked UTC ms; left out for as long as one person may decide
 */
export function banUntil(
  now: number,
  asked: number | undefined,
): { readonly until: number; readonly longer: number | null } {
  const alone = now + moderationLimits.banAloneMs;
  if (asked === undefined || asked <= alone) return { until: asked ?? alone, longer: null };
  return { until: alone, longer: asked };
}

/** What begins and ends; times in UTC ms. */
interface Span {
  readonly until_at: number | null;
  readonly ended_at: number | null;
}

/** When an act ended, also one whose time is up and that no job has ended yet; null while it is in force. */
export function endOf({ until_at, ended_at }: Span, now: number): number | null {
  if (ended_at !== null) return ended_at;
  return until_at !== null && until_at <= now ? until_at : null;
}

/** Inspectors and administrators are not named to those whom they act on. */
const unnamed: ReadonlySet<LiveRole> = new Set(['inspector', 'admin']);
export const isNamed = (actor: LiveRole, reader: LiveRole): boolean =>
  !unnamed.has(actor) || unnamed.has(reader);
