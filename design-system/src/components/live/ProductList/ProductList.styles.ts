import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const ListRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  color: ${color.text.primary};

  & > p {
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;
