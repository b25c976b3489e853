import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const SignInSheet = styled(Card)`
  container-type: inline-size;
`;

/** What is given beside the month it is given in; below each other where both do not fit. */
export const SignInParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: ${space[6]};
  align-items: start;

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SignInWords = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;

  & > h2 {
    font-size: ${font.size.title};
  }

  & > p {
    color: ${color.text.secondary};
  }

  & > p:last-of-type {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
