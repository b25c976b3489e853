import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

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
