import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const FilterRow = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};

  & > :first-of-type {
    flex: 1 1 240px;
  }
`;

export const FoundCount = styled.p`
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
