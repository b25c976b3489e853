import { tokens } from '@goldbean/tokens';

const { color, redPacket } = tokens;
const gold = color.gold.fill;
const deepGold = color.gold.fillDeep;
const brown = color.gold.onFill;
const red = redPacket.paper;
const deepRed = redPacket.paperDeep;
const cream = redPacket.text;

/** The head of a bull, for a rising market. */
export function Bull() {
  return (
    <>
      <path d="M18 22C8 22 3 15 4 5c4 7 10 9 18 9z" fill={deepGold} />
      <path d="M46 22c10 0 15-7 14-17-4 7-10 9-18 9z" fill={deepGold} />
      <path d="M16 24C9 22 5 25 4 30c5 4 10 3 14 0zM48 24c7-2 11 1 12 6-5 4-10 3-14 0z" fill={gold} />
      <path
        d="M32 10c10 0 17 6 17 15 0 8-3 12-5 18-2 8-6 16-12 16s-10-8-12-16c-2-6-5-10-5-18 0-9 7-15 17-15z"
        fill={gold}
      />
      <path d="M20 46c0-6 5-9 12-9s12 3 12 9-5 13-12 13-12-7-12-13z" fill={deepGold} />
      <circle cx="24" cy="29" r="3" fill={brown} />
      <circle cx="40" cy="29" r="3" fill={brown} />
      <circle cx="27" cy="46" r="2" fill={brown} />
      <circle cx="37" cy="46" r="2" fill={brown} />
      <path d="M26 49c0 9 12 9 12 0" fill="none" stroke={red} strokeWidth="3" strokeLinecap="round" />
      <path d="m32 14 4 6-4 3-4-3z" fill={red} />
    </>
  );
}

export function Rocket() {
  return (
    <g transform="rotate(32 32 32)">
      <path d="M26 50c0 6 3 9 6 13 3-4 6-7 6-13z" fill={gold} />
      <path d="M29 50c0 4 1 5 3 8 2-3 3-4 3-8z" fill={red} />
      <path d="M20 34c-7 4-8 9-7 17l9-6zM44 34c7 4 8 9 7 17l-9-6z" fill={deepRed} />
      <path d="M32 2c9 7 13 18 13 29 0 7-2 13-4 19H23c-2-6-4-12-4-19C19 20 23 9 32 2z" fill={cream} />
      <path d="M32 2c5 4 8 9 10.5 15h-21C24 11 27 6 32 2z" fill={red} />
      <path d="M41 50H23l-1.5-5h21z" fill={deepGold} />
      <circle cx="32" cy="27" r="7" fill={deepGold} />
      <circle cx="32" cy="27" r="4.5" fill={color.info.fill} />
    </g>
  );
}

export function Castle() {
  return (
    <>
      <path
        d="M32 14V3l9 3.5-9 3.5M12 24V14l7 3-7 3M52 24V14l7 3-7 3"
        fill={red}
        stroke={red}
        strokeWidth="1.5"
      />
      <path d="M6 28h4v3h4v-3h5v32H6zM45 28h4v3h4v-3h5v32H45z" fill={deepGold} />
      <path d="M22 18h5v4h4v-4h3v4h4v-4h4v42H22z" fill={gold} />
      <path d="M15 40h34v20H15z" fill={gold} />
      <path d="M15 38h4v3h4v-3h4v3h4v-3h4v3h4v-3h4v3h6v4H15z" fill={cream} />
      <path d="M26 60V50a6 6 0 0 1 12 0v10z" fill={brown} />
      <path
        d="M30 34v-5a2 2 0 0 1 4 0v5zM10.5 42v-4a2 2 0 0 1 4 0v4zM49.5 42v-4a2 2 0 0 1 4 0v4z"
        fill={deepRed}
      />
    </>
  );
}

export function Crown() {
  return (
    <>
      <path d="M8 48 4 18l15 12L32 8l13 22 15-12-4 30z" fill={gold} />
      <path d="m8 48-1-8c16 5 34 5 50 0l-1 8z" fill={deepGold} />
      <rect x="7" y="48" width="50" height="9" rx="3" fill={deepGold} />
      <circle cx="4.5" cy="17" r="3.5" fill={red} />
      <circle cx="32" cy="7" r="4" fill={red} />
      <circle cx="59.5" cy="17" r="3.5" fill={red} />
      <path d="m32 27 5 7-5 7-5-7z" fill={red} />
      <path d="m17 36 3 4-3 4-3-4zM47 36l3 4-3 4-3-4z" fill={deepRed} />
      <path d="M12 52h40" stroke={cream} strokeWidth="2" strokeLinecap="round" strokeDasharray="1 5" />
    </>
  );
}
