import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, space } = tokens;

export const PayRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  justify-items: center;
  text-align: center;

  & > h2 {
    font-size: ${font.size.title};
  }

  & > div {
    inline-size: 100%;
  }
`;

export const PayWay = styled(Card)`
  display: grid;
  gap: ${space[4]};

  & > p {
    color: ${color.text.secondary};
  }
`;
