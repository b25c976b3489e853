import { tokens } from '@goldbean/tokens';
import { staticClass } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

/** A class made once: such cards stand in rows. */
export const mergedClass = staticClass`
  display: grid;
  gap: 2px;
  inline-size: 288px;
  max-inline-size: 100%;
  padding: ${space[3]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  text-align: start;
  overflow-wrap: anywhere;
  color: ${color.text.secondary};
  background: ${color.surface.default};
  border: 1px solid ${color.border.default};
  border-radius: ${radius.medium};

  &:hover { background: ${color.surface.hover}; }

  & > strong {
    font-size: ${font.size.ui};
    font-weight: ${font.weight.medium};
    color: ${color.text.primary};
  }

  & > span[data-clamp] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > small {
    margin-block-start: ${space[1]};
    padding-block-start: ${space[1]};
    border-block-start: 1px solid ${color.border.subtle};
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
