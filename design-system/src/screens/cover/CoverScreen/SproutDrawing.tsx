import { tokens } from '@goldbean/tokens';

const { brand, gold, success } = tokens.color;

/** A bean that has come up: two leaves over the seed. */
export function SproutDrawing() {
  return (
    <svg viewBox="0 0 200 160" width={200} height={160} aria-hidden="true">
      <ellipse cx={100} cy={140} rx={78} ry={10} fill={brand.subtle} />
      <path d="M100 132V74" fill="none" stroke={success.text} strokeWidth={5} strokeLinecap="round" />
      <path d="M100 84C70 84 56 66 54 42c26 0 46 14 46 42z" fill={success.border} />
      <path d="M100 74c0-28 18-44 46-46 0 28-16 46-46 46z" fill={success.text} />
      <path
        d="M100 112c17 0 30 9 30 19 0 6-13 9-30 9s-30-3-30-9c0-10 13-19 30-19z"
        fill={gold.subtle}
        stroke={brand.primary}
        strokeWidth={2}
      />
    </svg>
  );
}
