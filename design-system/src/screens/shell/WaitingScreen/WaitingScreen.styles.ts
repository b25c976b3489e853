import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const WaitingRoot = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 60vh;
  color: ${tokens.color.text.secondary};
`;
