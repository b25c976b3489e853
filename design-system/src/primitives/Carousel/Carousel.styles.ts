import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

const { color, motion, radius, space } = tokens;

export const CarouselRoot = styled.section`
  display: grid;
  gap: ${space[2]};
  inline-size: 100%;
  min-inline-size: 0;
`;

export const CarouselView = styled.div`
  overflow: hidden;
  border-radius: ${radius.medium};

  &:focus-visible {
    outline-offset: 2px;
  }
`;

export const CarouselTrack = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${space[4]});
  touch-action: pan-y pinch-zoom;
`;

export const CarouselSlide = styled.div`
  display: grid;
  flex: 0 0 var(--slide);
  min-inline-size: 0;
  padding-inline-start: ${space[4]};
`;

export const CarouselBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
`;

/** Hides the stop button under reduced motion, where the carousel does not advance by itself. */
export const CarouselPause = styled.span`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

export const CarouselDot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: ${radius.round};

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    background: ${color.border.control};
    border-radius: ${radius.round};
    transition: inline-size ${motion.duration.calm} ${motion.ease.out};
  }

  &[aria-current='true']::before {
    inline-size: 20px;
    background: ${color.brand.primary};
  }
`;
