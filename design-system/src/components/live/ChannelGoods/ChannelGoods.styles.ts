import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const GoodsRoot = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 264px), 1fr));
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${space[4]};
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.large};
  }
`;
