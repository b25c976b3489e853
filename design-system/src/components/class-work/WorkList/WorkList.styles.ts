import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const WorkCards = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
`;

export const WorkTools = styled.div`
  display: flex;
  justify-content: flex-end;
`;
