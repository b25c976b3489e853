import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const LotsSheet = styled(Card)`
  display: grid;
  gap: ${space[3]};

  & > h2 {
    font-size: ${font.size.reading};
  }
`;
