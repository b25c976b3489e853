import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const OrderRoot = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  background: ${tokens.color.surface.default};
`;

export const OrderRows = styled.ul`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`;
