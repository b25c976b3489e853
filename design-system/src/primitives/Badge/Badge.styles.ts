import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../styling/index.ts';

const { color, font, radius } = tokens;

/** A class made once: a badge stands on every row of the class list. */
export const badgeClass = staticClass`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-inline-size: 18px;
  block-size: 18px;
  padding-inline: 5px;
  font-size: 11px;
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  color: ${color.live.onFill};
  background: ${color.live.fill};
  border-radius: ${radius.round};

  &[data-tone='quiet'] {
    color: ${color.text.secondary};
    background: ${color.surface.pressed};
  }

  &[data-dot] {
    min-inline-size: 8px;
    inline-size: 8px;
    block-size: 8px;
    padding: 0;
  }
`;
