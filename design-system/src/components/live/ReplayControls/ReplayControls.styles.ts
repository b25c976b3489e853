import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space } = tokens;

export const ReplayBar = styled.div`
  display: grid;
  min-inline-size: 0;
  padding-block-start: ${space[2]};
  background: ${color.stage.scrim};

  & > fieldset {
    background: none;
  }
`;
