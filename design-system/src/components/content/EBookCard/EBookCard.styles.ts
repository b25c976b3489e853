import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const BookRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(h2 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }
`;

export const BookFront = styled.div`
  display: grid;
  place-items: center;
  block-size: 184px;
  color: ${color.text.muted};
  background: ${color.surface.sunken};

  & > img {
    inline-size: 108px;
    block-size: 152px;
    object-fit: cover;
    border-radius: ${radius.small};
    box-shadow: ${shadow.raised};
  }

  & > svg {
    inline-size: 40px;
    block-size: 40px;
  }
`;

export const BookWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
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
    font-size: ${font.size.caption};
    color: ${color.text.secondary};
  }
`;

export const BookFoot = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  margin-block-start: auto;
  padding-block-start: ${space[2]};
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;

  & > progress {
    inline-size: 100%;
  }
`;

export const BookAbout = styled.div`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Above the link that covers the card. */
export const BookActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
`;
