import { tokens } from '@goldbean/tokens';
import { Card } from '../../../primitives/index.ts';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const GiftSheet = styled(Card)`
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  inline-size: 100%;
  padding-block: ${space[10]};
  text-align: center;

  & > svg {
    inline-size: 80px;
    block-size: 80px;
    color: ${color.gold.text};
  }

  & > h1 {
    font-size: ${font.size.display};
  }

  & > p {
    color: ${color.text.secondary};
  }
`;

export const GiftPage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: 920px;
  margin-inline: auto;
`;

export const Guide = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    align-content: start;
    min-inline-size: 0;
    padding: ${space[5]};
    overflow-wrap: anywhere;
    background: ${color.surface.default};
    border: ${borderWidth.hairline} solid ${color.border.subtle};
    border-radius: ${radius.large};
  }

  & > li > svg {
    inline-size: 24px;
    block-size: 24px;
    color: ${color.gold.text};
  }

  & h2 {
    font-size: ${font.size.reading};
  }

  & p {
    color: ${color.text.secondary};
  }
`;

export const GiftLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]};
`;
