import { tokens } from '@goldbean/tokens';

const { redPacket } = tokens;

export interface BagDrawingProps {
  /** The lucky bag is red with a gold string, the blessing bag gold with a red one. */
  kind: 'lucky' | 'blessing';
}

/** The picture of a bag. Silent: its name stands beside it. */
export function BagDrawing({ kind }: BagDrawingProps) {
  const isLucky = kind === 'lucky';
  const cloth = isLucky ? redPacket.paper : redPacket.seal;
  const fold = isLucky ? redPacket.paperDeep : redPacket.sealDeep;
  const string = isLucky ? redPacket.seal : redPacket.paper;
  return (
    <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true" focusable="false">
      <path d="M20 8c4 3 8 3 12 0 4 3 8 3 12 0l-4 12H24z" fill={fold} />
      <path d="M24 20h16c11 8 17 18 17 27 0 8-7 12-25 12S7 55 7 47c0-9 6-19 17-27z" fill={cloth} />
      <path d="M24 20h4c-9 9-13 20-12 36-6-2-9-5-9-9 0-9 6-19 17-27z" fill={fold} />
      <rect x="20" y="18" width="24" height="5" rx="2.5" fill={string} />
      <path d="M42 22c5 2 7 6 6 11" fill="none" stroke={string} strokeWidth="3" strokeLinecap="round" />
      <circle cx="33" cy="41" r="10" fill={string} />
      <path
        d="M38 34c3 .6 4 3 3.4 5.6-.9 4.6-4.3 7.6-8.4 7-3-.5-4.8-2.8-4.3-5.2.5-2.2 2.4-2.5 4-3.6 1.6-1.2 2.6-4.2 5.3-3.8z"
        fill={fold}
      />
    </svg>
  );
}
