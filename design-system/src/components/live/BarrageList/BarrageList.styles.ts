import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const ListRoot = styled.ol`
  display: grid;
  align-content: start;
  padding: ${space[2]};
  list-style: none;
`;

export const ListRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: baseline;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};

  &:hover,
  &:focus-within {
    background: ${color.surface.hover};
  }

  & > time {
    min-inline-size: 44px;
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
  }

  & > p {
    min-inline-size: 0;
    line-height: ${font.line.ui};
    overflow-wrap: anywhere;
  }

  & > p > span {
    color: ${color.text.secondary};
  }

  &[data-own] > p > span {
    color: ${color.brand.text};
  }
`;

export const RowMoment = styled.button`
  min-inline-size: 44px;
  min-block-size: 24px;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  text-align: start;
  color: ${color.brand.text};
  border-radius: ${radius.small};
`;
