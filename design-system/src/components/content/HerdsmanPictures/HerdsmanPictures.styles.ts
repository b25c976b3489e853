import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, radius, space } = tokens;

export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space[3]};

  & button {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 10;
    overflow: hidden;
    background: ${color.surface.sunken};
    border-radius: ${radius.medium};
  }

  & button:focus-visible {
    outline: 2px solid ${color.focus.ring};
    outline-offset: 2px;
  }

  & img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
