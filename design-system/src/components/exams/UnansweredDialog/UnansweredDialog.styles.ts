import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
  gap: ${space[2]};
  padding-block: ${space[4]} 2px;

  & button {
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
`;
