import { tokens } from '@goldbean/tokens';
import type { ReactNode } from 'react';

const { color } = tokens;
const ink = { stroke: color.gold.onFill, strokeWidth: 1.6, strokeLinecap: 'round', fill: 'none' } as const;

const eyes = {
  open: (
    <g fill={color.gold.onFill}>
      <circle cx="8.5" cy="10" r="1.3" />
      <circle cx="15.5" cy="10" r="1.3" />
    </g>
  ),
  happy: <path d="M6.8 10.4q1.7-2 3.4 0M13.8 10.4q1.7-2 3.4 0" {...ink} />,
  closed: <path d="M6.8 10q1.7 1.6 3.4 0M13.8 10q1.7 1.6 3.4 0" {...ink} />,
  wink: (
    <>
      <circle cx="8.5" cy="10" r="1.3" fill={color.gold.onFill} />
      <path d="M13.8 10.4q1.7-2 3.4 0" {...ink} />
    </>
  ),
  hearts: (
    <g fill={color.danger.fill}>
      <path d="M8.3 12.6 5.6 9.9a1.5 1.5 0 0 1 2.7-1.5 1.5 1.5 0 0 1 2.7 1.5zM15.7 12.6 13 9.9a1.5 1.5 0 0 1 2.7-1.5 1.5 1.5 0 0 1 2.7 1.5z" />
    </g>
  ),
  dark: <path d="M5 8.6h14l-1 3.6h-4L12 9.6l-2 2.6H6z" fill={color.gold.onFill} />,
  cross: <path d="m6.8 8.2 3.2 1.6M17.2 8.2 14 9.8M8.6 11h.1M15.4 11h.1" {...ink} />,
  doubt: (
    <>
      <circle cx="8.5" cy="10.4" r="1.3" fill={color.gold.onFill} />
      <circle cx="15.5" cy="10.4" r="1.3" fill={color.gold.onFill} />
      <path d="M13.8 6.8q1.8-1.2 3.6 0" {...ink} />
    </>
  ),
};

const mouths = {
  smile: <path d="M8 14.5q4 3.6 8 0" {...ink} />,
  grin: <path d="M7.2 13.6h9.6q-.8 5-4.8 5t-4.8-5z" fill={color.gold.onFill} />,
  flat: <path d="M8.5 15.8h7" {...ink} />,
  slant: <path d="M8.5 16.4q3.6-2 7-1" {...ink} />,
  sad: <path d="M8.2 17q3.8-3.4 7.6 0" {...ink} />,
  round: <circle cx="12" cy="16" r="2.2" fill={color.gold.onFill} />,
};

const drop = (x: number, y: number) => `M${x} ${y}q2.2 3 0 4.2-2.2-1.2 0-4.2z`;
const tears = (path: string) => <path d={path} fill={color.info.fill} />;

/** A round face in the gold of the house. */
function face(eye: keyof typeof eyes, mouth: keyof typeof mouths, more?: ReactNode): ReactNode {
  return (
    <>
      <circle cx="12" cy="12" r="10" fill={color.gold.fill} stroke={color.gold.fillDeep} />
      {eyes[eye]}
      {mouths[mouth]}
      {more}
    </>
  );
}

export const faces = {
  '🙂': face('open', 'smile'),
  '😊': face('happy', 'smile'),
  '😀': face('open', 'grin'),
  '😂': face('happy', 'grin', tears(drop(5, 11) + drop(19, 11))),
  '😅': face('happy', 'grin', tears(drop(18.5, 4))),
  '😉': face('wink', 'smile'),
  '😍': face('hearts', 'smile'),
  '😎': face('dark', 'smile'),
  '🤔': face('doubt', 'slant'),
  '😐': face('open', 'flat'),
  '😮': face('open', 'round'),
  '😢': face('open', 'sad', tears(drop(7.5, 12))),
  '😭': face('closed', 'round', tears(drop(7, 12.4) + drop(17, 12.4))),
  '😴': face('closed', 'flat'),
  '😡': face('cross', 'sad'),
};
export const isFace = (name: string): name is keyof typeof faces => Object.hasOwn(faces, name);
