import { tokens } from '@goldbean/tokens';
import type { ComponentType } from 'react';
import { Bull, Castle, Crown, Rocket } from './grand-drawings.tsx';
import type { GiftIconName } from './gift-icons.ts';

const { color, redPacket } = tokens;
const gold = color.gold.fill;
const deepGold = color.gold.fillDeep;
const brown = color.gold.onFill;
const red = redPacket.paper;
const deepRed = redPacket.paperDeep;
const cream = redPacket.text;
const white = color.action.onFill;
const petals = Array.from({ length: 12 }, (_, petal) => petal * 30);
const fingers = [0, 1, 2, 3];

function Chalk() {
  return (
    <>
      <rect x="4" y="8" width="56" height="40" rx="4" fill={deepGold} />
      <rect x="8" y="12" width="48" height="32" rx="2" fill={color.success.fill} />
      <path
        d="m13 37 9-8 7 5 11-14 4 3"
        fill="none"
        stroke={white}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="m45 16 2 9-9-3z" fill={white} />
      <g transform="rotate(-24 44 50)">
        <rect x="26" y="46" width="34" height="9" rx="3" fill={cream} />
        <path d="M26 49a3 3 0 0 1 3-3h3v9h-3a3 3 0 0 1-3-3z" fill={deepGold} />
        <rect x="44" y="46" width="16" height="9" rx="3" fill={red} />
      </g>
    </>
  );
}

function Hand({ fill, cuff }: { fill: string; cuff: string }) {
  return (
    <>
      {fingers.map((finger) => (
        <rect
          key={finger}
          x={18 + finger * 6.4}
          y={[16, 11, 12, 18][finger]}
          width="6"
          height="24"
          rx="3"
          fill={fill}
        />
      ))}
      <path d="M12 33c-2-3 2-6 5-3l4 4V30h22v12c0 7-4 11-11 11s-10-2-13-8z" fill={fill} />
      <rect x="22" y="49" width="20" height="8" rx="3" fill={cuff} />
    </>
  );
}

function Applause() {
  return (
    <>
      <path
        d="M32 2v7M18 5l3 6M46 5l-3 6M8 14l5 4M56 14l-5 4"
        stroke={red}
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(3 8) rotate(16 32 40) scale(0.86)">
        <Hand fill={deepGold} cuff={deepRed} />
      </g>
      <g transform="translate(1 10) rotate(-14 32 40) scale(0.86)">
        <Hand fill={gold} cuff={red} />
      </g>
    </>
  );
}

function Sunflower() {
  return (
    <>
      <path d="M32 34v27" stroke={color.success.fill} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 56c2-9 9-11 16-9-1 7-8 12-16 9z" fill={color.success.fill} />
      {petals.map((angle) => (
        <ellipse
          key={angle}
          cx="32"
          cy="9"
          rx="5.4"
          ry="8"
          fill={angle % 60 === 0 ? deepGold : gold}
          transform={`rotate(${angle} 32 25)`}
        />
      ))}
      <circle cx="32" cy="25" r="11" fill={brown} />
      <path
        d="m26 20 12 10m-13-4 9 8m-4-15 9 8m-1-6L27 32"
        stroke={deepGold}
        strokeWidth="1.2"
        strokeLinecap="round"
        opacity="0.7"
      />
    </>
  );
}

function GoldBean() {
  return (
    <>
      <path
        d="M43 6c11 2 17 13 14 27-4 18-20 31-37 28C7 59 1 49 3 39c2-9 10-11 17-16 8-6 11-19 23-17z"
        fill={deepGold}
      />
      <path
        d="M42 10c8 2 12 10 10 20-3 15-16 25-30 24-11-1-17-7-15-14 2-6 9-7 16-12 8-6 9-20 19-18z"
        fill={gold}
      />
      <path
        d="M18 40c9-2 17-8 21-17"
        fill="none"
        stroke={brown}
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path d="M37 16c2-3 5-3 7-1" fill="none" stroke={white} strokeWidth="3" strokeLinecap="round" />
      <path d="m54 4 1.6 4.4L60 10l-4.4 1.6L54 16l-1.6-4.4L48 10l4.4-1.6z" fill={cream} />
    </>
  );
}

