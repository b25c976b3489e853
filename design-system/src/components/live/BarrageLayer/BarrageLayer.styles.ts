import { tokens } from '@goldbean/tokens';
import { staticClass, styled } from '../../../styling/index.ts';

const { barrage, color, font, radius, space } = tokens;

export const LayerRoot = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  opacity: var(--opacity);
  contain: strict;
`;

/** One flying comment. `will-change` keeps each on a layer of its own, so that moving it paints nothing. */
export const bulletClass = staticClass`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  padding-inline: ${space[2]};
  font-size: var(--size);
  font-weight: ${font.weight.semibold};
  line-height: var(--lane);
  white-space: pre;
  color: ${barrage.text};
  text-shadow:
    0 0 2px ${barrage.outline},
    0 1px 2px ${barrage.outline};
  visibility: hidden;
  will-change: transform;

  &[data-flying] {
    visibility: visible;
  }

  &[data-own] {
    outline: 1px solid ${color.stageBrand.text};
    outline-offset: -3px;
    border-radius: ${radius.round};
    background: ${color.stage.scrim};
  }
`;

export const Transcript = styled.div`
  position: absolute;
  inset-block-start: ${space[10]};
  inset-inline-start: ${space[3]};
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  max-inline-size: min(60%, 420px);
  pointer-events: none;
  opacity: var(--opacity);

  & > p {
    padding: 2px ${space[3]};
    line-height: ${font.line.ui};
    overflow-wrap: anywhere;
    color: ${color.stage.text};
    background: ${color.stage.scrim};
    border-radius: ${radius.medium};
  }

  & > p[data-own] {
    color: ${color.stageBrand.text};
  }
`;
