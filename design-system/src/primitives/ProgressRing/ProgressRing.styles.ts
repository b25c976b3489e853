import { tokens } from '@goldbean/tokens';
import { onElement, styled } from '../../styling/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const { color, font, motion } = tokens;

export const RingRoot = styled.div`
  --mark: ${color.brand.primary};

  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 64px;
  block-size: 64px;
  font-size: ${font.size.ui};
  font-weight: ${font.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  color: ${color.text.primary};

  &[data-size='small'] {
    inline-size: 28px;
    block-size: 28px;
  }

  &[data-size='large'] {
    inline-size: 128px;
    block-size: 128px;
    font-size: ${font.size.display};
  }

  &[data-tone='gold'] {
    --mark: ${color.gold.fillDeep};
  }

  &[data-tone='success'] {
    --mark: ${color.success.fill};
  }

  &[data-tone='danger'] {
    --mark: ${color.danger.fill};
  }

  & > * {
    grid-area: 1 / 1;
  }

  & > svg {
    inline-size: 100%;
    block-size: 100%;
    rotate: -90deg;
  }

  & circle {
    fill: none;
    stroke: ${color.surface.pressed};
    stroke-width: 4;
  }

  &[data-size='large'] circle {
    stroke-width: 3;
  }

  & [data-part='mark'] {
    stroke: var(--mark);
    stroke-dasharray: var(--share) 100;
    stroke-linecap: round;
    transition: stroke-dasharray ${motion.duration.slow} ${motion.ease.out};
  }

  /* A round end would leave a dot where nothing is done yet. */
  &[data-empty] [data-part='mark'] {
    stroke: none;
  }
`;

export const RingMiddle = styled.div`
  display: grid;
  justify-items: center;
  max-inline-size: 72%;
  text-align: center;
`;

/** Text of the ring for screen readers. */
export const RingValue = onElement(VisuallyHidden, 'progress');
