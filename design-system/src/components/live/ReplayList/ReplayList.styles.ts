import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { borderWidth, color, font, radius, space } = tokens;

export const ListFrame = styled.section`
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
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${space[4]};
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* The whole card is the link. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & p {
    font-size: ${font.size.caption};
    line-height: ${font.line.tight};
    color: ${color.text.secondary};
  }
`;

export const CardPicture = styled.div`
  position: relative;
  display: grid;
  aspect-ratio: 16 / 9;
  margin-block-end: ${space[1]};
  overflow: hidden;
  border-radius: ${radius.medium};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const CardLength = styled.span`
  position: absolute;
  inset-block-end: ${space[1]};
  inset-inline-end: ${space[1]};
  padding-inline: ${space[1]};
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  color: ${color.stage.text};
  background: ${color.stage.scrim};
  border-radius: ${radius.small};
`;
