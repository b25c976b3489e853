import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
`;

/** What to see, and what to do. */
export const HomeHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  justify-content: space-between;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  justify-content: flex-end;
`;
