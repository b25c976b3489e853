import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, motion, radius, space } = tokens;

export const ReactionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: calc(-1 * ${space[2]});

  &[data-direction='column'] {
    flex-direction: column;
    gap: ${space[3]};
    margin-inline-start: 0;
  }
`;

export const Reaction = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-block-size: 32px;
  min-inline-size: 32px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.ui};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
  border-radius: ${radius.small};
  transition: background-color ${motion.duration.quick} ${motion.ease.out};

  &:hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    transition: scale ${motion.duration.quick} ${motion.ease.spring};
  }

  &:active > svg {
    scale: 1.2;
  }

  &[aria-pressed='true'] > svg {
    color: ${color.brand.text};
    fill: currentColor;
  }

  &[data-action='favourite'][aria-pressed='true'] > svg {
    color: ${color.gold.mark};
  }

  [data-direction='column'] > & {
    flex-direction: column;
    gap: ${space.half};
    min-inline-size: 48px;
    min-block-size: 48px;
    color: ${color.text.primary};
  }

  [data-direction='column'] > & > svg {
    inline-size: 24px;
    block-size: 24px;
  }
`;
