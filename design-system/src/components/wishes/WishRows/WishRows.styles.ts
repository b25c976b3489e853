import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const RowsRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  list-style: none;

  &[data-look='joined'] {
    gap: 0;
    overflow: hidden;
    background: ${color.surface.default};
    border: 1px solid ${color.border.subtle};
    border-radius: ${radius.medium};
  }
`;
