import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font, radius, space } = tokens;

export const RankStrip = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  max-inline-size: 100%;
`;

export const GiverList = styled.ol`
  display: flex;
  gap: ${space[2]};
  list-style: none;

  &:empty {
    display: none;
  }
`;

export const GiverPlace = styled.span`
  position: relative;
  display: grid;
  justify-items: center;
  padding-block-start: ${space[1]};
  line-height: ${font.line.tight};

  & > svg {
    position: absolute;
    inset-block-start: -6px;
    inline-size: 14px;
    block-size: 14px;
    color: ${color.gold.mark};
    fill: currentColor;
  }

  & > [data-score] {
    font-size: ${font.size.caption};
    font-variant-numeric: tabular-nums;
    color: ${color.gold.text};
  }
`;

export const RankOpen = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-block-size: 28px;
  padding-inline: ${space[2]};
  font-size: ${font.size.caption};
  line-height: ${font.line.tight};
  color: ${color.text.secondary};
  border-radius: ${radius.medium};

  &:hover {
    color: ${color.text.primary};
    background: ${color.surface.hover};
  }

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;
