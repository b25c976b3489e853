import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { color, font, layout, space } = tokens;

export const GiftSheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  inline-size: 100%;
  max-inline-size: ${layout.narrow};
  margin-inline: auto;
  text-align: center;

  & > svg {
    inline-size: 64px;
    block-size: 64px;
    color: ${color.gold.text};
  }

  & > h1 {
    font-size: ${font.size.heading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const GiftLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]};
`;
