import { tokens } from '@goldbean/tokens';

/** Low, high, open and close of ten days, in units of the drawing. Rises, as every teacher hopes. */
const days: readonly (readonly [low: number, high: number, open: number, close: number])[] = [
  [20, 38, 24, 34],
  [26, 44, 34, 30],
  [28, 50, 30, 46],
  [36, 54, 46, 42],
  [34, 60, 42, 56],
  [46, 66, 56, 50],
  [44, 74, 50, 70],
  [58, 82, 70, 64],
  [56, 92, 64, 88],
  [74, 104, 88, 100],
];

const { color } = tokens;

/** Stands in for a live session without a picture: candles of ten days in the colours of Shanghai, red up and green down. */
export function CoverDrawing() {
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="320" height="180" fill={color.stage.surface} />
      {[45, 90, 135].map((y) => (
        <line key={y} x1="0" x2="320" y1={y} y2={y} stroke={color.stage.border} strokeWidth="1" />
      ))}
      {days.map(([low, high, open, close], day) => {
        const x = 28 + day * 29;
        const fill = close > open ? color.candle.red : color.candle.green;
        return (
          <g key={x} fill={fill}>
            <rect x={x + 6} y={160 - high} width="2" height={high - low} />
            <rect x={x} y={160 - Math.max(open, close)} width="14" height={Math.abs(close - open)} rx="1.5" />
          </g>
        );
      })}
    </svg>
  );
}
