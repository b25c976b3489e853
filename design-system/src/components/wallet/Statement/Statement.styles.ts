import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const StatementRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > nav {
    justify-self: center;
  }
`;

export const StatementFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  & > * {
    flex: 0 1 180px;
  }

  & > :first-child {
    flex-basis: 240px;
  }
`;
