import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const VideoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: ${space[4]};
  align-items: start;
  list-style: none;
`;

export const VideoTile = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

  & h2 > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** Portrait, as it is played; a cover across is cut at its sides. */
export const VideoCover = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 9 / 14;
  color: ${color.stage.textSecondary};
  background: ${color.stage.surface};

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }

  & > span {
    position: absolute;
    inset-block-end: ${space[2]};
    inset-inline-end: ${space[2]};
    max-inline-size: calc(100% - 16px);
    padding-inline: ${space[2]};
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.stage.text};
    background: ${color.stage.scrim};
    border-radius: ${radius.small};
  }
`;

export const VideoWords = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]};
  overflow-wrap: anywhere;

  & > h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-weight: ${font.weight.medium};
    text-wrap: pretty;
  }
`;

export const VideoFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  min-inline-size: 0;
  font-size: ${font.size.caption};
  color: ${color.text.secondary};

  & > [data-part='author'] {
    flex: 1 1 auto;
    min-inline-size: 0;
  }

  & > [data-part='likes'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    font-variant-numeric: tabular-nums;
  }

  & svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;

/** Above the link that covers the tile. */
export const VideoActions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const VideoMore = styled.div`
  display: flex;
  justify-content: center;
  padding: ${space[4]};
`;
