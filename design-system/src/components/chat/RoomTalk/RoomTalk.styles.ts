import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const RoomTalkRoot = styled.section`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  block-size: 100%;
  min-block-size: 0;
  background: ${tokens.color.surface.default};
`;
