import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const StopWords = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
