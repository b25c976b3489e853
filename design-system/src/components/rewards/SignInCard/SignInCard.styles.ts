import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const SignInSheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  & > h2 {
    font-size: ${font.size.title};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;
