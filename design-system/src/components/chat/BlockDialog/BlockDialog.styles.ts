import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const BlockFields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
