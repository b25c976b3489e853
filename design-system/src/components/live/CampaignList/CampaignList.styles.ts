import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const CampaignRoot = styled.section`
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: ${borderWidth.hairline} solid ${color.border.subtle};
  border-radius: ${radius.large};

  & > h2 {
    font-size: ${font.size.reading};
  }

  & > ul {
    display: grid;
    gap: ${space[3]};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[3]};
  }

  & img {
    inline-size: 72px;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: ${radius.small};
  }

  & > ul > li > div {
    display: grid;
    flex: 1 1 160px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > ul > li > div > span {
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;
