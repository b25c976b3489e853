import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const PanelRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > header {
    display: grid;
    gap: ${space[1]};
  }

  & > header > h1 {
    margin: 0;
    font-size: ${font.size.heading};
    line-height: ${font.line.tight};
  }

  & > header > p {
    margin: 0;
    color: ${color.text.secondary};
  }
`;
