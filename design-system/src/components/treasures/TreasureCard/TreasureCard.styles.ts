import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const TreasureRoot = styled.article`
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

  &:has(h3 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const TreasureCover = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  color: ${color.text.muted};
  background: ${color.surface.sunken};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  &[data-gone] > img {
    filter: grayscale(1);
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

export const TreasureWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
    text-wrap: pretty;
  }

  & > h3 > a {
    outline: 0;
  }

  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const TreasureTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const TreasureFoot = styled.div`
  display: grid;
  gap: ${space[1]};
  margin-block-start: auto;
  font-size: ${font.size.caption};
  color: ${color.text.secondary};
  font-variant-numeric: tabular-nums;
`;
