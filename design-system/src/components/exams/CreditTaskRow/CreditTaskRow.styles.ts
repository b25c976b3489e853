import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font, space } = tokens;

/** Classes made once: a task page has dozens of rows. */
export const rowClass = staticClass`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[6]};
  padding: ${space[4]};
  background: ${color.surface.default};
  border-block-end: 1px solid ${color.border.subtle};
`;

export const wordsClass = staticClass`
  flex: 1 1 240px;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;

  & > strong { font-weight: ${font.weight.medium}; }
  & > p { font-size: ${font.size.caption}; line-height: ${font.line.ui}; color: ${color.text.muted}; }
  [data-state='claimed'] > & > strong { color: ${color.text.secondary}; }
`;

export const progressClass = staticClass`
  display: grid;
  grid-template-columns: minmax(80px, 240px) auto;
  justify-content: start;
  align-items: center;
  gap: ${space[3]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
`;

export const rewardClass = staticClass`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[1]} ${space[4]};
`;

export const actionClass = staticClass`
  flex: none;
  display: flex;
  justify-content: end;
  min-inline-size: 136px;
  margin-inline-start: auto;

  & > p {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: 36px;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > p > svg { flex: none; inline-size: 14px; block-size: 14px; color: ${color.success.text}; }
`;
