import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { chat, color, font, radius, space } = tokens;

/** A class made once: calls stand in rows. */
export const callClass = staticClass`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[3]};
  max-inline-size: 100%;
  padding: ${space[2]} ${space[3]};
  font-size: ${font.size.ui};
  line-height: ${font.line.tight};
  font-variant-numeric: tabular-nums;
  color: ${chat.text};
  background: ${chat.bubble};
  border-radius: ${radius.large};

  [data-own] &,
  &[data-own] { background: ${chat.bubbleOwn}; }

  & > svg {
    grid-row: span 2;
    inline-size: 18px;
    block-size: 18px;
    color: ${color.text.secondary};
  }

  &[data-call='missed'] > svg { color: ${color.danger.fill}; }

  & > small {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
