import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, font, layout, space } = tokens;

export const HeadingRoot = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};

  & h1 {
    font-size: ${font.size.heading};
  }

  & p {
    max-inline-size: ${layout.narrow};
    margin-block-start: ${space[1]};
    color: ${color.text.secondary};
  }
`;

export const HeadingActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
