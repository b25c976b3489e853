import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../styling/index.ts';

const { color, motion, radius } = tokens;

const pass = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

export const ProgressRoot = styled.progress`
  --mark: ${color.brand.primary};

  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 8px;
  overflow: hidden;
  background: ${color.surface.pressed};
  border: 0;
  border-radius: ${radius.round};

  &[data-tone='gold'] {
    --mark: ${color.gold.fillDeep};
  }

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    background: var(--mark);
    border-radius: ${radius.round};
    transition: inline-size ${motion.duration.slow} ${motion.ease.out};
  }

  &::-moz-progress-bar {
    background: var(--mark);
    border-radius: ${radius.round};
  }

  &:indeterminate {
    background: ${color.surface.pressed} linear-gradient(var(--mark), var(--mark)) no-repeat 150% 0 / 40% 100%;
    animation: ${pass} 1400ms ease-in-out infinite;
  }

  &:indeterminate::-moz-progress-bar {
    background: none;
  }
`;
