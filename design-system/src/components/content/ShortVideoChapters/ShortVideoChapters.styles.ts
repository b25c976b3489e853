import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ChapterRows = styled.ol`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const ChapterRow = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  inline-size: 100%;
  min-block-size: 36px;
  align-items: center;
  padding: ${space[2]} ${space[3]};
  text-align: start;
  border-radius: ${radius.small};
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.surface.hover};
  }

  &[aria-current] {
    font-weight: ${font.weight.medium};
    color: ${color.brand.onSubtle};
    background: ${color.brand.subtle};
  }

  & > span:first-child {
    font-variant-numeric: tabular-nums;
  }

  & > small {
    grid-column: 2;
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }

  &[aria-current] > small {
    color: inherit;
  }
`;
