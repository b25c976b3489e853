import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & > h2 {
    margin: 0;
    font-size: ${font.size.heading};
    line-height: ${font.line.tight};
  }
`;
