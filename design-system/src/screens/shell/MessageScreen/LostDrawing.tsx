import { tokens } from '@goldbean/tokens';

/** Low, high, open and close of the days that are known, in units of the drawing. */
const days = [
  [40, 66, 46, 60],
  [50, 78, 60, 54],
  [52, 90, 54, 82],
  [70, 100, 82, 76],
] as const;

const { color } = tokens;

/** A chart that breaks off: here the page would have been. */
export function LostDrawing() {
  return (
    <svg viewBox="0 0 320 160" width="320" aria-hidden="true">
      {[40, 80, 120].map((y) => (
        <line key={y} x1="0" x2="320" y1={y} y2={y} stroke={color.border.subtle} />
      ))}
      {days.map(([low, high, open, close], day) => {
        const x = 24 + day * 30;
        return (
          <g key={x} fill={close > open ? color.candle.red : color.candle.green}>
            <rect x={x + 6} y={140 - high} width="2" height={high - low} />
            <rect x={x} y={140 - Math.max(open, close)} width="14" height={Math.abs(close - open)} rx="2" />
          </g>
        );
      })}
      <path
        d="M146 66c30-26 46 40 74 14s40-34 76-22"
        fill="none"
        stroke={color.border.control}
        strokeWidth="2"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      <circle
        cx="232"
        cy="72"
        r="22"
        fill={color.surface.default}
        stroke={color.brand.primary}
        strokeWidth="4"
      />
      <line
        x1="248"
        x2="266"
        y1="88"
        y2="106"
        stroke={color.brand.primary}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
