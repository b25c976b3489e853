import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const FeedbackAnswer = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > p:first-of-type {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
