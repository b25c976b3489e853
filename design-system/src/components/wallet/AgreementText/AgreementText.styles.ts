import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, space } = tokens;

export const TextRoot = styled.article`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${layout.narrow};
  font-size: ${font.size.reading};
  line-height: ${font.line.reading};

  & > header > h2 {
    font-size: ${font.size.heading};
  }

  & > header > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[4]};
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }

  & > section {
    display: grid;
    gap: ${space[2]};
  }

  & > section > h3 {
    font-size: ${font.size.title};
  }

  & > section[data-changed] {
    padding-inline-start: ${space[4]};
    border-inline-start: 3px solid ${color.info.border};
  }
`;

export const TextWaiting = styled.div`
  display: grid;
  gap: ${space[3]};
  max-inline-size: ${layout.narrow};
`;
