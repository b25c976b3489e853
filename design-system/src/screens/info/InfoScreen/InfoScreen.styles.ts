import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { font, space } = tokens;

export const InfoText = styled.article`
  display: grid;
  gap: ${space[5]};
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};

  & > section {
    display: grid;
    gap: ${space[2]};
  }

  & > section > h2 {
    font-size: ${font.size.title};
  }
`;
