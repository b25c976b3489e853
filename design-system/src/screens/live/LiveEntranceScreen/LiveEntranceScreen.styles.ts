import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const EntranceRoot = styled.div`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 880px;
  margin-inline: auto;

  & > h1 {
    font-size: ${font.size.heading};
  }
`;
