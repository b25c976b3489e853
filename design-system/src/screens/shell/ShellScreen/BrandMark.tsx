import { tokens } from '@goldbean/tokens';

const { brand, gold } = tokens.color;

/** The bean on its tile, in the brand colour of the theme that is worn (D62). The words beside it name it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <rect width={32} height={32} rx={9} fill={brand.primary} />
      <path
        fill={gold.subtle}
        d="M21.6 6.6c4.3 2.5 5.3 8.7 2.2 14-3.1 5.3-9 7.6-13.3 5.1s-5-8.3-.9-10.9c2.6-1.6 3.3-2.7 3.7-4.7.8-4.2 4.8-5.6 8.3-3.5z"
      />
      <path
        fill="none"
        stroke={brand.primary}
        strokeWidth={1.6}
        strokeLinecap="round"
        d="M20.6 11.2c.7 3.4-2.3 8.2-6.6 9.3"
      />
    </svg>
  );
}
