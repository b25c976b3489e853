import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const ArticleCardRoot = styled.article`
  position: relative;
  display: flex;
  gap: ${space[4]};
  min-inline-size: 0;
  padding: ${space[4]};
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.medium};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(h3 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  &[data-layout='tile'] {
    flex-direction: column;
    gap: 0;
    padding: 0;
    overflow: hidden;
  }
`;

export const ArticleCover = styled.div`
  flex: none;
  align-self: flex-start;
  display: grid;
  place-items: center;
  inline-size: 168px;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  color: ${color.text.muted};
  background: ${color.surface.sunken};
  border-radius: ${radius.small};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > svg {
    inline-size: 32px;
    block-size: 32px;
  }

  [data-layout='tile'] > & {
    inline-size: 100%;
    border-radius: 0;
  }

  @media (max-width: 480px) {
    [data-layout='row'] > & {
      inline-size: 96px;
    }
  }
`;

export const ArticleWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-layout='tile'] > & {
    padding: ${space[3]} ${space[4]} ${space[4]};
  }

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

  & a,
  & button {
    position: relative;
  }

  & > h3 > a {
    position: static;
  }
`;

export const ArticleSummary = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.text.secondary};
`;

export const ArticleFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-block-start: auto;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;
`;
