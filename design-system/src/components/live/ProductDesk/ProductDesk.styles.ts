import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const ProductDeskRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const DeskGoods = styled.ul`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;
