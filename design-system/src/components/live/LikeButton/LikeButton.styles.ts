import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const LikeRoot = styled.div`
  position: relative;
  display: inline-flex;
`;

export const LikePress = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 40px;
  padding-inline: ${space[3]};
  font-weight: ${font.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: ${font.line.tight};
  white-space: nowrap;
  color: ${color.text.primary};
  background: ${color.surface.sunken};
  border-radius: ${radius.round};

  & > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    color: ${color.live.fill};
    fill: currentColor;
    transition: scale ${motion.duration.quick} ${motion.ease.spring};
  }

  &:hover {
    background: ${color.surface.pressed};
  }

  &:active > svg {
    scale: 1.25;
  }

  &[aria-disabled='true'] {
    color: ${color.text.disabled};
    cursor: not-allowed;
  }

  &[aria-disabled='true'] > svg {
    color: ${color.text.disabled};
    scale: none;
  }
`;

export const BurstBox = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline: 0;
  block-size: 180px;
  overflow: hidden;
  pointer-events: none;
  contain: strict;
`;

export const heartClass = staticClass`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 22px;
  inline-size: 22px;
  block-size: 22px;
  margin-inline-start: -11px;
  opacity: 0;
  will-change: transform, opacity;

  & > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: var(--tint);
  }
`;
