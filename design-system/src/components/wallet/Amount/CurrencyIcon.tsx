import { tokens } from '@goldbean/tokens';

/** Gold beans, overseas gold coins, vouchers, credits (D06, D49, D71). */
export type CurrencyCode = 'BEAN' | 'COIN' | 'DANGWU' | 'CREDIT';

const { color, redPacket } = tokens;

/** The sign of a currency. Silent: the words stand beside it. */
export function CurrencyIcon({ currency }: { currency: CurrencyCode }) {
  switch (currency) {
    case 'BEAN':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M13.8 2.2c3 .6 4.7 3.5 4 7.3-1 5.3-5.6 9-10.3 8.3-3.8-.6-5.9-3.5-5.2-6.5.6-2.7 3-3.1 4.9-4.5 2-1.5 3.3-5.2 6.6-4.6z"
            fill={color.gold.fillDeep}
          />
          <path
            d="M13.5 3.6c2 .4 3.2 2.5 2.7 5.2-.7 3.9-4 6.7-7.5 6.4-2.9-.2-4.7-2-4.3-3.9.4-1.6 2.3-2 4-3.2 2-1.5 2.7-5 5.1-4.5z"
            fill={color.gold.fill}
          />
          <path
            d="M6.4 11.2c2.3-.5 4.5-2 5.7-4.3"
            fill="none"
            stroke={color.gold.onFill}
            strokeWidth="1.2"
            strokeLinecap="round"
            opacity="0.55"
          />
        </svg>
      );
    case 'COIN':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill={color.gold.fillDeep} />
          <circle cx="10" cy="10" r="6.5" fill={color.gold.fill} />
          <rect x="7.5" y="7.5" width="5" height="5" rx="0.8" fill={color.gold.onFill} opacity="0.7" />
        </svg>
      );
    case 'DANGWU':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M2 5.5h16v2.7a1.9 1.9 0 0 0 0 3.6v2.7H2v-2.7a1.9 1.9 0 0 0 0-3.6z"
            fill={redPacket.paper}
          />
          <path d="M12.5 6.5v7" stroke={redPacket.seal} strokeWidth="1.2" strokeDasharray="1.5 1.5" />
          <circle cx="7.5" cy="10" r="2" fill={redPacket.seal} />
        </svg>
      );
    case 'CREDIT':
      return (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8.5" fill={color.info.fill} />
          <path
            d="m10 4.8 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z"
            fill={color.action.onFill}
          />
        </svg>
      );
  }
}
