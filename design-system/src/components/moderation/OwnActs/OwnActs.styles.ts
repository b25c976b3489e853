import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const ActsRows = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
`;