function Candle() {
  return (
    <>
      <path d="M6 58h52" stroke={deepGold} strokeWidth="3" strokeLinecap="round" />
      <rect x="12" y="30" width="2" height="24" fill={deepRed} />
      <rect x="8" y="36" width="10" height="14" rx="1.5" fill={deepRed} />
      <rect x="24" y="24" width="2" height="27" fill={deepRed} />
      <rect x="20" y="30" width="10" height="15" rx="1.5" fill={gold} />
      <rect x="42" y="3" width="3" height="52" rx="1.5" fill={deepRed} />
      <rect x="35" y="12" width="17" height="36" rx="2.5" fill={red} />
      <rect x="38" y="15" width="4" height="30" rx="2" fill={cream} opacity="0.55" />
      <path d="m57 6 4 7h-3v6h-2v-6h-3z" fill={deepGold} />
    </>
  );
}

function Heart() {
  return (
    <>
      <path
        d="M32 58S6 43 4 24C3 12 12 6 20 7c6 1 10 4 12 9 2-5 6-8 12-9 8-1 17 5 16 17-2 19-28 34-28 34z"
        fill={deepRed}
      />
      <path
        d="M32 53S10 40 8 24c-1-9 6-14 12-13 6 0 10 5 12 11 2-6 6-11 12-11 6-1 13 4 12 13-2 16-24 29-24 29z"
        fill={red}
      />
      <path d="M14 23c0-5 3-8 7-8" fill="none" stroke={cream} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M13 38h9l4-8 6 14 5-10 2 4h12"
        fill="none"
        stroke={gold}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Shield() {
  return (
    <>
      <path d="M32 3 8 11v20c0 15 10 25 24 30 14-5 24-15 24-30V11z" fill={deepGold} />
      <path d="M32 8 12 15v16c0 12 8 20 20 25 12-5 20-13 20-25V15z" fill={deepRed} />
      <path d="M32 8v48c12-5 20-13 20-25V15z" fill={red} />
      <path
        d="m32 17 4 8 9 1-6.5 6.5 1.5 9-8-4.5-8 4.5 1.5-9L19 26l9-1z"
        fill={gold}
        stroke={cream}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  );
}

function Ribbon() {
  return (
    <>
      <path d="M22 34 12 60l12-5 8 6 8-6 12 5-10-26z" fill={deepRed} />
      <path d="m32 38-6 20 6-3 6 3z" fill={red} />
      <circle cx="32" cy="24" r="20" fill={deepGold} />
      <circle cx="32" cy="24" r="16" fill={gold} />
      <path
        d="M32 33s-10-6-10-13c0-4 3-6 6-5 2 0 3 2 4 4 1-2 2-4 4-4 3-1 6 1 6 5 0 7-10 13-10 13z"
        fill={red}
        stroke={cream}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </>
  );
}

/** Stands in for a gift that this client has no drawing of. */
export function WrappedGift() {
  return (
    <>
      <path d="M32 18c-4-12-18-12-16-4 1 4 9 5 16 4zm0 0c4-12 18-12 16-4-1 4-9 5-16 4z" fill={deepGold} />
      <rect x="8" y="28" width="48" height="30" rx="3" fill={red} />
      <rect x="5" y="18" width="54" height="12" rx="3" fill={deepRed} />
      <rect x="27" y="18" width="10" height="40" fill={gold} />
    </>
  );
}

export const drawings: Readonly<Record<GiftIconName, ComponentType>> = {
  chalk: Chalk,
  applause: Applause,
  sunflower: Sunflower,
  goldbean: GoldBean,
  candle: Candle,
  bull: Bull,
  rocket: Rocket,
  castle: Castle,
  crown: Crown,
  heart: Heart,
  shield: Shield,
  ribbon: Ribbon,
};
