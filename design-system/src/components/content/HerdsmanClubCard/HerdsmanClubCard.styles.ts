import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const ClubCardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  /* Alone in its row. */
  @container (min-width: 600px) {
    flex-direction: row;
  }

  &:has(h2 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const ClubCover = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  color: ${color.text.muted};
  background: ${color.surface.sunken};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }

  @container (min-width: 600px) {
    flex: none;
    inline-size: 264px;
  }
`;

export const ClubCardWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${font.size.reading};
    text-wrap: pretty;
  }

  & > h2 > a {
    outline: 0;
  }

  & > h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > p {
    color: ${color.text.secondary};
    font-variant-numeric: tabular-nums;
  }
`;

export const ClubCardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  margin-block-start: auto;
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
