import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, shadow, space } = tokens;

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow: hidden;
  background: ${color.surface.default};
  border: 1px solid ${color.border.subtle};
  border-radius: ${radius.large};
  transition: box-shadow ${motion.duration.calm} ${motion.ease.out};

  &:hover {
    box-shadow: ${shadow.raised};
  }

  &:has(h3 > a:focus-visible) {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  /* Alone in a row of cards: the picture at the side, the words beside it. */
  @container (inline-size >= 600px) {
    &[data-variant='grid'] {
      display: grid;
      grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
    }
  }

  &[data-variant='hero'] {
    display: grid;
    grid-template-columns: minmax(0, 1.7fr) minmax(240px, 1fr);
    background: ${color.stage.surface};
    border-color: transparent;
  }

  &[data-variant='hero'] > div:last-of-type {
    justify-content: center;
    gap: ${space[4]};
    padding: ${space[6]};
  }

  &[data-variant='hero'] > div:last-of-type > :last-of-type {
    margin-block-start: 0;
  }

  @media (max-width: 640px) {
    &[data-variant='hero'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const CardCover = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${color.stage.canvas};

  & > img,
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  & > :not(img, svg) {
    position: absolute;
    inset-block-start: ${space[2]};
    inset-inline-start: ${space[2]};
    display: flex;
    max-inline-size: calc(100% - ${space[4]});
  }
`;

export const CardWords = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: ${space[3]} ${space[4]} ${space[4]};
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${font.size.reading};
    color: ${color.text.primary};
  }

  [data-variant='hero'] > & > h3 {
    font-size: ${font.size.heading};
  }

  & > h3 > a {
    color: inherit;
    text-decoration: none;
    outline: 0;
  }

  & > h3 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const CardTeacher = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  color: ${color.text.secondary};

  & > span:last-of-type {
    min-inline-size: 0;
    line-height: ${font.line.tight};
  }

  & small {
    display: block;
    font-size: ${font.size.caption};
    color: ${color.text.muted};
  }
`;

export const CardEnter = styled.div`
  position: relative;
  justify-self: start;
`;

export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  margin-block-start: auto;
  font-size: ${font.size.caption};
  color: ${color.text.muted};
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }

  & > span > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  & > div {
    position: relative;
    margin-inline-start: auto;
  }

  [data-variant='hero'] > * > & > div {
    inline-size: 100%;
    margin-block-start: ${space[2]};
  }
`;
