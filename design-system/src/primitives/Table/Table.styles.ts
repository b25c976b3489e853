import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const TableFrame = styled.div`
  /* Words that are only heard stay in it, or the page would scroll for them. */
  position: relative;
  overflow-x: auto;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
`;

export const TableRoot = styled.table`
  inline-size: 100%;
  font-size: ${font.size.ui};
  line-height: ${font.line.ui};

  & th {
    padding: ${space[2]} ${space[4]};
    font-size: ${font.size.caption};
    font-weight: ${font.weight.medium};
    text-align: start;
    color: ${color.text.secondary};
    background: ${color.surface.canvas};
    border-block-end: 1px solid ${color.border.subtle};
  }

  & th[data-align='end'] {
    text-align: end;
  }
`;

/** Classes made once: a statement has hundreds of rows. */
export const rowClass = staticClass`
  border-block-end: 1px solid ${color.border.subtle};

  &:last-of-type { border-block-end: 0; }
  &:hover { background: ${color.surface.hover}; }
`;

export const cellClass = staticClass`
  padding: ${space[3]} ${space[4]};
  vertical-align: middle;

  &[data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
