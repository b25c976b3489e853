import { tokens } from '@goldbean/tokens';
import { keyframes, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

const appear = keyframes`
  0% { transform: scale(0.4) rotate(-18deg); opacity: 0; }
  60% { transform: scale(1.12) rotate(4deg); opacity: 1; }
`;

const burst = keyframes`
  0% { transform: scale(0.3) rotate(-40deg); opacity: 0; }
  50% { opacity: 1; }
`;

export const UnlockRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  text-align: center;
`;

export const UnlockMedal = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 144px;
  block-size: 144px;

  & > span {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 88px;
    block-size: 88px;
    font-size: ${font.size.display};
    font-weight: ${font.weight.bold};
    font-variant-numeric: tabular-nums;
    color: ${color.text.secondary};
    background: ${color.surface.sunken};
    border: 3px dashed ${color.border.control};
    border-radius: ${radius.round};
  }

  &[data-unlocked] > span {
    color: ${color.gold.onFill};
    background: ${color.gold.fill};
    border: 3px solid ${color.gold.fillDeep};
    animation: ${appear} ${motion.duration.celebrate} ${motion.ease.spring};
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-unlocked] > span {
      animation: none;
    }
  }
`;

export const Rays = styled.i`
  position: absolute;
  inset: 0;
  background: repeating-conic-gradient(${color.gold.fill} 0 9deg, transparent 9deg 30deg);
  border-radius: ${radius.round};
  mask: radial-gradient(circle, transparent 48px, black 52px, transparent 72px);
  animation: ${burst} ${motion.duration.celebrate} ${motion.ease.out};

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Benefits = styled.ul`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  text-align: start;

  & > li {
    display: flex;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
    inline-size: 16px;
    block-size: 1lh;
    color: ${color.gold.text};
  }
`;
