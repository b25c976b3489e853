import type { NoticeBody } from '@goldbean/contract/people';

/** Until when a notice says what is still to come, UTC ms; null for one that tells of what has happened. */
export function announcedUntil(body: NoticeBody): number | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- a new kind tells of what has happened, as most do
  switch (body.kind) {
    case 'beans_expire':
      return body.expires_ts;
    case 'live_reminder':
      return body.moment === 'soon' ? body.start_ts : null;
    case 'group_purchase':
      return body.state === 'reached' ? (body.pay_until_ts ?? null) : null;
    case 'iron_fan':
      if (body.step === 'charge_soon') return body.at_ts;
      return body.step === 'expires_soon' ? body.expires_ts : null;
    default:
      return null;
  }
}
